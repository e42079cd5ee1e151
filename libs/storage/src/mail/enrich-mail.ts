import type { Address, EmailSummary } from '@efemera/contract';
import type { ParsedMessage } from '@efemera/mime';
import { networkOf } from '@efemera/network';
import { StorageUnavailableError } from '../redis/errors.js';
import type { ListedMail, MailStore } from './mail-store.js';
import { partParsed, type Bodies } from './parsed-mail.js';

export interface Parses {
  /** @param turn  parser time is shared out by the network that sent a mail, then by the address. */
  parse(source: Buffer, turn: { network: string; address: string }): Promise<ParsedMessage>;
}

export interface ReadMail {
  summary: EmailSummary;
  bodies: Bodies;
}

/**
 * Parses a stored mail, keeps what was found and tells it: the one way from bytes to the form that is shown, for
 * the worker (mail of held inboxes) and for whoever reads before the worker came, or what nobody holds.
 *
 * @param mustSave  false for a reader, who is served though Redis can't be written to: what is kept is a cache.
 * @returns null when the mail is gone.
 */
export async function enrichMail(
  mails: MailStore,
  parser: Parses,
  address: Address,
  listed: ListedMail,
  { mustSave = true } = {},
): Promise<ReadMail | null> {
  const mail = await mails.delivered(address, listed.summary.id);
  if (!mail) return readWithoutSource(mails, address, listed.summary.id);
  const parsed = await parser.parse(mail.source, { network: networkOf(mail.envelope?.ip), address });
  await mails.saveParsed(address, listed.summary, parsed, mail).catch((error: unknown) => {
    if (mustSave || !(error instanceof StorageUnavailableError)) throw error;
  });
  const { found, bodies } = partParsed(parsed);
  return { summary: { ...listed.summary, ...found }, bodies };
}

/** What is left of a mail whose bytes can't be read; null where the mail is gone. */
async function readWithoutSource(mails: MailStore, address: Address, id: string): Promise<ReadMail | null> {
  const mail = await mails.get(address, id);
  if (!mail) return null;
  const { summary, bodies } = mail;
  return {
    summary,
    bodies: bodies ?? { body: summary.preview, bodyHtml: null, headers: [], codes: [], links: [], truncated: true },
  };
}

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
 * Parses a stored mail, stores the parsed form and announces it. Both callers use this function: the worker (mail of held
 * inboxes), and the gateway when a client reads a mail before the worker has parsed it, or mail of a public address.
 *
 * @param mustSave  false if a client waits for the mail: it gets the mail even if the parsed form can't be stored.
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

/** Returns the summary of a mail whose bytes can't be read; null if the mail has been deleted. */
async function readWithoutSource(mails: MailStore, address: Address, id: string): Promise<ReadMail | null> {
  const mail = await mails.get(address, id);
  if (!mail) return null;
  const { summary, bodies } = mail;
  return {
    summary,
    bodies: bodies ?? { body: summary.preview, bodyHtml: null, headers: [], codes: [], links: [], truncated: true },
  };
}

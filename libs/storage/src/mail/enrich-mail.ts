import type { Address, EmailSummary } from '@efemera/contract';
import type { ParsedMessage } from '@efemera/mime';
import { networkOf } from '@efemera/network';
import { StorageUnavailableError } from '../redis/errors.js';
import type { MailStore } from './mail-store.js';
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
 * Parses a stored mail, stores the parsed form and announces it, or reads the parsed form if it is stored already. Both
 * callers use this function: the worker (mail of held inboxes), and the gateway when a client reads a mail before the worker
 * has parsed it, or mail of a public address.
 *
 * @param mustSave  false if a client waits for the mail: it gets the mail even if the parsed form can't be stored.
 * @returns null when the mail is gone.
 */
export async function enrichMail(
  mails: MailStore,
  parser: Parses,
  address: Address,
  id: string,
  { mustSave = true } = {},
): Promise<ReadMail | null> {
  const mail = await mails.delivered(address, id);
  if (!mail || mail.parsed) {
    const stored = await mails.get(address, id);
    if (!mail || !stored || stored.bodies) return stored && readable(stored);
  }
  const parsed = await parser.parse(mail.source, { network: networkOf(mail.envelope?.ip), address });
  await mails.saveParsed(address, mail.summary, parsed, mail).catch((error: unknown) => {
    if (mustSave || !(error instanceof StorageUnavailableError)) throw error;
  });
  const { found, bodies } = partParsed(parsed);
  return { summary: { ...mail.summary, ...found }, bodies };
}

/** With what its summary tells in place of bodies that can't be read. */
const readable = ({ summary, bodies }: { summary: EmailSummary; bodies: Bodies | null }): ReadMail => ({
  summary,
  bodies: bodies ?? { body: summary.preview, bodyHtml: null, headers: [], codes: [], links: [], truncated: true },
});

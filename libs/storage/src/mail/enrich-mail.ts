import type { Address, EmailSummary } from '@efemera/contract';
import type { ParsedMessage } from '@efemera/mime';
import { networkOf } from '@efemera/network';
import { StorageUnavailableError } from '../redis/errors.js';
import type { Followers, MailStore } from './mail-store.js';
import { partParsed, type Bodies } from './parsed-mail.js';

export interface Parses {
  /**
   * @param turn  by whom the parser counts its time: the network that sent the mail, then the address. It serves first
   * the network, and then the address, that has used least of its time.
   */
  parse(source: Buffer, turn: { network: string; address: string }): Promise<ParsedMessage>;
}

export interface ReadMail {
  summary: EmailSummary;
  bodies: Bodies;
  /** Null if the followers are not known: the mail was parsed before, or its parsed form could not be stored. */
  followers: Followers | null;
}

interface Parsed {
  message: ParsedMessage;
  followers: Followers | null;
}

type Measure = (work: () => Promise<Parsed>) => Promise<Parsed>;

/**
 * Parses a stored mail, stores the parsed form and announces it, or reads the parsed form if it is stored already. Called
 * by the worker for mail of held inboxes, and by the gateway when a client reads a mail that no worker has parsed: one that
 * has just come, or one at a public address.
 *
 * @param measure   runs the work of parsing and storing; a caller may note how long it took.
 * @param mustSave  false if a client waits for the mail: it gets the mail even if the parsed form can't be stored.
 * @returns null when the mail is gone.
 */
export async function enrichMail(
  mails: MailStore,
  parser: Parses,
  address: Address,
  id: string,
  { mustSave = true, measure = (work) => work() }: { mustSave?: boolean; measure?: Measure } = {},
): Promise<ReadMail | null> {
  const mail = await mails.delivered(address, id);
  if (!mail || mail.parsed) {
    const stored = await mails.get(address, id);
    if (!mail || !stored || stored.bodies) return stored && readable(stored);
  }
  const { message, followers } = await measure(async () => {
    const message = await parser.parse(mail.source, { network: networkOf(mail.envelope?.ip), address });
    const followers = await mails.saveParsed(address, mail.summary, message, mail).catch((error: unknown) => {
      if (mustSave || !(error instanceof StorageUnavailableError)) throw error;
      return null;
    });
    return { message, followers };
  });
  const { found, bodies } = partParsed(message);
  return { summary: { ...mail.summary, ...found }, bodies, followers };
}

/** Fills in from the summary what a mail shows when its bodies can't be read. */
const readable = ({ summary, bodies }: { summary: EmailSummary; bodies: Bodies | null }): ReadMail => ({
  summary,
  bodies: bodies ?? { body: summary.preview, bodyHtml: null, headers: [], codes: [], links: [], truncated: true },
  followers: null,
});

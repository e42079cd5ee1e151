import type { Recipient } from '@efemera/intake';
import type { EnvelopeAddress } from 'Haraka/connection.js';

/** Haraka keeps `results` for plugins that score mail; this service has none. */
const noResults = { add: () => undefined, push: () => undefined };

/**
 * One mail being received: the parts of a transaction that Haraka's connection and plugin engine use. Haraka's own
 * class brings a header parser, a MIME parser and a spool file, which it tries to delete after every mail.
 */
export class Transaction {
  mail_from: EnvelopeAddress | null = null;
  rcpt_to: EnvelopeAddress[] = [];
  readonly rcpt_count = { accept: 0, tempfail: 0, reject: 0 };
  readonly notes = { skip_plugins: [] };
  readonly results = noResults;
  data_bytes = 0;
  /** SIZE of MAIL (RFC 1870); 0 if the sender did not give it. */
  announcedBytes = 0;
  encoding = 'utf8';
  /** True once the message has a reply, or the server has hung up: the client has not broken it off. */
  isAnswered = false;
  /** The recipients in canonical form: an inbox that is named twice with the same tag gets one copy. */
  readonly recipients = new Map<string, Recipient>();

  constructor(readonly uuid: string) {}
}

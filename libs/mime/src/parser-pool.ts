import { createMailThreads, type MailThreadsOptions } from './mail-threads.js';
import { showUnparsed, type AttachmentContent, type ParsedMessage } from './parse-message.js';
import type { ParseTask } from './parse-worker.js';

export { ParserBusyError } from './mail-threads.js';

/** Mails over `maxSourceBytes` are shown unparsed. */
export type ParserOptions = Pick<MailThreadsOptions<ParseTask>, 'threads' | 'deadlineMs' | 'maxSourceBytes'>;

export interface Parser {
  /**
   * As `parseMessage`, in a thread of its own. A mail that reaches the deadline or the heap limit comes back unparsed.
   *
   * @throws ParserBusyError  too many bytes wait already; the same mail may be sent again later.
   */
  parse(source: Uint8Array): Promise<ParsedMessage>;
  /** As `readAttachment`; null as well when the mail can't be parsed in time. */
  attachment(source: Uint8Array, index: number): Promise<AttachmentContent | null>;
  /** Lets running tasks end and refuses those that wait. */
  close(): Promise<void>;
}

/** Starts threads that parse mail. */
export function createParser(options: ParserOptions): Parser {
  const threads = createMailThreads<ParseTask>({
    ...options,
    // From src (Jest) and from dist alike: a thread runs compiled code only.
    file: new URL('../dist/parse-worker.js', import.meta.url),
    firstTask: { kind: 'message', source: new Uint8Array() },
  });
  return {
    parse: (source) => threads.run<ParsedMessage>({ kind: 'message', source }, () => showUnparsed(source)),
    attachment: (source, index) =>
      threads.run<AttachmentContent | null>({ kind: 'attachment', source, index }, () => null),
    close: () => threads.close(),
  };
}

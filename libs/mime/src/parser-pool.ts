import { createMailProcesses, type MailProcessesOptions } from './mail-processes.js';
import { showUnparsed, type AttachmentContent, type ParsedMessage } from './parse-message.js';
import type { ParseTask } from './parse-tasks.js';

export { ParserBusyError } from './mail-processes.js';

/** Mails over `maxSourceBytes` are shown unparsed. */
export type ParserOptions = Pick<MailProcessesOptions, 'processes' | 'deadlineMs' | 'maxSourceBytes' | 'onGivenUp'>;

export interface Parser {
  /**
   * As `parseMessage`, in a process of its own. A mail that reaches the deadline or the heap limit comes back unparsed.
   *
   * @throws ParserBusyError  too many bytes wait already; the same mail may be sent again later.
   */
  parse(source: Uint8Array): Promise<ParsedMessage>;
  /** As `readAttachment`; null as well when the mail can't be parsed in time. */
  attachment(source: Uint8Array, index: number): Promise<AttachmentContent | null>;
  /** Lets running tasks end and refuses those that wait. */
  close(): Promise<void>;
}

/** Starts processes that parse mail. */
export function createParser(options: ParserOptions): Parser {
  const processes = createMailProcesses<ParseTask>({
    ...options,
    file: new URL('../dist/parse-tasks.js', import.meta.url),
  });
  return {
    parse: (source) => processes.run<ParsedMessage>({ kind: 'message', source }, () => showUnparsed(source)),
    attachment: (source, index) =>
      processes.run<AttachmentContent | null>({ kind: 'attachment', source, index }, () => null),
    close: () => processes.close(),
  };
}

import { createMailProcesses, type MailProcessesOptions } from './mail-processes.js';
import { digestOf } from './hopeless-mail.js';
import { mimeLimits } from './limits.js';
import { showUnparsed, type AttachmentContent, type ParsedMessage } from './parse-message.js';
import type { ParseTask } from './parse-tasks.js';
import type { Turn } from './turn-queue.js';

export type { Turn } from './turn-queue.js';

export { ParserBusyError } from './mail-processes.js';

/** Mails over `maxSourceBytes` are shown unparsed. */
export type ParserOptions = Pick<MailProcessesOptions, 'processes' | 'deadlineMs' | 'maxSourceBytes' | 'onGivenUp'>;

export interface Parser {
  /**
   * As `parseMessage`, in a process of its own. A mail that reaches the deadline or the heap limit comes back unparsed.
   *
   * @throws ParserBusyError  too many bytes wait already; the same mail may be sent again later.
   */
  parse(source: Uint8Array, turn?: Turn): Promise<ParsedMessage>;
  /** As `readAttachment`; null as well when the mail can't be parsed in time. */
  attachment(source: Uint8Array, index: number, turn?: Turn): Promise<AttachmentContent | null>;
  /** Lets running tasks end and refuses those that wait. */
  close(): Promise<void>;
}

/** Starts processes that parse mail. */
export function createParser(options: ParserOptions): Parser {
  const processes = createMailProcesses<ParseTask>({
    ...options,
    file: new URL('../dist/parse-tasks.js', import.meta.url),
  });
  /** One upload to many recipients is parsed once: what its last copies came to, the oldest first. */
  const copies = new Map<string, { parsed: Promise<ParsedMessage>; atMs: number }>();

  function parse(source: Uint8Array, turn?: Turn): Promise<ParsedMessage> {
    const run = () => processes.run<ParsedMessage>({ kind: 'message', source }, () => showUnparsed(source), turn);
    if (source.length < mimeLimits.digestedMailBytes) return run();
    const digest = digestOf(source);
    const copy = copies.get(digest);
    if (copy && performance.now() - copy.atMs < mimeLimits.parsedCopyMs) return copy.parsed;
    const parsed = run();
    copies.delete(digest);
    copies.set(digest, { parsed, atMs: performance.now() });
    const [oldest = ''] = copies.keys();
    if (copies.size > mimeLimits.maxParsedCopies) copies.delete(oldest);
    // Another try may do better: it was refused, not parsed.
    parsed.catch(() => copies.get(digest)?.parsed === parsed && copies.delete(digest));
    return parsed;
  }

  return {
    parse,
    attachment: (source, index, turn?: Turn) =>
      processes.run<AttachmentContent | null>({ kind: 'attachment', source, index }, () => null, turn),
    close: () => processes.close(),
  };
}

import type { Auth } from '@efemera/contract';
import { unreadableMail, type CheckedMail } from './check/checked-mail.js';
import { createMailProcesses, type MailProcessesOptions } from './mail-processes.js';
import { digestOf } from './hopeless-mail.js';
import { mimeLimits } from './limits.js';
import { showUnparsed, type AttachmentContent, type ParsedMessage } from './parse-message.js';
import type { ParseTask } from './parse-tasks.js';
import type { Turn } from './turn-queue.js';

export type { Turn } from './turn-queue.js';

export type { CheckedLink, CheckedMail } from './check/checked-mail.js';
export { ParserBusyError } from './mail-process-queue.js';

/** Mails larger than `maxSourceBytes` are shown unparsed. */
export type ParserOptions = Pick<
  MailProcessesOptions,
  'processes' | 'warm' | 'deadlineMs' | 'maxSourceBytes' | 'onGivenUp'
>;

export interface Parser {
  /**
   * Like `parseMessage`, in a child process. A mail that reaches the deadline or the heap limit is returned unparsed.
   *
   * @throws ParserBusyError too many bytes are waiting; the same mail may be sent again later.
   */
  parse(source: Uint8Array, turn?: Turn): Promise<ParsedMessage>;
  /** Like `readAttachment`; null as well if the mail can't be parsed in time. */
  attachment(source: Uint8Array, index: number, turn?: Turn): Promise<AttachmentContent | null>;
  /** Like `readStandaloneHtml`; null as well if the mail can't be parsed in time. */
  html(source: Uint8Array, turn?: Turn): Promise<string | null>;
  /** Like `checkMail`; a mail that can't be parsed in time gets the finding that it is unreadable. */
  check(source: Uint8Array, auth: Auth, turn?: Turn): Promise<CheckedMail>;
  /** Waits for running tasks and rejects waiting ones. */
  close(): Promise<void>;
}

/** Starts child processes that parse mail. */
export function createParser(options: ParserOptions): Parser {
  const processes = createMailProcesses<ParseTask>({
    ...options,
    file: new URL('../dist/parse-tasks.js', import.meta.url),
  });
  /** The last parsed mails by digest, the oldest first: one upload to many recipients is parsed only once. */
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
    // Forgets a mail that was rejected unparsed, such as by a full queue: a later try may succeed.
    parsed.catch(() => copies.get(digest)?.parsed === parsed && copies.delete(digest));
    return parsed;
  }

  return {
    parse,
    attachment: (source, index, turn?: Turn) =>
      processes.run<AttachmentContent | null>({ kind: 'attachment', source, index }, () => null, turn),
    html: (source, turn?: Turn) => processes.run<string | null>({ kind: 'html', source }, () => null, turn),
    check: (source, auth, turn?: Turn) =>
      processes.run<CheckedMail>({ kind: 'check', doesMore: true, source, auth }, unreadableMail, turn),
    close: () => processes.close(),
  };
}

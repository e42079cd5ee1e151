import { digestOf, hasTooManyLines, RecentDigests } from './hopeless-mail.js';
import { mimeLimits } from './limits.js';
import { ProcessEndedError } from './mail-process-child.js';
import { MailProcessQueue } from './mail-process-queue.js';
import type { Turn } from './turn-queue.js';

/** The input of a task: the mail, and plain values. */
export interface MailTask {
  source: Uint8Array;
  /** The task does more than parse: after its deadline, tasks that only parse the same mail may still succeed. */
  doesMore?: true;
}

/** The reason why a mail is shown unparsed. */
export type GivenUp = 'too_large' | 'too_many_lines' | 'known' | 'ended';

export interface MailProcessesOptions {
  /**
   * The compiled file whose default export runs one task. The file should also run its code once as it loads, so that
   * loading and compiling do not count as time of the first mail.
   */
  file: URL;
  processes: number;
  /** How many of them start before there is work; the others start when a task first has to wait. */
  warm?: number;
  /** Processor time that one mail may use. Waiting for a free process or for a processor does not count. */
  deadlineMs: number;
  /** Larger mails are shown unparsed at once. */
  maxSourceBytes?: number;
  /**
   * Called for each mail that is not parsed: it is too large, has too many lines, reached the deadline or the heap
   * limit, or is known by its digest as a copy of a mail that did.
   */
  onGivenUp?: (why: GivenUp) => void;
}

export interface MailProcesses<Task extends MailTask> {
  /**
   * Runs one task. Resolves with the result of `giveUp` for a mail that is not given to a process (for its size, its
   * lines or its digest), or that reaches the deadline or the heap limit there.
   *
   * @throws ParserBusyError too many bytes are waiting; the same mail may be sent again later.
   */
  run<T>(task: Task, giveUp: (why: GivenUp) => T, turn?: Turn): Promise<T>;
  /** Waits for running tasks and rejects waiting ones. */
  close(): Promise<void>;
}

/** For mail whose sender the caller does not know. */
const unknownTurn: Turn = { network: '', address: '' };

/**
 * Starts child processes that work on mail, so that a crafted mail can stall or kill only a child process.
 *
 * Threads do not isolate enough: a thread that fills its heap faster than the collector can react ends the whole
 * process. A process that reaches the deadline is killed and replaced.
 */
export function createMailProcesses<Task extends MailTask>({
  file,
  processes,
  warm = 0,
  deadlineMs,
  maxSourceBytes = mimeLimits.maxSourceBytes,
  onGivenUp = () => undefined,
}: MailProcessesOptions): MailProcesses<Task> {
  const queue = new MailProcessQueue(file, { processes, warm });
  const unsettled = new Set<Promise<unknown>>();
  const givenUp = new RecentDigests();

  async function runOrGiveUp<T>(task: Task, giveUp: (why: GivenUp) => T, turn: Turn): Promise<T> {
    const bytes = task.source.length;
    const digest = bytes >= mimeLimits.digestedMailBytes ? digestOf(task.source) : null;
    const keyOfMore = `more:${digest}`;
    const isKnown = digest !== null && (givenUp.has(digest) || (task.doesMore && givenUp.has(keyOfMore)));
    const known = isKnown ? 'known' : null;
    const hopeless = bytes > maxSourceBytes ? 'too_large' : hasTooManyLines(task.source) ? 'too_many_lines' : known;
    if (hopeless) {
      onGivenUp(hopeless);
      return giveUp(hopeless);
    }
    try {
      return await runOnce<T>(task, turn, false).catch((error: unknown) => {
        // The mail that killed the process may be another one of the batch.
        if (error instanceof ProcessEndedError && error.wasShared) return runOnce<T>(task, turn, true);
        throw error;
      });
    } catch (error) {
      if (!(error instanceof ProcessEndedError)) throw error;
      if (digest !== null) givenUp.add(task.doesMore ? keyOfMore : digest);
      onGivenUp('ended');
      return giveUp('ended');
    }
  }

  async function runOnce<T>(task: Task, turn: Turn, isAlone: boolean): Promise<T> {
    const bytes = task.source.length;
    const process = await queue.acquire(bytes, turn, isAlone);
    const startedMs = performance.now();
    let usedMs: number | null = null;
    try {
      const done = await process.run<T>(task, deadlineMs);
      ({ usedMs } = done);
      return done.value;
    } catch (error) {
      // If a batch ended its process, counts no time for any of its mails: the other senders would have to wait because
      // of a stranger's mail. The time of the mail at fault is counted when it runs alone.
      if (error instanceof ProcessEndedError && error.wasShared) usedMs = 0;
      throw error;
    } finally {
      queue.release(process, { bytes, turn, usedMs: usedMs ?? performance.now() - startedMs });
    }
  }

  function track<T>(answer: Promise<T>): Promise<T> {
    unsettled.add(answer);
    return answer.finally(() => unsettled.delete(answer));
  }

  return {
    run: (task, giveUp, turn = unknownTurn) => track(runOrGiveUp(task, giveUp, turn)),
    async close() {
      queue.refuseAll();
      await Promise.allSettled(unsettled);
      await queue.end();
    },
  };
}

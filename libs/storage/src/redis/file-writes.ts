import type { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { mastersOf } from './cluster.js';
import { gatherWrites } from './wire.js';

/** How long Redis may hold writes back while the disk is busy; after two seconds it writes them in any case. */
const patienceMs = 4000;
/** A flush to the disk takes milliseconds: while it runs, Redis holds later writes back. */
const againMs = 2;

/**
 * Makes sure that what Redis has answered stands in its append-only file as well.
 *
 * With `appendfsync everysec` Redis answers a command although its file could not be written (a full disk), or before it
 * is (a flush is running), and keeps the bytes in memory: killed or stopped then, it loses what was confirmed. One look at
 * INFO after the answer tells, and all callers that wait at the same time share one. It costs a few per
 * cent of a mail; `appendfsync always` would cost a third of all mails a second.
 */
export class FileWrites {
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  constructor(private readonly redis: Redis) {}

  /**
   * Resolves when everything that was answered before this call is in the files of all masters, or they keep none.
   *
   * @throws an error of Redis's own kind (MISCONF) where a file can't be written.
   */
  confirm(): Promise<void> {
    // A look that has begun may have been answered before the caller's write: the next one counts.
    return (this.#next ??= this.#startNext());
  }

  async #startNext(): Promise<void> {
    await this.#running?.catch(() => undefined);
    this.#next = null;
    this.#running = this.#look();
    await this.#running;
  }

  async #look(): Promise<void> {
    await Promise.all(mastersOf(this.redis).map((master) => this.#untilWritten(master)));
  }

  async #untilWritten(master: Redis): Promise<void> {
    for (const deadline = Date.now() + patienceMs; ; await pause(againMs)) {
      const state = await readFileState(master);
      if (state === 'written') return;
      if (state === 'failed' || Date.now() > deadline) throw new Error('MISCONF The append-only file is not written.');
    }
  }
}

async function readFileState(master: Redis): Promise<'written' | 'held back' | 'failed'> {
  // In one packet with the commands of this turn: alone it costs Redis and this process a system call each way.
  if (master.stream) gatherWrites(master.stream as Writable);
  const info = await master.info('persistence').catch((error: Error) => {
    // Some providers hide it; they answer for their disks themselves.
    if (/^(?:NOPERM|ERR unknown)/.test(error.message)) return '';
    throw error;
  });
  if (/^aof_last_write_status:err/m.test(info)) return 'failed';
  return /^aof_buffer_length:[1-9]/m.test(info) ? 'held back' : 'written';
}

import type { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { mastersOf } from './cluster.js';
import { gatherWrites } from './wire.js';

/** How long Redis may delay writes while the disk is busy; after two seconds it writes in any case. */
const patienceMs = 4000;
/** Pause between two checks. A flush to the disk takes milliseconds, during which Redis delays later writes. */
const againMs = 2;

/**
 * Makes sure that data which Redis has confirmed is also in its append-only file.
 *
 * With `appendfsync everysec` Redis confirms a command although its file could not be written (a full disk) or is not
 * yet written (a flush is running), and keeps the bytes in memory: if it is killed then, confirmed data is lost. One
 * INFO after the answer shows this, and all callers that wait at the same time share it. It costs a few per cent of a
 * mail; `appendfsync always` would cost a third of all mails a second.
 */
export class FileWrites {
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  constructor(private readonly redis: Redis) {}

  /**
   * Resolves when everything confirmed before this call is in the files of all masters, or they keep none.
   *
   * @throws Redis' own error (MISCONF) if a file can't be written.
   */
  confirm(): Promise<void> {
    // A running check may have been answered before the caller's write: the next check counts.
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
  // Sent in one packet with the commands of this turn of the event loop: alone it would cost Redis and this process a
  // system call each.
  if (master.stream) gatherWrites(master.stream as Writable);
  const info = await master.info('persistence').catch((error: Error) => {
    // Some providers hide these fields; they are responsible for their disks.
    if (/^(?:NOPERM|ERR unknown)/.test(error.message)) return '';
    throw error;
  });
  if (/^aof_last_write_status:err/m.test(info)) return 'failed';
  return /^aof_buffer_length:[1-9]/m.test(info) ? 'held back' : 'written';
}

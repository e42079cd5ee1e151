import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { mastersOf } from './cluster.js';

/** How long Redis may delay writes while the disk is busy; after two seconds it writes in any case. */
const patienceMs = 4000;
/** Pause between two checks. A flush to the disk takes milliseconds, during which Redis delays later writes. */
const againMs = 2;

/**
 * - `written`: Redis has written all bytes to the file;
 * - `next`: some wait, and no flush keeps Redis from writing them before it sends its next answer;
 * - `held back`: some wait for a flush to end, in which Redis does not write;
 * - `failed`: the file could not be written.
 */
type FileState = 'written' | 'next' | 'held back' | 'failed';

/**
 * Makes sure that data which Redis has confirmed is also in its append-only file.
 *
 * With `appendfsync everysec` Redis confirms a command although its file could not be written (a full disk) or is not yet
 * written (a flush is running), and keeps the bytes in memory: if it is killed then, confirmed data is lost. One INFO after
 * the answer shows this, and all callers that wait at the same time share it. This check is the most expensive part of
 * storing a mail: with ten connections that each wait for their answer, it costs a quarter of the mails a second.
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
    for (let last: FileState | null = null, deadline = Date.now() + patienceMs; ;) {
      const state = await readFileState(master);
      if (state === 'failed' || Date.now() > deadline) throw new Error('MISCONF The append-only file is not written.');
      // The bytes seen waiting at the first `next` were written, or had failed, before Redis sent that answer: those that
      // wait at the second are of later commands.
      if (state === 'written' || (state === 'next' && last === 'next')) return;
      if (state === 'held back') await pause(againMs);
      last = state;
    }
  }
}

async function readFileState(master: Redis): Promise<FileState> {
  const info = await master.info('persistence').catch((error: Error) => {
    // Some providers hide these fields; they are responsible for their disks.
    if (/^(?:NOPERM|ERR unknown)/.test(error.message)) return '';
    throw error;
  });
  if (/^aof_last_write_status:err/m.test(info)) return 'failed';
  if (!/^aof_buffer_length:[1-9]/m.test(info)) return 'written';
  return /^aof_pending_bio_fsync:[1-9]/m.test(info) ? 'held back' : 'next';
}

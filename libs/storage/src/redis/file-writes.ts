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
 * the answer shows this. With ten connections that each wait for their answer, it costs a sixth of the mails a second.
 */
export class FileWrites {
  /** The check that callers of this turn of the event loop share. */
  #check: Promise<void> | null = null;
  #pause: Promise<void> | null = null;
  #heldBackSince: number | null = null;

  /** @param redis  a connection that sends each command at once: behind others, INFO would find their bytes waiting. */
  constructor(private readonly redis: Redis) {}

  /**
   * Resolves when everything confirmed before this call is in the files of all masters, or they keep none.
   *
   * @throws Redis' own error (MISCONF) if a file can't be written.
   */
  confirm(): Promise<void> {
    if (!this.#check) {
      this.#check = this.#look();
      // Only callers of this turn of the event loop share the check: their writes were answered before it was sent.
      process.nextTick(() => (this.#check = null));
    }
    return this.#check;
  }

  async #look(last: FileState | null = null): Promise<void> {
    const state = await this.#read();
    if (state !== 'held back') this.#heldBackSince = null;
    if (state === 'failed') throw notWritten();
    // The bytes seen waiting at the first `next` were written, or had failed, before Redis sent that answer: those that wait
    // at the second are of later commands.
    if (state === 'written' || (state === 'next' && last === 'next')) return;
    if (state === 'next') return this.#look(state);
    this.#heldBackSince ??= Date.now();
    if (Date.now() - this.#heldBackSince > patienceMs) throw notWritten();
    await (this.#pause ??= pause(againMs).finally(() => (this.#pause = null)));
    // All that wait go on in the same turn, with one check.
    return this.confirm();
  }

  /** The worst state of a master's file. */
  async #read(): Promise<FileState> {
    const states = await Promise.all(mastersOf(this.redis).map(readFileState));
    return worstFirst.find((state) => states.includes(state)) ?? 'written';
  }
}

const worstFirst: readonly FileState[] = ['failed', 'held back', 'next'];
const notWritten = () => new Error('MISCONF The append-only file is not written.');

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

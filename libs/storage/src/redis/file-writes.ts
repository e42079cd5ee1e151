import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { mastersOf } from './cluster.js';

/** How long a caller waits for a write that Redis delays as the disk is busy. Redis delays one by 2 s at most. */
const patienceMs = 4000;
/** Pause between two checks. A flush to the disk takes milliseconds, during which Redis delays later writes. */
const againMs = 2;

/**
 * - `written`: Redis has written all bytes to the file;
 * - `next`: some bytes wait, and no flush keeps Redis from writing them before it sends its next answer;
 * - `held back`: some bytes wait for the end of a flush, during which Redis does not write;
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
  readonly #files = new WeakMap<Redis, ServerFile>();

  /**
   * @param own  a connection to a single Redis that sends each command at once: behind other commands, INFO would find
   *   their bytes waiting. INFO goes there while it is open. Null where a replica can become master: for a while two
   *   clients may know different masters, and the check could ask a server that does not have the mail.
   */
  constructor(
    private readonly redis: Redis,
    private readonly own: Redis | null,
  ) {}

  /**
   * Resolves when everything confirmed before this call is in the files of all masters, or they keep none.
   *
   * @throws Redis' own error (MISCONF) if a file can't be written.
   */
  async confirm(): Promise<void> {
    const servers = this.own?.status === 'ready' ? [this.own] : mastersOf(this.redis);
    await Promise.all(servers.map((server) => this.#fileOf(server).confirm()));
  }

  #fileOf(server: Redis): ServerFile {
    const file = this.#files.get(server) ?? new ServerFile(server);
    this.#files.set(server, file);
    return file;
  }
}

/** The append-only file of one server. */
class ServerFile {
  #reading: Promise<FileState> | null = null;
  #pause: Promise<void> | null = null;

  constructor(private readonly server: Redis) {}

  async confirm(): Promise<void> {
    for (let last: FileState | null = null, deadline = performance.now() + patienceMs; ;) {
      const state = await this.#read();
      if (state === 'failed' || performance.now() > deadline)
        throw new Error('MISCONF The append-only file is not written.');
      // The last state was `next`: Redis wrote the waiting bytes, or failed to, before it sent that answer. This answer
      // would report the failure (above), and bytes that wait now belong to later commands.
      if (state === 'written' || last === 'next') return;
      if (state === 'held back') await (this.#pause ??= pause(againMs).finally(() => (this.#pause = null)));
      last = state;
    }
  }

  /** Asks once for all callers of one turn of the event loop: Redis has answered their writes before this question. */
  #read(): Promise<FileState> {
    if (!this.#reading) {
      const end = () => (this.#reading = null);
      this.#reading = readFileState(this.server).finally(end);
      process.nextTick(end);
    }
    return this.#reading;
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

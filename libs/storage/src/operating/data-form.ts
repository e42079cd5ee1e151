import { setTimeout as pause } from 'node:timers/promises';
import { dataForm, type RedisKeys } from '@efemera/contract/redis';
import type { RedisCommands } from '../redis/commands.js';
import { raiseDataForm } from '../redis/scripts/operating-scripts.js';

const retryMs = 1000;

/** Thrown when a later version has written the data; its message tells the operator so. */
export class NewerDataError extends Error {
  override name = 'NewerDataError';

  constructor(found: number) {
    super(newerDataReason(found));
  }
}

/**
 * Keeps a process from serving data that a later version has written: the process would misread the data and list inboxes
 * as empty. Writes `data-form`.
 */
export class DataForm {
  #isKnown = false;

  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
  ) {}

  /** True once the data in Redis are known to have a form that this process can read. */
  get isKnown(): boolean {
    return this.#isKnown;
  }

  /**
   * Compares the forms whenever a connection to Redis opens, before its first other command is answered: Redis may
   * start later than this process, or come back with other data.
   *
   * @param onNewer  called with the reason, for the operator, why this process must end at once.
   */
  follow(onNewer: (reason: string) => void): void {
    this.commands.redis.on('ready', () => void this.#check(onNewer));
  }

  /**
   * Refuses data of a later form, and leaves the stored number of an earlier form as it is: for programs that only
   * read. If a newer program raised the number, the older version that serves the data would have to end.
   *
   * @throws NewerDataError
   */
  async compare(): Promise<void> {
    refuseNewer(Number(await this.commands.do((redis) => redis.get(this.keys.dataForm))));
  }

  /** Raises the stored number of an earlier form to that of this version; converts no data. @throws NewerDataError */
  async raise(): Promise<void> {
    refuseNewer(await this.#raise());
  }

  #raise(): Promise<number> {
    return this.commands.run(raiseDataForm, { dataFormKey: this.keys.dataForm, form: dataForm });
  }

  async #check(onNewer: (reason: string) => void): Promise<void> {
    while (this.commands.redis.status === 'ready') {
      // Fails also while Redis is full: then data of an earlier form keep their number until Redis has room again.
      const found = await this.#raise().catch(() => null);
      if (found !== null) {
        this.#isKnown = found <= dataForm;
        if (!this.#isKnown) onNewer(newerDataReason(found));
        return;
      }
      await pause(retryMs, undefined, { ref: false });
    }
  }
}

function refuseNewer(found: number): void {
  if (found > dataForm) throw new NewerDataError(found);
}

const newerDataReason = (found: number) =>
  `Redis holds data of form ${found}, written by a later version; this version reads forms up to ${dataForm} and would ` +
  'list inboxes as empty. Start the later version again, or give this one other data: an earlier backup, or an empty ' +
  'Redis (REDIS_URL, DATA_DIR).';

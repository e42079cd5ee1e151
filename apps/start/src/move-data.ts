import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { storageOptions } from '@efemera/config';
import { ImportRefusedError, NewerDataError, openStorage, type Storage } from '@efemera/storage';
import { readSettings, type Settings } from './config.js';
import { embeddedRedisUrl } from './embedded-redis.js';

/** Opens the Redis of this installation, runs `work` and exits; prints what went wrong. */
async function withStorage(work: (storage: Storage) => Promise<void>): Promise<void> {
  const own = readSettings();
  if ('faults' in own) return giveUp(`The settings are wrong:\n${own.faults.join('\n')}`, 78);
  const redisUrl = redisUrlOf(own.settings);
  if (!redisUrl) return giveUp('REDIS_URL is not set, and the embedded Redis is not running: start it by npm start.');
  const storage = openStorage(storageOptions({ ...own.settings, REDIS_URL: redisUrl }, 'move-data'));
  try {
    if (!(await storage.whenReady(5000))) throw new Error('Redis does not answer.');
    await work(storage);
  } catch (error) {
    const isRefusal = error instanceof ImportRefusedError || error instanceof NewerDataError;
    giveUp(isRefusal ? error.message : `It broke off: ${String(error)}`);
  } finally {
    await storage.close();
  }
}

const redisUrlOf = ({ REDIS_URL, DATA_DIR }: Settings) => REDIS_URL ?? embeddedRedisUrl(`${DATA_DIR}/redis`);

function giveUp(reason: string, exitCode = 1): void {
  process.stderr.write(`${reason}\n`);
  process.exitCode = exitCode;
}

/** `npm run --silent export > FILE`: an operator who moves the service saves everything but mail. */
export const exportData = () =>
  withStorage(async (storage) => {
    for await (const line of storage.siteExport.lines()) {
      // A disk may be slower than Redis: waits for it, so that the file does not pile up in memory.
      if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
    }
  });

/** `npm run import -- FILE`: restores such a file into an installation without data of these kinds. */
export async function importData(file: string | undefined): Promise<void> {
  if (file === undefined) return giveUp('Usage: npm run import -- FILE', 2);
  await withStorage(async (storage) => {
    const { keys, messages } = await storage.siteExport.restore(() =>
      createInterface(createReadStream(file, 'latin1')),
    );
    process.stdout.write(`${keys} keys and ${messages} messages were imported.\n`);
  });
}

import { dataForm } from '@efemera/contract/redis';
import { Redis } from 'ioredis';
import { freePort } from '../src/free-port.js';
import { NodeProcess } from './support.js';

/** A database of the test server that no other test uses. */
const redisUrl = new URL('/3', process.env['TEST_REDIS_URL']).href;

describe('a start on data of another version', () => {
  const redis = new Redis(redisUrl);
  const settings = async () => ({
    REDIS_URL: redisUrl,
    PORT: String(await freePort()),
    SMTP_PORT: String(await freePort()),
  });
  afterEach(() => redis.flushdb());
  afterAll(() => redis.quit());

  it.each(['smtp', 'gateway', 'worker', 'start'])('%s ends at once if the data are newer, saying why', async (app) => {
    await redis.set('data-form', dataForm + 1);
    const started = new NodeProcess([`apps/${app}/dist/main.js`], await settings());
    expect(await started.ended).toBe(1);
    expect(started.printed).toContain(
      `Redis holds data of form ${dataForm + 1}, written by a later version; this version reads forms up to ${dataForm}`,
    );
    expect(started.printed).not.toContain('is ready');
    expect(await redis.keys('*')).toEqual(['data-form']);
  });

  it('serves the data of an earlier version and raises the number of their form to that of its own', async () => {
    await redis.set('data-form', dataForm - 1);
    const started = new NodeProcess(['apps/start/dist/main.js'], await settings());
    await started.prints('is ready');
    expect(await redis.get('data-form')).toBe(String(dataForm));
    started.kill('SIGTERM');
    expect(await started.ended).toBe(0);
  });
});

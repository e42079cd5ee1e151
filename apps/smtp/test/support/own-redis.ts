import { RedisProcess } from './redis-process.js';
import { SmtpProcess } from './smtp-process.js';

/** An SMTP process with its own Redis, for all tests of a file. */
export function withOwnRedis(settings: Record<string, string> = {}) {
  const world = {} as { redis: RedisProcess; smtp: SmtpProcess };
  beforeAll(async () => {
    world.redis = await RedisProcess.start();
    world.smtp = await SmtpProcess.start(world.redis.url, settings);
  });
  afterAll(async () => {
    await world.smtp.stop();
    await world.redis.remove();
  });
  return world;
}

import { randomBytes } from 'node:crypto';
import type { Address } from '@efemera/contract';
import { partitionOf } from '@efemera/contract/redis';
import { Redis } from 'ioredis';
import { newMailId, openStorage, type Storage, type StorageOptions } from '@efemera/storage';

export { until } from '@efemera/testing/until';

export const redisUrl = (): string => {
  const url = process.env['TEST_REDIS_URL'];
  if (!url) throw new Error('TEST_REDIS_URL is not set: run the integration project by npm test.');
  return url;
};

/** A separate store on the shared test server: a random prefix keeps suites apart. */
export function openTestStorage(options: Partial<StorageOptions> = {}): Storage {
  return openStorage({
    redisUrl: redisUrl(),
    name: 'test',
    prefix: `t${randomBytes(6).toString('hex')}:`,
    inboxTtlSeconds: 3600,
    quarantineSeconds: 86_400,
    maxInboxMessages: 100,
    ...options,
  });
}

export const rawRedis = () => new Redis(redisUrl());

let counter = 0;
export const someAddress = (): Address => `someone${++counter}@efemera.localhost` as Address;

export function someMail(address: Address, subject = 'Hello', source = `Subject: ${subject}\r\n\r\nHi.\r\n`) {
  return {
    id: newMailId(),
    address,
    receivedAtMs: Date.now(),
    from: 'Ana <ana@sender.test>',
    subject,
    source: Buffer.from(source),
    envelope: { ip: '192.0.2.1', helo: 'mx.sender.test', mailFrom: 'ana@sender.test', tls: false },
  };
}

/** Names a stored mail in the way that `takeBack` expects. */
export const copyOf = <Mail extends { source: Buffer }>(mail: Mail) => ({ ...mail, bytes: mail.source.length });

/** Makes this much time pass for the data of one address only: no real lifetime is short enough to wait for it. */
export async function age(redis: Redis, { keys }: Storage, address: Address, seconds: number): Promise<void> {
  const [inbox, mails, due] = [keys.inbox(address), keys.mails(address), keys.due(partitionOf(address))];
  const ms = -1000 * seconds;
  const passing = redis.multi();
  for (const field of ['expires', 'quarantine']) {
    if (await redis.hexists(inbox, field)) passing.hincrby(inbox, field, String(ms));
  }
  for (const id of await redis.zrange(mails, '0', '-1')) passing.zincrby(mails, ms, id);
  if (await redis.zscore(due, address)) passing.zincrby(due, ms, address);
  await passing.exec();
}

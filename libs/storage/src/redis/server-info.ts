import type { Redis } from 'ioredis';

/** The fields of a server's answer to INFO, by their names. */
export type ServerInfo = ReadonlyMap<string, string>;

export const readInfo = (text: string): ServerInfo =>
  new Map(text.split('\r\n').map((line) => line.split(':', 2) as [string, string]));

/** The clock of a server, in milliseconds with fractions. */
export async function clockMsOf(redis: Redis): Promise<number> {
  const [seconds, microseconds] = (await redis.time()) as (string | number)[];
  return Number(seconds) * 1000 + Number(microseconds) / 1000;
}

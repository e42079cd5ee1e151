import type { Address } from '@efemera/contract';
import type { RedisKeys } from '@efemera/contract/redis';
import type { Redis } from 'ioredis';
import type { RedisCommands } from '../redis/commands.js';

/**
 * Tells the SMTP processes for which held inboxes somebody waits: only about these they tell Redis of deliveries that have not
 * ended. Published and not stored: readers of deliveries repeat it with every read, so a lost message costs some seconds.
 */
export class DeliveryWaits {
  constructor(
    private readonly commands: RedisCommands,
    private readonly connect: () => Redis,
    private readonly keys: RedisKeys,
  ) {}

  async announce(address: Address): Promise<void> {
    await this.commands.do((redis) => redis.publish(this.keys.deliveryWaits, address));
  }

  /** Calls `onWait` with each announced address; returns a function that stops this. */
  follow(onWait: (address: Address) => void): () => void {
    const redis = this.connect();
    redis.on('message', (_channel, address) => onWait(address as Address));
    // On every new connection: a client that was refused (Redis is still loading) does not subscribe again by itself.
    redis.on('ready', () => void redis.subscribe(this.keys.deliveryWaits).catch(() => undefined));
    return () => redis.disconnect();
  }
}

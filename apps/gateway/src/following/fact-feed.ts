import { EventEmitter } from 'node:events';
import type { Address } from '@efemera/contract';
import type { Fact } from '@efemera/contract/redis';
import { Storage, type EventFeed } from '@efemera/storage';
import { Injectable, Logger, type OnApplicationBootstrap, type BeforeApplicationShutdown } from '@nestjs/common';

type FactListener = (fact: Fact, id: string) => void;

/** Hands the facts that the streams tell to whoever in this process asked for them. */
@Injectable()
export class FactFeed implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #logger = new Logger(FactFeed.name);
  readonly #facts = new EventEmitter({ captureRejections: false });
  readonly #interests: ((address: string) => boolean)[] = [];
  readonly #feed: EventFeed;
  readonly #ending = new AbortController();

  constructor(storage: Storage) {
    this.#feed = storage.feeds.open({
      wants: (address) => this.#interests.some((interest) => interest(address)),
      onFact: (fact, id) => this.#facts.emit('fact', fact, id),
      onGap: () => this.#facts.emit('gap'),
      onError: (error) => this.#logger.warn({ msg: 'event feed interrupted', err: String(error) }),
    });
  }

  /** Tells the listener the facts of those addresses that interest it when they happen. */
  onFact(interest: (address: string) => boolean, listener: FactListener): void {
    this.#interests.push(interest);
    this.#facts.on('fact', listener);
  }

  /** Aborts when this process ends: whoever waits is answered now. */
  get ending(): AbortSignal {
    return this.#ending.signal;
  }

  /** The place in the stream up to which the facts of this address have been told; null before the first. */
  placeOf(address: Address): string | null {
    return this.#feed.placeOf(address);
  }

  /** Facts were missed: listings must be read anew. */
  onGap(listener: () => void): void {
    this.#facts.on('gap', listener);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.#feed.start();
  }

  /** Before the store that it reads from is closed. */
  async beforeApplicationShutdown(): Promise<void> {
    this.#ending.abort();
    await this.#feed.stop();
  }
}

import { EventEmitter } from 'node:events';
import type { Address, Place } from '@efemera/contract';
import type { Fact } from '@efemera/contract/redis';
import { EventFeeds, type EventFeed } from '@efemera/storage';
import { Injectable, Logger, type OnApplicationBootstrap, type BeforeApplicationShutdown } from '@nestjs/common';

/**
 * Reads the facts of all partitions from Redis and passes them on inside this process. Clients never listen here: they
 * follow one inbox through `InboxFollowers`, which checks the right to read.
 */
@Injectable()
export class FactFeed implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #logger = new Logger(FactFeed.name);
  readonly #facts = new EventEmitter({ captureRejections: false });
  #isWanted: (address: Address) => boolean = () => false;
  readonly #feed: EventFeed;
  readonly #ending = new AbortController();

  constructor(feeds: EventFeeds) {
    this.#feed = feeds.open({
      wants: (address) => this.#isWanted(address as Address),
      onFact: (fact, id) => this.#facts.emit('fact', fact, id),
      onGap: () => this.#facts.emit('gap'),
      onError: (error) => this.#logger.warn({ msg: 'event feed interrupted', err: String(error) }),
    });
  }

  /** Makes the feed skip, unparsed, facts of addresses that `isWanted` refuses: most inboxes have no follower here. */
  wantOnly(isWanted: (address: Address) => boolean): void {
    this.#isWanted = isWanted;
  }

  /** Calls the listener with each wanted fact, in order, and its place in the event stream of its partition. */
  onFact(listener: (fact: Fact, place: Place) => void): void {
    this.#facts.on('fact', listener);
  }

  /** Calls the listener when facts were missed: every listing that a client has may be out of date. */
  onGap(listener: () => void): void {
    this.#facts.on('gap', listener);
  }

  /** Aborts when this process ends, so that open calls are answered at once. */
  get ending(): AbortSignal {
    return this.#ending.signal;
  }

  /** The place in the event stream up to which listeners got the facts of this address; null before the first fact. */
  placeOf(address: Address): Place | null {
    return this.#feed.placeOf(address);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.#feed.start();
  }

  /** Stops reading facts before the connection to Redis is closed. */
  async beforeApplicationShutdown(): Promise<void> {
    this.#ending.abort();
    await this.#feed.stop();
  }
}

import { createHash } from 'node:crypto';
import { limits, type Address, type BrowserSubscription } from '@efemera/contract';
import type { PushJob, RedisKeys } from '@efemera/contract/redis';
import type { RedisCommands } from '../redis/commands.js';
import {
  addSubscription,
  planNotices,
  readSubscription,
  removeSubscriptions,
  settleNotice,
} from '../redis/scripts/push-scripts.js';

/** A notice that a browser is to get, and when the inbox ends: the notice must have arrived by then. */
export interface DueNotice {
  subscription: BrowserSubscription;
  /** By the clock of this process, with which it plans the next attempt: Redis' clock may differ. */
  inboxEndsAtMs: number;
}

/**
 * The plan for a mail: the notices to queue. `isLimited`: notices of too many mails of the inbox were sent lately, so none
 * is planned.
 */
export interface NoticePlan {
  jobs: PushJob[];
  isLimited: boolean;
}

/** Base64url characters: 132 bits of the digest. */
const idChars = 22;

/**
 * Makes the id from the endpoint, so that a browser which subscribes again renews its subscription instead of adding a
 * second one.
 */
const idOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url').slice(0, idChars);

/**
 * Stores which browsers get notices of the mail of held inboxes. Writes `push`, which is deleted with the inbox, and fields
 * in the hash of a mail that name the browsers which were told of it. Keeps no part of a mail.
 */
export class PushStore {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
  ) {}

  /**
   * Adds a subscription or renews it. Returns false when this key does not hold the inbox.
   *
   * @param keyHash  of the caller's key; the subscription ends when it no longer opens the inbox.
   */
  async add(address: Address, keyHash: string, { endpoint, keys }: BrowserSubscription): Promise<boolean> {
    return this.commands.run(addSubscription, {
      inboxKey: this.keys.inbox(address),
      pushKey: this.keys.push(address),
      keyHash,
      id: idOf(endpoint),
      subscription: JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }),
      mostSubscriptions: limits.maxPushSubscriptionsPerInbox,
    });
  }

  /** Ends the subscription with this endpoint. */
  async remove(address: Address, endpoint: string): Promise<void> {
    await this.#remove(address, { id: idOf(endpoint), keyHash: null });
  }

  /** Ends all subscriptions that were added with this key. */
  async removeOf(address: Address, keyHash: string): Promise<void> {
    await this.#remove(address, { id: null, keyHash });
  }

  /** Ends a subscription whose browser is gone. */
  async drop({ address, subscriptionId }: PushJob): Promise<void> {
    await this.#remove(address, { id: subscriptionId, keyHash: null });
  }

  async count(address: Address): Promise<number> {
    const fields = await this.commands.do((redis) => redis.hkeys(this.keys.push(address)));
    return fields.filter((field) => field.startsWith('subscription:')).length;
  }

  /** Decides once whether browsers are told of a mail. Called again, it returns the notices that are not settled. */
  async plan(address: Address, mailId: string): Promise<NoticePlan> {
    const [outcome, ...ids] = await this.commands.run(planNotices, {
      inboxKey: this.keys.inbox(address),
      pushKey: this.keys.push(address),
      mailKey: this.keys.mail(address, mailId),
      mostPerMinute: limits.maxPushNoticesPerMinute,
      mostPerHour: limits.maxPushNoticesPerHour,
    });
    return {
      jobs: ids.map((subscriptionId) => ({ address, mailId, subscriptionId, attempts: 0 })),
      isLimited: outcome === 'limited',
    };
  }

  /** Reads the subscription of a notice; null when inbox, mail or subscription are gone, or the browser was told. */
  async due({ address, mailId, subscriptionId }: PushJob): Promise<DueNotice | null> {
    const [subscription, lifeMs] = await this.commands.run(readSubscription, {
      inboxKey: this.keys.inbox(address),
      pushKey: this.keys.push(address),
      mailKey: this.keys.mail(address, mailId),
      id: subscriptionId,
    });
    if (!subscription) return null;
    const { endpoint, keys } = JSON.parse(subscription) as BrowserSubscription;
    return { subscription: { endpoint, keys }, inboxEndsAtMs: Date.now() + Number(lifeMs) };
  }

  /** Remembers that a browser was told of a mail, or never will be. */
  async settle({ address, mailId, subscriptionId }: PushJob): Promise<void> {
    await this.commands.run(settleNotice, { mailKey: this.keys.mail(address, mailId), id: subscriptionId });
  }

  async #remove(address: Address, which: { id: string | null; keyHash: string | null }): Promise<void> {
    await this.commands.run(removeSubscriptions, { pushKey: this.keys.push(address), ...which });
  }
}

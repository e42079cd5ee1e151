import {
  limits,
  type Address,
  type NewWebhook,
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
} from '@efemera/contract';
import type { RedisKeys, WebhookJob } from '@efemera/contract/redis';
import { newMailId } from '../mail/mail-id.js';
import type { RedisCommands } from '../redis/commands.js';
import {
  addWebhook,
  planWebhooks,
  readWebhook,
  removeWebhook,
  saveWebhookDelivery,
} from '../redis/scripts/webhook-scripts.js';
import { newWebhookSecret } from './secrets.js';

type StoredDelivery = WebhookDelivery & { run: number };

/** One delivery to a webhook, and when its inbox expires. */
export interface DueWebhook {
  webhook: NewWebhook;
  delivery: WebhookDelivery;
  /** By the clock of this process, with which it plans the next attempt: Redis' clock may differ. */
  inboxEndsAtMs: number;
}

/**
 * Webhooks of held inboxes and their deliveries. Writes `webhooks` (secrets, URLs and the latest deliveries), which is
 * deleted with the inbox. Keeps no part of a mail.
 */
export class WebhookStore {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
  ) {}

  /**
   * Adds a webhook, or returns the reason why it can't be added.
   *
   * @param keyHash  of the caller's key, which must open the inbox at that moment.
   */
  async add(
    address: Address,
    keyHash: string,
    wish: { url: string; events: WebhookEvent[] },
  ): Promise<NewWebhook | 'full' | 'not_held'> {
    const webhook: NewWebhook = {
      id: newMailId(),
      url: wish.url,
      events: [...new Set(wish.events)],
      createdAt: new Date().toISOString(),
      secret: newWebhookSecret(),
    };
    const outcome = await this.commands.run(addWebhook, {
      inboxKey: this.keys.inbox(address),
      webhooksKey: this.keys.webhooks(address),
      keyHash,
      id: webhook.id,
      webhook: JSON.stringify(webhook),
      mostWebhooks: limits.maxWebhooksPerInbox,
    });
    return outcome === 'added' ? webhook : (outcome as 'full' | 'not_held');
  }

  /** Lists the webhooks of an inbox, oldest first, without secrets. */
  async list(address: Address): Promise<Webhook[]> {
    const fields = await this.commands.do((redis) => redis.hgetall(this.keys.webhooks(address)));
    return Object.entries(fields)
      .filter(([field]) => field.startsWith('hook:'))
      .map(([, json]) => withoutSecret(JSON.parse(json) as NewWebhook))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** Removes a webhook. Returns false when this inbox has no such webhook. */
  async remove(address: Address, id: string): Promise<boolean> {
    return this.commands.run(removeWebhook, { webhooksKey: this.keys.webhooks(address), id });
  }

  /** Lists the deliveries of a webhook, newest first; null when this inbox has no such webhook. */
  async deliveries(address: Address, id: string): Promise<WebhookDelivery[] | null> {
    const fields = await this.commands.do((redis) => redis.hgetall(this.keys.webhooks(address)));
    if (!(`hook:${id}` in fields)) return null;
    return Object.entries(fields)
      .filter(([field]) => field.startsWith(`delivery:${id}-`))
      .map(([, json]) => shown(JSON.parse(json) as StoredDelivery))
      .sort((a, b) => (a.id < b.id ? 1 : -1));
  }

  /**
   * Records a delivery for each webhook that wants this event. Called again, it returns the deliveries that were not
   * attempted yet.
   */
  async plan(address: Address, event: WebhookEvent, emailId: string): Promise<WebhookJob[]> {
    const waiting: Omit<StoredDelivery, 'id'> = {
      event,
      emailId,
      state: 'pending',
      attempts: 0,
      lastStatus: null,
      lastError: null,
      createdAt: new Date().toISOString(),
      lastAttemptAt: null,
      nextAttemptAt: null,
      run: 0,
    };
    const ids = await this.commands.run(planWebhooks, {
      inboxKey: this.keys.inbox(address),
      webhooksKey: this.keys.webhooks(address),
      mailsKey: this.keys.mails(address),
      mailKey: this.keys.mail(address, emailId),
      event,
      mailId: emailId,
      idEnd: event.slice('mail:'.length),
      delivery: JSON.stringify(waiting),
      mostDeliveries: limits.maxWebhookDeliveries,
    });
    return ids.map((deliveryId) => ({ address, deliveryId, run: 0 }));
  }

  /** Reads a delivery, ended or not; null when inbox, webhook or delivery are gone, or a replay has replaced it. */
  async due({ address, deliveryId, run }: WebhookJob): Promise<DueWebhook | null> {
    const [webhook, delivery, lifeMs] = await this.commands.run(readWebhook, {
      inboxKey: this.keys.inbox(address),
      webhooksKey: this.keys.webhooks(address),
      webhookId: webhookOf(deliveryId),
      deliveryId,
    });
    if (!webhook || !delivery) return null;
    const stored = JSON.parse(delivery) as StoredDelivery;
    if (stored.run !== run) return null;
    return {
      webhook: JSON.parse(webhook) as NewWebhook,
      delivery: shown(stored),
      inboxEndsAtMs: Date.now() + Number(lifeMs),
    };
  }

  /** Stores the result of one more attempt, unless another worker has made the same attempt meanwhile. */
  async save({ address, run }: WebhookJob, delivery: WebhookDelivery): Promise<void> {
    await this.#save(address, { run, attempts: delivery.attempts - 1 }, { ...delivery, run });
  }

  /**
   * Starts a delivery again, as a new run; null if this inbox has no such delivery, or another call has deleted or restarted
   * it meanwhile.
   */
  async restart(address: Address, id: string): Promise<{ job: WebhookJob; delivery: WebhookDelivery } | null> {
    const json = await this.commands.do((redis) => redis.hget(this.keys.webhooks(address), `delivery:${id}`));
    if (json === null) return null;
    const known = JSON.parse(json) as StoredDelivery;
    const again: StoredDelivery = {
      ...known,
      state: 'pending',
      attempts: 0,
      nextAttemptAt: null,
      run: known.run + 1,
    };
    if (!(await this.#save(address, { run: known.run, attempts: null }, again))) return null;
    return { job: { address, deliveryId: id, run: again.run }, delivery: shown(again) };
  }

  async #save(
    address: Address,
    { run, attempts }: { run: number; attempts: number | null },
    delivery: StoredDelivery,
  ): Promise<boolean> {
    return this.commands.run(saveWebhookDelivery, {
      webhooksKey: this.keys.webhooks(address),
      id: delivery.id,
      run,
      attempts,
      delivery: JSON.stringify(delivery),
    });
  }
}

const webhookOf = (deliveryId: string) => deliveryId.slice(0, deliveryId.indexOf('-'));

function withoutSecret({ secret: _secret, ...webhook }: NewWebhook): Webhook {
  return webhook;
}

function shown({ run: _run, ...delivery }: StoredDelivery): WebhookDelivery {
  return delivery;
}

import {
  deliverySteps,
  limits,
  storedReply,
  type Address,
  type Delivery,
  type DeliveryList,
  type DeliveryStep,
  type RunningDelivery,
} from '@efemera/contract';
import { partitionOf, type Refusal, type RedisKeys } from '@efemera/contract/redis';
import type { RedisCommands } from '../redis/commands.js';
import { listDeliveries, markPushed, noteRefusal, noteRunning } from '../redis/scripts/mail-scripts.js';
import { byName, deliveryNoteFields, type DeliveryNote, type StoredMailReader } from './stored-mail.js';

/** Longest text of an SMTP client that is stored with a delivery: clients must not fill the memory with long names. */
const maxKeptChars = 320;

interface StoredRow extends DeliveryNote {
  id: string;
  storedAtMs: number;
  size: number;
  pushedAtMs: number | null;
}

/**
 * Deliveries to each inbox. Writes `refusals`, the running deliveries of a held inbox, and the time at which a stored mail was
 * first pushed to a page.
 */
export class DeliveryStore {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
    private readonly reader: StoredMailReader,
    private readonly limits: { inboxTtlSeconds: number },
  ) {}

  /**
   * Stores a refusal only for an address that can receive mail. So a flood of refused mail takes less memory than a flood
   * of accepted mail, and none at all for invented addresses if only held addresses receive mail.
   *
   * @param takesAny  true: stores the refusal for a public address, too; intake decides this by the sender's share.
   * @param isAwaited  true: announces it to those who wait for mail in this inbox, if it is held.
   * @returns whether it was stored for a public address.
   */
  async noteRefusal(
    address: Address,
    refusal: Refusal,
    { takesAny, isAwaited = false }: { takesAny: boolean; isAwaited?: boolean },
  ): Promise<boolean> {
    const kept: Refusal = {
      ...refusal,
      helo: refusal.helo.slice(0, maxKeptChars),
      mailFrom: refusal.mailFrom.slice(0, maxKeptChars),
      reply: { ...refusal.reply, text: refusal.reply.text.slice(0, maxKeptChars) },
    };
    return this.commands.run(noteRefusal, {
      inboxKey: this.keys.inbox(address),
      refusalsKey: this.keys.refusals(address),
      refusal: JSON.stringify(kept),
      mostRefusals: limits.maxDeliveries,
      ttlMs: this.limits.inboxTtlSeconds * 1000,
      eventsKey: this.keys.events(partitionOf(address)),
      address,
      takesPublic: takesAny,
      isAwaited,
    });
  }

  /**
   * Stores a delivery that has not ended, or how it was broken off, for so long; null forgets it, because its mail is stored or
   * refused. Announces that. Does nothing for an inbox that nobody holds.
   */
  noteRunning(address: Address, id: string, delivery: RunningDelivery | null, keptMs: number): Promise<void> {
    return this.commands.run(noteRunning, {
      inboxKey: this.keys.inbox(address),
      eventsKey: this.keys.events(partitionOf(address)),
      address,
      id,
      delivery: delivery && JSON.stringify({ ...delivery, sender: delivery.sender.slice(0, maxKeptChars) }),
      keptMs,
      mostRunning: limits.maxRunningDeliveries,
    });
  }

  /** Stores when these mails were first pushed to a page, in one call for each partition. */
  async markPushed(pushes: readonly { address: Address; id: string; atMs: number }[]): Promise<void> {
    const byPartition = new Map<number, typeof pushes>();
    for (const push of pushes) {
      const partition = partitionOf(push.address);
      byPartition.set(partition, [...(byPartition.get(partition) ?? []), push]);
    }
    await Promise.all(
      [...byPartition.values()].map((ofPartition) =>
        this.commands.run(markPushed, {
          mailKeys: ofPartition.map(({ address, id }) => this.keys.mail(address, id)),
          timesMs: ofPartition.map(({ atMs }) => atMs),
        }),
      ),
    );
  }

  /** Lists deliveries, newest first, at most `limits.maxDeliveries`. */
  async list(address: Address): Promise<DeliveryList> {
    const [stored, refused, hasReceived, running] = await this.commands.run(listDeliveries, {
      inboxKey: this.keys.inbox(address),
      mailsKey: this.keys.mails(address),
      refusalsKey: this.keys.refusals(address),
      nothingKey: this.keys.nothing(partitionOf(address)),
      mailPrefix: this.keys.mailPrefix(partitionOf(address)),
      most: limits.maxDeliveries,
      fieldNames: deliveryNoteFields,
    });
    const rows = await Promise.all(stored.map((row) => this.#readRow(address, row)));
    const ended = [
      ...rows.flatMap((row) => describeStored(row) ?? []),
      ...refused.map((json) => describeRefused(JSON.parse(json.toString()) as Refusal)),
    ];
    const deliveries = ended
      .sort((a, b) => b.endedAtMs - a.endedAtMs)
      .slice(0, limits.maxDeliveries)
      .map(({ delivery }) => delivery);
    return {
      deliveries,
      ...(running.length > 0 && { running: running.map((json) => JSON.parse(json.toString()) as RunningDelivery) }),
      hasReceived: hasReceived === 1,
    };
  }

  async #readRow(address: Address, row: (Buffer | null)[]): Promise<StoredRow> {
    const [id, storedAt, json, pushedAt, ...values] = row;
    const summary = this.reader.summary(address, String(id), String(json), null);
    const note = await this.reader.deliveryNote(summary, byName(deliveryNoteFields, values));
    return {
      id: summary.id,
      storedAtMs: Number(storedAt),
      size: summary.size,
      pushedAtMs: pushedAt ? Number(pushedAt) : null,
      ...(note ?? { envelope: null, times: null, parsedAtMs: null }),
    };
  }
}

interface Ended {
  endedAtMs: number;
  delivery: Delivery;
}

/** Returns null for a mail that did not arrive by SMTP. */
function describeStored({ id, storedAtMs, size, envelope, times, parsedAtMs, pushedAtMs }: StoredRow): Ended | null {
  if (!envelope || !times) return null;
  const { connectedAtMs, tlsVersion, afterMs } = times;
  const since = (ms: number | null) => (ms === null ? undefined : ms - connectedAtMs);
  return {
    endedAtMs: storedAtMs,
    delivery: {
      outcome: 'stored',
      id,
      startedAt: iso(connectedAtMs),
      sender: envelope.mailFrom,
      client: envelope.helo,
      tls: tlsVersion,
      size,
      reply: storedReply,
      steps: inOrder(connectedAtMs, {
        ...afterMs,
        stored: since(storedAtMs),
        parsed: since(parsedAtMs),
        pushed: since(pushedAtMs),
      }),
    },
  };
}

function describeRefused({ refusedAtMs, helo, mailFrom, size, reply, times }: Refusal): Ended {
  const { connectedAtMs, tlsVersion, afterMs } = times;
  return {
    endedAtMs: refusedAtMs,
    delivery: {
      outcome: 'refused',
      id: null,
      startedAt: iso(connectedAtMs),
      sender: mailFrom,
      client: helo,
      tls: tlsVersion,
      size,
      reply,
      steps: inOrder(connectedAtMs, { ...afterMs, refused: refusedAtMs - connectedAtMs }),
    },
  };
}

/** Puts the steps in their order: the clocks of several machines wrote the times, and may show a step before its cause. */
function inOrder(connectedAtMs: number, afterMs: Partial<Record<DeliveryStep, number>>): Delivery['steps'] {
  let last = 0;
  const steps = deliverySteps.flatMap((step) => {
    const after = step === 'connect' ? 0 : afterMs[step];
    if (after === undefined) return [];
    const ms = Math.max(after, last);
    // Parsing and pushing both follow storing, in no fixed order.
    if (step !== 'parsed') last = ms;
    return [{ step, at: iso(connectedAtMs + ms), ms }];
  });
  return steps.sort((a, b) => a.ms - b.ms);
}

const iso = (ms: number) => new Date(ms).toISOString();

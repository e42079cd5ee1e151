import { isDeepStrictEqual } from 'node:util';
import type { Logger } from '@efemera/config';
import type { Address, RunningDelivery } from '@efemera/contract';
import type { SmtpDelivery } from '@efemera/intake';
import { NetworkShares } from '@efemera/network';
import type { DeliveryStore } from '@efemera/storage';
import { limits } from './limits.js';
import type { Transaction } from './transaction.js';

/** The part of a `Connection` from which SMTP tells readers how a delivery goes on. */
interface Talk {
  readonly transaction: Transaction | null;
  readonly remote: { readonly ip: string };
  /** As of `Connection`. */
  readonly idle: boolean;
  readonly receivedBytes: number;
  readonly delivery: Pick<SmtpDelivery, 'envelope' | 'times'>;
}

/** An inbox whose deliveries a page or program has read within the last minute. */
interface AwaitedInbox {
  untilMs: number;
  refusalToldAtMs: number;
  /** Running deliveries that this process has told of: in all, and by network. */
  told: number;
  readonly networks: NetworkShares;
}

interface Told {
  address: Address;
  inbox: AwaitedInbox;
  ip: string;
  delivery: RunningDelivery;
  atMs: number;
}

/**
 * Tells Redis of deliveries that have not ended, for inboxes whose visitors wait for mail. `Connections` shows it each open
 * connection once a second: so a delivery that is over sooner, as most are, costs Redis no command, and a sender who floods an
 * inbox can't make it many.
 */
export class RunningDeliveries {
  /** In the order in which their readers asked last. */
  readonly #awaited = new Map<Address, AwaitedInbox>();
  readonly #told = new Map<Transaction, Told>();
  readonly #networks = new NetworkShares(limits.maxRunningToldOfNetwork);

  constructor(
    private readonly deliveries: Pick<DeliveryStore, 'noteRunning'>,
    private readonly log: Pick<Logger, 'debug'>,
  ) {}

  /** Begins to tell of the deliveries to an inbox, for a while: a gateway says that a page or program has just read them. */
  noteWait(address: Address): void {
    const nowMs = performance.now();
    const inbox = this.#awaited.get(address) ?? {
      untilMs: 0,
      refusalToldAtMs: -Infinity,
      told: 0,
      networks: new NetworkShares(limits.maxRunningToldToInboxOfNetwork),
    };
    inbox.untilMs = nowMs + limits.awaitedMs;
    this.#awaited.delete(address);
    this.#awaited.set(address, inbox);
    for (const [oldest, { untilMs }] of this.#awaited) {
      if (untilMs > nowMs && this.#awaited.size <= limits.maxAwaitedInboxes) break;
      this.#awaited.delete(oldest);
    }
  }

  /** Tells of the delivery on this connection if its inbox is awaited, and if it is new or has gone on. */
  look(connection: Talk, nowMs: number): void {
    const { transaction } = connection;
    // A message to several inboxes is none that a visitor waits for, and one command would become many.
    if (this.#awaited.size === 0 || transaction?.recipients.size !== 1) return;
    for (const { address } of transaction.recipients.values()) {
      const inbox = this.#awaited.get(address);
      if (inbox && inbox.untilMs > nowMs) this.#tell(connection, transaction, address, inbox, nowMs);
    }
  }

  /** Must be called when a transaction has ended, however it did. */
  end(transaction: Transaction): void {
    const told = this.#told.get(transaction);
    if (!told) return;
    this.#told.delete(transaction);
    const { address, inbox, ip, delivery } = told;
    inbox.told--;
    for (const shares of [inbox.networks, this.#networks]) shares.giveBack(ip);
    this.#note(address, delivery.id, transaction.isAnswered ? null : { ...delivery, state: 'broken_off' });
  }

  /**
   * Whether gateways are to hear of a refusal now. A sender who is refused a thousand times a second would else make the page ask
   * as often; it reads the others with its next call.
   */
  mayTellRefusal(address: Address): boolean {
    const inbox = this.#awaited.get(address);
    const nowMs = performance.now();
    if (!inbox || inbox.untilMs <= nowMs || nowMs - inbox.refusalToldAtMs < limits.refusalToldPauseMs) return false;
    inbox.refusalToldAtMs = nowMs;
    return true;
  }

  #tell(connection: Talk, transaction: Transaction, address: Address, inbox: AwaitedInbox, nowMs: number): void {
    const before = this.#told.get(transaction);
    const { ip } = connection.remote;
    if (!before) {
      if (this.#told.size >= limits.maxRunningTold || inbox.told >= limits.maxRunningToldToInbox) return;
      if (!inbox.networks.hasRoom(ip) || !this.#networks.take(ip)) return;
      inbox.networks.take(ip);
      inbox.told++;
    }
    const delivery = describe(connection, transaction);
    if (before && nowMs - before.atMs < limits.runningRenewedMs && isDeepStrictEqual(before.delivery, delivery)) return;
    this.#told.set(transaction, { address, inbox: before?.inbox ?? inbox, ip, delivery, atMs: nowMs });
    this.#note(address, delivery.id, delivery);
  }

  #note(address: Address, id: string, delivery: RunningDelivery | null): void {
    const keptMs = delivery?.state === 'broken_off' ? limits.brokenOffKeptMs : limits.runningKeptMs;
    this.deliveries.noteRunning(address, id, delivery, keptMs).catch((error: unknown) => {
      // The page shows the delivery when it has ended.
      this.log.debug({ msg: 'running delivery not told', error: String(error) });
    });
  }
}

function describe(connection: Talk, { uuid, announcedBytes }: Transaction): RunningDelivery {
  const { envelope, times } = connection.delivery;
  return {
    id: uuid,
    state: connection.idle ? 'connected' : 'sending',
    startedAt: new Date(times.connectedAtMs).toISOString(),
    sender: envelope.mailFrom,
    client: envelope.helo,
    tls: times.tlsVersion,
    received: connection.receivedBytes,
    size: announcedBytes || null,
  };
}

import { longestTtlSeconds } from '@efemera/config';
import {
  ContractError,
  limits,
  parseClaimableAddress,
  splitTag,
  randomAddress,
  type Address,
  type ClaimRequest,
  type ExtendRequest,
  type Inbox,
  type Quota,
} from '@efemera/contract';
import {
  hashSecret,
  type InboxRecord,
  InboxStore,
  MailDomains,
  newSecret,
  ProcessCounters,
  QuotaStore,
} from '@efemera/storage';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config.js';

/** Range of the number in a generated name, for each try: a domain that fills up gets longer names. */
const widths = [1000, 1000, 1000, 100_000, 100_000, 10_000_000, 10_000_000];

const dayMs = 86_400_000;

export interface Claimant {
  visitorHash: string;
  network: string;
}

/** The caller; a program that shows a token but no cookie has no visitor's hash. */
type Asker = Omit<Claimant, 'visitorHash'> & { visitorHash: string | null };

/** Claims and describes inboxes. The store decides who gets an address. */
@Injectable()
export class InboxesService {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly inboxes: InboxStore,
    private readonly quotas: QuotaStore,
    private readonly domains: MailDomains,
    private readonly counters: ProcessCounters,
  ) {}

  /**
   * Claims the address in the request, or a generated one.
   *
   * @returns the inbox and its token, which is shown only here.
   * @throws ContractError `address_invalid` | `ttl_invalid` | `address_taken` | `quota_exhausted`.
   */
  async claim(wish: ClaimRequest, claimant: Claimant): Promise<Inbox & { token: string }> {
    const candidates = this.#candidates(wish);
    const ttlSeconds = this.#lifetime(wish);
    const remaining = await this.#reserve(claimant);
    const token = newSecret();
    const holder = { tokenHash: hashSecret(token), visitorHash: claimant.visitorHash };
    try {
      for (const address of candidates) {
        if (await this.inboxes.claim(address, holder, ttlSeconds)) {
          this.counters.add('domain:claims', this.domains.entryOf(domainOf(address)) ?? '');
          const inbox = await this.inboxes.read(address);
          return { ...this.#describe(inbox, remaining), token };
        }
      }
    } catch (error) {
      await this.#refund(claimant).catch(() => undefined);
      throw error;
    }
    await this.#refund(claimant);
    throw new ContractError('address_taken', 'This address is in use. Choose another one.');
  }

  /** Tells whether the visitor with this secret has claimed anything here lately. */
  async knowsVisitor(secretHash: string): Promise<boolean> {
    const { DAILY_QUOTA } = this.settings;
    const [holds, remaining] = await Promise.all([
      this.inboxes.isHolder(secretHash),
      this.quotas.remaining(secretHash, DAILY_QUOTA),
    ]);
    return holds || remaining < DAILY_QUOTA;
  }

  /** The inboxes that these keys hold or can restore, newest first, and the visitor's quota. */
  async list(keyHashes: string[], asker: Asker): Promise<{ inboxes: Inbox[]; quota: Quota }> {
    const lists = await Promise.all(keyHashes.map((hash) => this.inboxes.ofHolder(hash)));
    const byAddress = new Map(lists.flat().map((inbox) => [inbox.address, inbox]));
    const inboxes = [...byAddress.values()].sort((a, b) => b.createdAtMs - a.createdAtMs);
    const remaining = await this.#remaining(asker, inboxes[0]);
    return {
      inboxes: inboxes.map((inbox) => this.#describe(inbox, remaining)),
      quota: { limit: this.settings.DAILY_QUOTA, remaining },
    };
  }

  /** Restarts the inbox's lifetime, or restores an address that the caller held before. */
  async extend(inbox: InboxRecord, wish: ExtendRequest, keyHash: string, asker: Asker): Promise<Inbox> {
    if (splitTag(inbox.address).tag !== null) {
      throw new ContractError('address_invalid', 'A plus address ends with its life.', { reason: 'syntax' });
    }
    if (this.domains.stateOf(domainOf(inbox.address)) === 'retired') {
      throw new ContractError('address_invalid', 'This domain is retired: the inbox ends with its life.', {
        reason: 'domain',
      });
    }
    const ttlSeconds = this.#lifetime(wish);
    if (!(await this.inboxes.extend(inbox.address, keyHash, ttlSeconds))) throw inboxNotFound();
    const remaining = await this.#remaining(asker, inbox);
    return this.#describe(await this.inboxes.read(inbox.address), remaining);
  }

  async release(inbox: InboxRecord, keyHash: string): Promise<void> {
    const released = await this.inboxes.release(inbox.address, keyHash);
    // An inbox that expired a moment ago is gone, as the caller wanted.
    if (!released && inbox.state !== 'quarantined') throw inboxNotFound();
  }

  #candidates({ address, domain }: ClaimRequest): Address[] {
    const isOffered = (name: string) => this.domains.stateOf(name) === 'offered';
    if (address !== undefined) return [parseClaimableAddress(address, isOffered)];
    const chosen = domain?.toLowerCase() ?? this.domains.offered[0] ?? '';
    return widths.map((numbers) => parseClaimableAddress(randomAddress(chosen, numbers), isOffered));
  }

  /** The lifetime in the request. Undefined if it names none: an inbox then keeps its own or gets the default. */
  #lifetime({ ttlSeconds }: ClaimRequest | ExtendRequest): number | undefined {
    const [min, max] = [limits.minInboxTtlSeconds, longestTtlSeconds(this.settings)];
    if (ttlSeconds === undefined || (Number.isInteger(ttlSeconds) && ttlSeconds >= min && ttlSeconds <= max))
      return ttlSeconds;
    throw new ContractError('ttl_invalid', `A lifetime is ${min} to ${max} whole seconds.`, { min, max });
  }

  async #reserve({ visitorHash, network }: Claimant): Promise<number> {
    const { DAILY_QUOTA, DAILY_QUOTA_PER_IP } = this.settings;
    // The network first: when its quota is spent, made-up visitors of that network leave no counters in Redis.
    const ofNetwork = await this.quotas.reserve(network, DAILY_QUOTA_PER_IP);
    if (ofNetwork === null) throw quotaExhausted('network', DAILY_QUOTA_PER_IP);
    try {
      const ofVisitor = await this.quotas.reserve(visitorHash, DAILY_QUOTA);
      if (ofVisitor === null) throw quotaExhausted('visitor', DAILY_QUOTA);
      return Math.min(ofVisitor, ofNetwork);
    } catch (error) {
      await this.quotas.refund(network).catch(() => undefined);
      throw error;
    }
  }

  /**
   * How many addresses the caller can still claim today, by both quotas. A token counts as the visitor who claimed its
   * inbox; a caller without any key counts as a new visitor.
   */
  async #remaining({ visitorHash, network }: Asker, own?: InboxRecord): Promise<number> {
    const { DAILY_QUOTA, DAILY_QUOTA_PER_IP } = this.settings;
    const counted = visitorHash ?? own?.holder?.visitorHash;
    const [ofVisitor, ofNetwork] = await Promise.all([
      counted ? this.quotas.remaining(counted, DAILY_QUOTA) : DAILY_QUOTA,
      this.quotas.remaining(network, DAILY_QUOTA_PER_IP),
    ]);
    return Math.min(ofVisitor, ofNetwork);
  }

  async #refund({ visitorHash, network }: Claimant): Promise<void> {
    await Promise.all([this.quotas.refund(visitorHash), this.quotas.refund(network)]);
  }

  #describe(inbox: InboxRecord, remainingToday: number): Inbox {
    const iso = (ms: number) => new Date(ms).toISOString();
    return {
      address: inbox.address,
      domain: domainOf(inbox.address),
      createdAt: iso(inbox.createdAtMs),
      expiresAt: iso(inbox.expiresAtMs),
      state: inbox.state === 'held' ? 'held' : 'restorable',
      restorableUntil: inbox.state === 'held' ? null : iso(inbox.quarantineEndsAtMs),
      remainingToday,
      receivedToday: inbox.receivedToday,
      receivedTotal: inbox.receivedTotal,
      droppedTotal: inbox.droppedTotal,
    };
  }
}

const domainOf = (address: Address) => address.slice(address.indexOf('@') + 1);

export const inboxNotFound = () => new ContractError('inbox_not_found', 'Nobody holds this address.');

/** Names the quota that is spent: a visitor whose network has spent its own may not have claimed anything. */
function quotaExhausted(scope: 'visitor' | 'network', limit: number): ContractError {
  const message =
    scope === 'visitor'
      ? 'You have used up your addresses of today.'
      : 'Your network has used up its addresses of today.';
  return new ContractError('quota_exhausted', message, {
    scope,
    limit,
    remaining: 0,
    // Days are counted in UTC.
    retryAfterSeconds: Math.ceil((dayMs - (Date.now() % dayMs)) / 1000),
  });
}

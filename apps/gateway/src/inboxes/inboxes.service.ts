import { longestTtlSeconds } from '@efemera/config';
import {
  ContractError,
  domainOf,
  limits,
  parseClaimableAddress,
  splitTag,
  toAsciiDomain,
  randomAddress,
  type Address,
  type ApiKey,
  type ChangedInbox,
  type ClaimRequest,
  type Fault,
  type Inbox,
  type InboxChange,
  type InboxRight,
  type Quota,
} from '@efemera/contract';
import {
  apiKeyIdOf,
  ApiKeyStore,
  FaultStore,
  guestOf,
  hashSecret,
  holderOfApiKey,
  type InboxRecord,
  InboxStore,
  MailDomains,
  MemoryGuard,
  newSecret,
  openingKey,
  ProcessCounters,
  QuotaStore,
  StorageFullError,
} from '@efemera/storage';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config.js';

/** Range of the number in a generated name, for each try: when short names of a domain are taken, longer ones follow. */
const widths = [1000, 1000, 1000, 100_000, 100_000, 10_000_000, 10_000_000];

const dayMs = 86_400_000;

/** A visitor, or a program with a key. */
export type Claimant = { visitorHash: string; network: string } | { apiKey: ApiKey };

/** The caller of a request. A program that shows a token and no cookie has no visitor's hash. */
export interface Asker {
  visitorHash: string | null;
  network: string;
  apiKey: ApiKey | null;
}

/** A daily quota against which a claim is counted. */
interface DailyQuota {
  scope: 'visitor' | 'network' | 'key';
  subject: string;
  limit: number;
}

/** Claims and describes inboxes. The store decides who gets an address. */
@Injectable()
export class InboxesService {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly inboxes: InboxStore,
    private readonly quotas: QuotaStore,
    private readonly domains: MailDomains,
    private readonly faults: FaultStore,
    private readonly apiKeys: ApiKeyStore,
    private readonly counters: ProcessCounters,
    private readonly memory: MemoryGuard,
  ) {}

  /**
   * Claims the address in the request, or a generated one.
   *
   * @returns the inbox and its token, which is shown only here.
   * @throws ContractError `address_invalid` | `ttl_invalid` | `address_taken` | `quota_exhausted`; StorageFullError.
   */
  async claim(wish: ClaimRequest, claimant: Claimant): Promise<Inbox & { token: string }> {
    const candidates = this.#candidates(wish);
    const apiKey = 'apiKey' in claimant ? claimant.apiKey : null;
    const ttlSeconds = this.#lifetime(wish, this.#longestTtl(apiKey));
    const quotas = this.#quotasOf(claimant);
    if (!(await this.memory.hasRoomForClaim())) throw new StorageFullError();
    const remaining = await this.#reserveCounted(quotas, apiKey);
    const token = newSecret();
    const visitorHash = 'apiKey' in claimant ? holderOfApiKey(claimant.apiKey.id) : claimant.visitorHash;
    const holder = { tokenHash: hashSecret(token), visitorHash };
    try {
      for (const address of candidates) {
        if (await this.inboxes.claim(address, holder, ttlSeconds)) {
          this.counters.add('domain:claims', this.domains.entryOf(domainOf(address)) ?? '');
          if (apiKey) this.counters.add('key:claimed', apiKey.id);
          const inbox = await this.inboxes.read(address);
          return { ...this.#describe(inbox, 'holder', remaining), token };
        }
      }
    } catch (error) {
      await this.#refund(quotas).catch(() => undefined);
      throw error;
    }
    await this.#refund(quotas);
    throw new ContractError('address_taken', 'This address is in use. Choose another one.');
  }

  /** Tells whether the visitor with this secret has claimed or joined anything here lately. */
  async knowsVisitor(secretHash: string): Promise<boolean> {
    const { DAILY_QUOTA } = this.settings;
    const [holds, remaining] = await Promise.all([
      this.inboxes.isHolder(secretHash),
      this.quotas.remaining(secretHash, DAILY_QUOTA),
    ]);
    return holds || remaining < DAILY_QUOTA;
  }

  /** The inboxes that the owner of these keys holds, can restore or opens as guest, newest first; the asker's quota. */
  async list(keyHashes: readonly string[], asker: Asker): Promise<{ inboxes: Inbox[]; quota: Quota }> {
    const lists = await Promise.all(keyHashes.map((hash) => this.inboxes.ofHolder(hash)));
    const byAddress = new Map(lists.flat().map((inbox) => [inbox.address, inbox]));
    const inboxes = [...byAddress.values()].sort((a, b) => b.createdAtMs - a.createdAtMs);
    const rightTo = (inbox: InboxRecord) =>
      openingKey(inbox, keyHashes) === null ? (guestOf(inbox, keyHashes)?.access ?? 'read') : 'holder';
    const own = inboxes.find((inbox) => rightTo(inbox) === 'holder');
    const quota = await this.#quota(asker, own);
    return { inboxes: inboxes.map((inbox) => this.#describe(inbox, rightTo(inbox), quota.remaining)), quota };
  }

  /** Restarts the inbox's lifetime, or restores an address that the caller held before. */
  async extend(
    inbox: InboxRecord,
    wish: Pick<InboxChange, 'ttlSeconds'>,
    keyHash: string,
    asker: Asker,
  ): Promise<Inbox> {
    if (splitTag(inbox.address).tag !== null) {
      throw new ContractError('address_invalid', 'A plus address ends with its life.', { reason: 'syntax' });
    }
    if (this.domains.stateOf(domainOf(inbox.address)) === 'retired') {
      throw new ContractError('address_invalid', 'This domain is retired: the inbox ends with its life.', {
        reason: 'domain',
      });
    }
    // Without a wish, the inbox keeps its lifetime: `#lifetime` would replace a chosen one by the longest of the key.
    const ttlSeconds =
      wish.ttlSeconds === undefined ? undefined : this.#lifetime(wish, await this.#longestTtlOf(inbox, asker.apiKey));
    if (!(await this.inboxes.extend(inbox.address, keyHash, ttlSeconds))) throw inboxNotFound();
    const { remaining } = await this.#quota(asker, inbox);
    const right = openingKey(inbox, [keyHash]) === null ? 'full' : 'holder';
    return this.#describe(await this.inboxes.read(inbox.address), right, remaining);
  }

  /**
   * Lets SMTP refuse mail to an inbox, or take it again.
   *
   * @throws ContractError `key_needed` unless the caller shows the key with which the inbox was claimed: a visitor has no
   * use for faults, and with the token alone somebody could make the inbox refuse mail unnoticed.
   */
  async setFault(inbox: InboxRecord, fault: Fault | null, asker: Asker): Promise<ChangedInbox> {
    const isSet = asker.apiKey && (await this.faults.set(inbox.address, asker.apiKey.id, fault));
    if (!isSet) throw new ContractError('key_needed', 'This takes the key with which the inbox was claimed.');
    const { remaining } = await this.#quota(asker, inbox);
    return { ...this.#describe(inbox, 'holder', remaining), fault };
  }

  async release(inbox: InboxRecord, keyHash: string): Promise<void> {
    const released = await this.inboxes.release(inbox.address, keyHash);
    // If the quarantine has just ended, the inbox is gone already, as the caller wanted.
    if (!released && inbox.state !== 'quarantined') throw inboxNotFound();
  }

  #candidates({ address, domain }: ClaimRequest): Address[] {
    const isOffered = (name: string) => this.domains.stateOf(name) === 'offered';
    if (address !== undefined) return [parseClaimableAddress(address, isOffered)];
    // The domain may be a wildcard: `toAsciiDomain` returns null for it.
    const chosen = domain === undefined ? this.domains.offered[0] : (toAsciiDomain(domain.toLowerCase()) ?? domain);
    return widths.map((numbers) => parseClaimableAddress(randomAddress(chosen ?? '', numbers), isOffered));
  }

  /** The lifetime in the request. If it names none: the key's longest where the default is longer, else undefined. */
  #lifetime({ ttlSeconds }: Pick<ClaimRequest, 'ttlSeconds'>, max: number): number | undefined {
    const min = limits.minInboxTtlSeconds;
    // The default may be longer than inboxes of this key may live.
    if (ttlSeconds === undefined) return max < this.settings.INBOX_TTL_SECONDS ? max : undefined;
    if (Number.isInteger(ttlSeconds) && ttlSeconds >= min && ttlSeconds <= max) return ttlSeconds;
    throw new ContractError('ttl_invalid', `A lifetime is ${min} to ${max} whole seconds.`, { min, max });
  }

  #longestTtl(apiKey: ApiKey | null): number {
    return apiKey?.maxTtlSeconds ?? longestTtlSeconds(this.settings);
  }

  /**
   * The longest lifetime that the caller may choose for an inbox: that of the key in the request. Without one, that of
   * visitors, and at most that of the key which claimed the inbox: else anybody with the inbox's token could extend it
   * beyond the key's limit.
   */
  async #longestTtlOf(inbox: InboxRecord, apiKey: ApiKey | null): Promise<number> {
    if (apiKey) return this.#longestTtl(apiKey);
    const { id, key } = await this.#claimingKey(inbox.holder?.visitorHash);
    // The operator has revoked the key, and its limit went with it: whoever has the token may choose only the shortest
    // lifetime, so that revoking a key does not lift its limit.
    if (id !== null && !key) return limits.minInboxTtlSeconds;
    return Math.min(this.#longestTtl(null), this.#longestTtl(key));
  }

  /** Like `#reserve`, and counts a refusal in the figures of the key. */
  async #reserveCounted(quotas: readonly DailyQuota[], apiKey: ApiKey | null): Promise<number> {
    try {
      return await this.#reserve(quotas);
    } catch (error) {
      if (apiKey && error instanceof ContractError) this.counters.add('key:refused', apiKey.id);
      throw error;
    }
  }

  /** The quotas that a claim uses: those of the visitor, or that of the key alone. */
  #quotasOf(claimant: Claimant): DailyQuota[] {
    if ('apiKey' in claimant) return [quotaOfKey(claimant.apiKey)];
    const { DAILY_QUOTA, DAILY_QUOTA_PER_IP } = this.settings;
    // The network first: when its quota is spent, made-up visitors of that network leave no counters in Redis.
    return [
      { scope: 'network', subject: claimant.network, limit: DAILY_QUOTA_PER_IP },
      { scope: 'visitor', subject: claimant.visitorHash, limit: DAILY_QUOTA },
    ];
  }

  /** Counts one claim against each quota, or against none if one is used up. @returns how many claims are left. */
  async #reserve(quotas: readonly DailyQuota[]): Promise<number> {
    const left: number[] = [];
    const used: DailyQuota[] = [];
    try {
      for (const quota of quotas) {
        const remaining = await this.quotas.reserve(quota.subject, quota.limit);
        if (remaining === null) throw quotaExhausted(quota);
        used.push(quota);
        left.push(remaining);
      }
      return Math.min(...left);
    } catch (error) {
      await this.#refund(used).catch(() => undefined);
      throw error;
    }
  }

  async #refund(quotas: readonly DailyQuota[]): Promise<void> {
    await Promise.all(quotas.map(({ subject }) => this.quotas.refund(subject)));
  }

  /**
   * How many addresses the caller can still claim today, and of how many. A token counts as the visitor or the key that
   * claimed its inbox; a caller without any key counts as a new visitor.
   */
  async #quota({ visitorHash, network, apiKey }: Asker, own?: InboxRecord): Promise<Quota> {
    const counted = visitorHash ?? own?.holder?.visitorHash;
    const claiming = await this.#claimingKey(counted);
    const key = apiKey ?? claiming.key;
    // The operator has revoked the key that claimed the inbox, so nothing can be claimed with it.
    if (claiming.id !== null && !key) return { limit: 0, remaining: 0 };
    const { DAILY_QUOTA, DAILY_QUOTA_PER_IP } = this.settings;
    const quotas: Omit<DailyQuota, 'scope'>[] = key
      ? [quotaOfKey(key)]
      : [
          ...(counted === undefined ? [] : [{ subject: counted, limit: DAILY_QUOTA }]),
          { subject: network, limit: DAILY_QUOTA_PER_IP },
        ];
    const limit = key ? key.inboxesPerDay : DAILY_QUOTA;
    const left = await Promise.all(quotas.map(({ subject, limit }) => this.quotas.remaining(subject, limit)));
    return { limit, remaining: Math.min(limit, ...left) };
  }

  /** The key with which this holder claims: no id for a visitor, and no key if the operator has revoked it. */
  async #claimingKey(holder: string | undefined): Promise<{ id: string | null; key: ApiKey | null }> {
    const id = holder === undefined ? null : apiKeyIdOf(holder);
    return { id, key: id === null ? null : await this.apiKeys.byId(id) };
  }

  #describe(inbox: InboxRecord, access: InboxRight, remainingToday: number): Inbox {
    const iso = (ms: number) => new Date(ms).toISOString();
    return {
      address: inbox.address,
      domain: domainOf(inbox.address),
      createdAt: iso(inbox.createdAtMs),
      expiresAt: iso(inbox.expiresAtMs),
      ttlSeconds: inbox.ttlSeconds,
      access,
      state: inbox.state === 'held' ? 'held' : 'restorable',
      restorableUntil: inbox.state === 'held' ? null : iso(inbox.quarantineEndsAtMs),
      remainingToday,
      receivedToday: inbox.receivedToday,
      receivedTotal: inbox.receivedTotal,
      droppedTotal: inbox.droppedTotal,
    };
  }
}

export const inboxNotFound = () => new ContractError('inbox_not_found', 'Nobody holds this address.');

const quotaOfKey = ({ id, inboxesPerDay }: ApiKey): DailyQuota => ({
  scope: 'key',
  subject: holderOfApiKey(id),
  limit: inboxesPerDay,
});

const spentQuotas = {
  visitor: 'You have used up your addresses of today.',
  network: 'Your network has used up its addresses of today.',
  key: 'This key has used up its addresses of today.',
} as const;

/** Names the quota that is used up: if it is the network's, this visitor may have claimed nothing at all today. */
function quotaExhausted({ scope, limit }: DailyQuota): ContractError {
  return new ContractError('quota_exhausted', spentQuotas[scope], {
    scope,
    limit,
    remaining: 0,
    // Days are counted in UTC.
    retryAfterSeconds: Math.ceil((dayMs - (Date.now() % dayMs)) / 1000),
  });
}

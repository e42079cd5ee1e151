import {
  apiKeyPrefix,
  ContractError,
  limits,
  type ApiKey,
  type ApiKeyFigures,
  type ApiKeyRequest,
} from '@efemera/contract';
import type { CounterName, RedisKeys } from '@efemera/contract/redis';
import type { ProcessCounters } from '../counting/process-counters.js';
import { holderOfApiKey } from '../inbox/api-key-holder.js';
import type { QuotaStore } from '../inbox/quota-store.js';
import { hashSecret, newSecret, sameHash } from '../inbox/secrets.js';
import type { RedisCommands } from '../redis/commands.js';
import { addApiKey } from '../redis/scripts/operating-scripts.js';

/** What Redis stores of a key. The operator sees the key itself once, as it is made; no process stores it. */
interface StoredApiKey {
  hash: string;
  apiKey: ApiKey;
}

/** Least time between two notes of a key's use: noting every call would add a write to each. */
const noteUseEveryMs = 5000;
const idChars = 16;
const counters = ['key:claimed', 'key:refused', 'key:received'] as const satisfies readonly CounterName[];

/** The keys that the operator makes for programs. Writes `apiKeys` and `apiKeyUses`. */
export class ApiKeyStore {
  readonly #notedAtMs = new Map<string, number>();

  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
    private readonly quotas: QuotaStore,
    private readonly counts: ProcessCounters,
  ) {}

  /**
   * Makes a key.
   *
   * @returns the key itself, too: afterwards nobody can read it again.
   * @throws ContractError `too_many_keys`
   */
  async create({
    name,
    inboxesPerDay,
    ratePerSecond,
    maxTtlSeconds,
  }: ApiKeyRequest): Promise<ApiKey & { key: string }> {
    const key = apiKeyPrefix + newSecret();
    const hash = hashSecret(key);
    const apiKey: ApiKey = {
      id: idOf(hash),
      name,
      inboxesPerDay,
      ratePerSecond: ratePerSecond ?? null,
      maxTtlSeconds: maxTtlSeconds ?? null,
      createdAt: new Date().toISOString(),
    };
    const stored: StoredApiKey = { hash, apiKey };
    const added = await this.commands.promise(addApiKey, {
      apiKeysKey: this.keys.apiKeys,
      id: apiKey.id,
      apiKey: JSON.stringify(stored),
      mostKeys: limits.maxApiKeys,
    });
    if (!added) {
      throw new ContractError('too_many_keys', `There are ${limits.maxApiKeys} keys already: revoke one first.`);
    }
    return { ...apiKey, key };
  }

  /** Finds the key that a program shows; null if unknown. Asks Redis each time, so that a revoked key fails at once. */
  async find(key: string): Promise<ApiKey | null> {
    const shownHash = hashSecret(key);
    const text = await this.commands.do((redis) => redis.hget(this.keys.apiKeys, idOf(shownHash)));
    if (text === null) return null;
    const { hash, apiKey } = JSON.parse(text) as StoredApiKey;
    return sameHash(hash, shownHash) ? apiKey : null;
  }

  async byId(id: string): Promise<ApiKey | null> {
    const text = await this.commands.do((redis) => redis.hget(this.keys.apiKeys, id));
    return text === null ? null : withoutHash(text);
  }

  /** Ids of all keys. */
  async ids(): Promise<ReadonlySet<string>> {
    return new Set(await this.commands.do((redis) => redis.hkeys(this.keys.apiKeys)));
  }

  /** Lists the keys with their figures, newest first. */
  async list(): Promise<ApiKeyFigures[]> {
    const [all, uses, counted] = await Promise.all([
      this.#all(),
      this.commands.do((redis) => redis.hgetall(this.keys.apiKeyUses)),
      this.counts.read(),
    ]);
    const amountOf = (id: string, name: CounterName) =>
      counted.find((counter) => counter.name === name && counter.label === id)?.amount ?? 0;
    return Promise.all(
      all.map(async (apiKey) => {
        const { id } = apiKey;
        const used = uses[id];
        return {
          ...apiKey,
          lastUsedAt: used === undefined ? null : new Date(Number(used)).toISOString(),
          claimedToday: await this.quotas.used(holderOfApiKey(id)),
          claimedTotal: amountOf(id, 'key:claimed'),
          receivedTotal: amountOf(id, 'key:received'),
          refusedTotal: amountOf(id, 'key:refused'),
        };
      }),
    );
  }

  /** Notes that a key was used. Returns at once; a failure loses no more than the time of this use. */
  noteUse(id: string, nowMs = Date.now()): void {
    if (nowMs - (this.#notedAtMs.get(id) ?? 0) < noteUseEveryMs) return;
    if (this.#notedAtMs.size >= 2 * limits.maxApiKeys) this.#notedAtMs.clear();
    this.#notedAtMs.set(id, nowMs);
    void this.commands.do((redis) => redis.hset(this.keys.apiKeyUses, id, nowMs)).catch(() => undefined);
  }

  /**
   * Revokes a key; null when there is no such key. Inboxes that were claimed with it stay open to those who show the
   * inbox's token.
   */
  async remove(id: string): Promise<ApiKey | null> {
    const text = await this.commands.do((redis) => redis.hget(this.keys.apiKeys, id));
    const removed = await this.commands.do((redis) => redis.hdel(this.keys.apiKeys, id));
    if (text === null || removed === 0) return null;
    await this.commands.do((redis) => redis.hdel(this.keys.apiKeyUses, id));
    await this.counts.forget(counters, id);
    return withoutHash(text);
  }

  async #all(): Promise<ApiKey[]> {
    const texts = await this.commands.do((redis) => redis.hvals(this.keys.apiKeys));
    return texts.map(withoutHash).sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  }
}

const idOf = (hash: string) => hash.slice(0, idChars);

const withoutHash = (text: string): ApiKey => (JSON.parse(text) as StoredApiKey).apiKey;

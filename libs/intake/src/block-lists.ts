import { Resolver } from 'node:dns/promises';
import type { Logger } from '@efemera/config';
import { isListing, networkOf, readAddress, reversedAddress } from '@efemera/network';
import { intakeLimits } from './limits.js';

export interface BlockListSettings {
  zones: readonly string[];
  /** True: recipients are refused to listed clients; false: their mail is marked. */
  refuses: boolean;
  /** Resolvers to ask; null for the system's own. */
  servers: readonly string[] | null;
}

/** Resolves with the zones of the lists that a client stands on. Never rejects. */
type Listing = Promise<readonly string[]>;

/** Whether a list can be asked. */
interface ZoneState {
  /** Look-ups that failed since the last valid answer. */
  failures: number;
  isFailing: boolean;
  pausedUntilMs: number;
  /** Until then the list is known not to list every address. */
  choosesUntilMs: number;
}

const onNone: Listing = Promise.resolve([]);
/** Not looked up: lists have only public addresses, and a query would tell them addresses of the operator's network. */
const insideRanges = new Set(['private', 'loopback', 'linkLocal', 'uniqueLocal', 'carrierGradeNat', 'unspecified']);
/** Every list has this address, and no real client has it (RFC 5782 §5): with it an operator can test on one machine. */
const testAddress = '127.0.0.2';
/** No list has this address (RFC 5782 §5), but some abandoned ones list every address so that their users notice. */
const neverListed = '127.0.0.1';
const saysNo = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Asks DNS block lists about the clients that bring mail (RFC 5782). If a list does not answer, or answers with an error,
 * the client counts as not listed: the failure of a list loses no mail.
 */
export class BlockLists {
  /** Answers by network, the oldest first. If kept by address, one client with a /64 could push out all others. */
  readonly #known = new Map<string, { listing: Listing; endsAtMs: number }>();
  readonly #zones: ReadonlyMap<string, ZoneState>;
  #second = { startedAtMs: 0, queries: 0 };

  constructor(
    private readonly settings: BlockListSettings,
    private readonly log: Pick<Logger, 'warn'>,
  ) {
    this.#zones = new Map(
      settings.zones.map((zone) => [zone, { failures: 0, isFailing: false, pausedUntilMs: 0, choosesUntilMs: 0 }]),
    );
  }

  get refuses(): boolean {
    return this.settings.refuses;
  }

  /** The zones that list a client: remembered, or asked for now. Call it early to have the answer at once later. */
  lookUp(ip: string): Listing {
    if (this.#zones.size === 0) return onNone;
    const address = readAddress(ip);
    if (!address || (insideRanges.has(address.range()) && address.toString() !== testAddress)) return onNone;
    const network = networkOf(ip);
    const known = this.#known.get(network);
    if (known && known.endsAtMs > performance.now()) return known.listing;
    if (!this.#mayAsk()) return onNone;
    this.#known.delete(network);
    const [oldest] = this.#known.keys();
    if (oldest !== undefined && this.#known.size >= intakeLimits.maxBlockListNetworks) this.#known.delete(oldest);
    const asked = { listing: onNone, endsAtMs: Infinity };
    asked.listing = this.#ask(ip).then(({ zones, seconds }) => {
      asked.endsAtMs = performance.now() + seconds * 1000;
      return zones;
    });
    this.#known.set(network, asked);
    return asked.listing;
  }

  #mayAsk(): boolean {
    const nowMs = performance.now();
    if (nowMs - this.#second.startedAtMs >= 1000) this.#second = { startedAtMs: nowMs, queries: 0 };
    this.#second.queries += this.#zones.size;
    return this.#second.queries <= intakeLimits.maxBlockListQueriesPerSecond;
  }

  async #ask(ip: string): Promise<{ zones: string[]; seconds: number }> {
    const { blockListMs, blockListTryMs } = intakeLimits;
    // As many tries as fit into `blockListMs`: the query must reach the next resolver when the first is silent.
    const resolver = new Resolver({ timeout: blockListTryMs, tries: Math.ceil(blockListMs / blockListTryMs) });
    if (this.settings.servers) resolver.setServers(this.settings.servers);
    const deadline = setTimeout(() => resolver.cancel(), blockListMs);
    const name = reversedAddress(ip);
    const answers = await Promise.all(
      [...this.#zones].map(async ([zone, state]) => ({ zone, ...(await this.#askZone(zone, state, name, resolver)) })),
    );
    clearTimeout(deadline);
    const { minBlockListSeconds, maxBlockListSeconds } = intakeLimits;
    return {
      zones: answers.filter(({ listed }) => listed).map(({ zone }) => zone),
      seconds: Math.max(minBlockListSeconds, Math.min(maxBlockListSeconds, ...answers.map(({ seconds }) => seconds))),
    };
  }

  async #askZone(
    zone: string,
    state: ZoneState,
    name: string,
    resolver: Resolver,
  ): Promise<{ listed: boolean; seconds: number }> {
    if (state.pausedUntilMs > performance.now()) return { listed: false, seconds: 0 };
    try {
      const records = await resolver.resolve4(`${name}.${zone}`, { ttl: true });
      const wrong = records.find(({ address }) => !isListing(address));
      if (wrong) return this.#fail(zone, state, `it answers ${wrong.address}`, 1);
      if (await this.#hasEverybody(zone, state, resolver)) {
        return this.#fail(zone, state, `it has ${neverListed}, and so everybody`, 1);
      }
      this.#succeed(zone, state);
      // Node gives no TTL for records after the 256th.
      return { listed: records.length > 0, seconds: Math.min(...records.map(({ ttl }) => ttl || 0)) };
    } catch (error) {
      const { code = 'UNKNOWN' } = error as NodeJS.ErrnoException;
      if (!saysNo.has(code)) return this.#fail(zone, state, code, intakeLimits.mostBlockListFailures);
      this.#succeed(zone, state);
      return { listed: false, seconds: intakeLimits.notListedSeconds };
    }
  }

  async #hasEverybody(zone: string, state: ZoneState, resolver: Resolver): Promise<boolean> {
    if (state.choosesUntilMs > performance.now()) return false;
    this.#second.queries++;
    const records = await resolver.resolve4(`${reversedAddress(neverListed)}.${zone}`).catch((error: unknown) => {
      if (saysNo.has((error as NodeJS.ErrnoException).code ?? '')) return [];
      throw error;
    });
    if (records.length > 0) {
      // A list that was shut down has just begun to list everybody: its answers since the last check are wrong, too.
      if (state.choosesUntilMs > 0) this.#known.clear();
      state.choosesUntilMs = 0;
      return true;
    }
    state.choosesUntilMs = performance.now() + intakeLimits.blockListTrustMs;
    return false;
  }

  /** Pauses a list after `most` failures in a row, so that no mail waits for a list that is down. */
  #fail(zone: string, state: ZoneState, reason: string, most: number): { listed: boolean; seconds: number } {
    if (++state.failures >= most || state.isFailing) {
      state.pausedUntilMs = performance.now() + intakeLimits.blockListPauseMs;
      if (!state.isFailing) this.log.warn({ msg: 'a block list gives no answers: it is left out', zone, reason });
      state.isFailing = true;
    }
    return { listed: false, seconds: 0 };
  }

  #succeed(zone: string, state: ZoneState): void {
    // This answers a query from before the pause: the list stays paused.
    if (state.pausedUntilMs > performance.now()) return;
    if (state.isFailing) this.log.warn({ msg: 'a block list answers again', zone });
    state.failures = 0;
    state.isFailing = false;
  }
}

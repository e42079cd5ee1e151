import type { RedisKeys, SenderKind } from '@efemera/contract/redis';
import { loggedNetworkOf } from '@efemera/network';
import { senderDomain } from '../mail/sender-domain.js';
import type { RedisCommands } from '../redis/commands.js';
import { countSenders } from '../redis/scripts/operating-scripts.js';

const flushMs = 5000;
const hourMs = 3_600_000;
/** Hours that are read for a day: the running one, 23 whole ones, and a part of the one before. */
const hoursOfDay = 25;
/**
 * How many names a process keeps of those it gathers (it drops the others at twice as many), how many it sends in one
 * flush, and how many Redis keeps for an hour. A flood of invented sender domains has one mail from each, so the names
 * with the highest counts are kept.
 */
const mostGathered = 2000;
const mostSent = 500;
const mostNames = 1000;

const kinds = ['domain', 'network'] as const satisfies readonly SenderKind[];

/** How often mail of a sender was refused and taken. */
export interface SenderCount {
  name: string;
  refused: number;
  taken: number;
}

type Outcome = 'refused' | 'taken';
type Gathered = Map<string, Record<Outcome, number>>;

const byRefused = (a: readonly [string, Record<Outcome, number>], b: readonly [string, Record<Outcome, number>]) =>
  b[1].refused - a[1].refused || b[1].taken - a[1].taken;

/**
 * Counts by the hour how often mail of a sender's domain and of a client's network was refused and taken, for a day. A
 * process gathers its counts in memory and adds them to Redis every five seconds. Writes `senderCounts`.
 */
export class SenderCounts {
  #gathered: Record<SenderKind, Gathered> = { domain: new Map(), network: new Map() };
  #timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
  ) {}

  /**
   * Returns at once and makes no call to Redis.
   *
   * @param ip        of the client; null if a relay did not tell it.
   * @param mailFrom  of the envelope; empty for a bounce and where none was named.
   */
  count(outcome: Outcome, { ip, mailFrom }: { ip: string | null; mailFrom: string }): void {
    const domain = mailFrom === '' ? null : senderDomain(mailFrom);
    if (domain !== null) this.#add('domain', domain, outcome);
    if (ip !== null) this.#add('network', loggedNetworkOf(ip), outcome);
    this.#timer ??= setTimeout(() => void this.flush(), flushMs).unref();
  }

  async flush(nowMs = Date.now()): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const gathered = this.#gathered;
    this.#gathered = { domain: new Map(), network: new Map() };
    const hour = Math.floor(nowMs / hourMs);
    await Promise.all(
      kinds.map((kind) => {
        const sent = [...gathered[kind]].sort(byRefused).slice(0, mostSent);
        if (sent.length === 0) return null;
        return this.commands.run(countSenders, {
          refusedKey: this.keys.senderCounts('refused', kind, hour),
          takenKey: this.keys.senderCounts('taken', kind, hour),
          mostNames,
          ttlMs: (hoursOfDay + 1) * hourMs,
          counts: sent.flatMap(([name, { refused, taken }]) => [name, String(refused), String(taken)]),
        });
      }),
      // Redis is unreachable: these few seconds are not counted. They only help an operator to decide.
    ).catch(() => undefined);
  }

  /**
   * Lists the senders with the most refusals in the last hour or day, most first. Of the oldest hour it takes the part that
   * is still within the period, as if the mails had come evenly.
   */
  async top(kind: SenderKind, hours: 1 | 24, most: number, nowMs = Date.now()): Promise<SenderCount[]> {
    const hour = Math.floor(nowMs / hourMs);
    const weights = Array.from({ length: hours + 1 }, (_, age) => (age < hours ? 1 : 1 - (nowMs % hourMs) / hourMs));
    const keysOf = (outcome: Outcome) => weights.map((_, age) => this.keys.senderCounts(outcome, kind, hour - age));
    const refused = new Map<string, number>();
    const lists = await this.commands.do((redis) =>
      Promise.all(keysOf('refused').map((key) => redis.zrange(key, '0', '-1', 'WITHSCORES'))),
    );
    lists.forEach((entries, age) => {
      for (let index = 0; index < entries.length; index += 2) {
        const [name = '', count] = entries.slice(index, index + 2);
        refused.set(name, (refused.get(name) ?? 0) + Number(count) * (weights[age] ?? 0));
      }
    });
    const first = [...refused]
      .map(([name, count]) => [name, Math.round(count)] as const)
      .filter(([, count]) => count > 0)
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, most);
    if (first.length === 0) return [];
    const names = first.map(([name]) => name);
    const taken = await this.commands.do((redis) =>
      Promise.all(keysOf('taken').map((key) => redis.zmscore(key, ...names))),
    );
    return first.map(([name, count], index) => ({
      name,
      refused: count,
      taken: Math.round(taken.reduce((sum, counts, age) => sum + Number(counts[index] ?? 0) * (weights[age] ?? 0), 0)),
    }));
  }

  #add(kind: SenderKind, name: string, outcome: Outcome): void {
    const gathered = this.#gathered[kind];
    const counts = gathered.get(name);
    if (counts) {
      counts[outcome]++;
      return;
    }
    gathered.set(name, { refused: 0, taken: 0, [outcome]: 1 });
    // Sorts only once for each 2,000 new names.
    if (gathered.size > 2 * mostGathered) {
      this.#gathered[kind] = new Map([...gathered].sort(byRefused).slice(0, mostGathered));
    }
  }
}

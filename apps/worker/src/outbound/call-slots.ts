import { networkAround, unmapped } from '@efemera/network';
import { registrableDomain } from '@efemera/storage';
import type { CallLimits } from './call-limits.js';

interface Group {
  calls: number;
  /** How many of the calls go to hosts that are not known to answer. */
  strangers: number;
  /** How many calls found no free slot since a call of the group last ended. */
  waiting: number;
}

/** A group of calls, such as all calls to one host, and its limits. */
interface Share {
  name: string;
  most: number;
  mostStrangers: number;
}

/** Thrown when no slot is free for a call now. */
export class BusyError extends Error {
  constructor(readonly waitMs: number) {
    super('There is no room for this call now.');
    this.name = 'BusyError';
  }
}

/**
 * Reserves half of the slots for hosts that answer: an attacker with a thousand silent host names can take only the other
 * half.
 */
const shared = (name: string, most: number): Share => ({ name, most, mostStrangers: most / 2 });
const own = (name: string, most: number): Share => ({ name, most, mostStrangers: most });

/**
 * Limits the calls at a time. Host names are free for an attacker and addresses are not, so a call counts for its host,
 * for the address behind the name, for the address's network, and for the total. A look-up counts for its domain, whose
 * name servers may be silent, too.
 */
export class CallSlots {
  readonly #groups = new Map<string, Group>();
  /** Hosts that answered their last call within `soonMs`, the most recent last. Their calls do not count as strangers'. */
  readonly #answering = new Set<string>();

  constructor(readonly limits: CallLimits) {}

  /** Takes a slot for the look-up of a host's name, and returns the function that frees it. @throws BusyError */
  lookUp(host: string): () => void {
    const name = host.replace(/:\d+$/, '');
    return this.#take(host, [
      own(`names of ${registrableDomain(name) ?? name}`, this.limits.maxLookUpsPerDomain),
      shared('names', this.limits.maxLookUps),
    ]);
  }

  /** Takes a slot for a call to a host at this address, and returns the function that frees it. @throws BusyError */
  call(host: string, ip: string): (end: { isAnswered: boolean }) => void {
    const leave = this.#take(host, [
      own(`host ${host}`, this.limits.maxCallsPerHost),
      shared(`address ${unmapped(ip)}`, this.limits.maxCallsPerAddress),
      shared(`network ${networkAround(ip, this.limits.network)}`, this.limits.maxCallsPerNetwork),
      shared('all', this.limits.concurrency),
    ]);
    const startedAt = performance.now();
    return ({ isAnswered }) => {
      leave();
      this.#note(host, isAnswered && performance.now() - startedAt < this.limits.soonMs);
    };
  }

  #note(host: string, isAnswering: boolean): void {
    this.#answering.delete(host);
    if (isAnswering) this.#answering.add(host);
    const [oldest = ''] = this.#answering;
    if (this.#answering.size > this.limits.maxAnsweringHosts) this.#answering.delete(oldest);
  }

  #take(host: string, shares: Share[]): () => void {
    const isStranger = !this.#answering.has(host);
    const groups = shares.map((share) => ({ ...share, group: this.#groupOf(share.name) }));
    const full = groups.find(
      ({ group, most, mostStrangers }) => group.calls >= most || (isStranger && group.strangers >= mostStrangers),
    );
    if (full) {
      full.group.waiting++;
      this.#forgetEmpty(shares);
      throw new BusyError(Math.min((this.limits.busyMs * full.group.waiting) / full.most, this.limits.maxBusyMs));
    }
    for (const { group } of groups) {
      group.calls++;
      if (isStranger) group.strangers++;
    }
    return () => {
      for (const { group } of groups) {
        group.waiting = 0;
        group.calls--;
        if (isStranger) group.strangers--;
      }
      this.#forgetEmpty(shares);
    };
  }

  #groupOf(name: string): Group {
    const group = this.#groups.get(name) ?? { calls: 0, strangers: 0, waiting: 0 };
    this.#groups.set(name, group);
    return group;
  }

  #forgetEmpty(shares: Share[]): void {
    for (const { name } of shares) if (this.#groups.get(name)?.calls === 0) this.#groups.delete(name);
  }
}

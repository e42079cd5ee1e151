import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { ContractError, domainEntryOf, type DomainState } from '@efemera/contract';
import type { RedisKeys } from '@efemera/contract/redis';
import type { RedisCommands } from '../redis/commands.js';
import { changeDomain } from '../redis/scripts/operating-scripts.js';

/** How many domains operators may add: every process keeps all in memory, and the page lists the offered ones. */
const mostDomains = 1000;
const refreshMs = 2000;

/** A domain whose state an operator has set. */
export interface SetDomain {
  domain: string;
  state: DomainState;
  changedAt: string;
}

const invalid = (message: string) => new ContractError('domain_invalid', message, { fields: ['domain'] });

/**
 * Converts an operator's input to the form in which domains are stored and compared.
 *
 * @throws ContractError `domain_invalid`
 */
export function canonicalMailDomain(value: string): string {
  const [, wildcard = '', name = ''] = /^(\*\.)?(.*)$/s.exec(value.trim().replace(/\.$/, '')) ?? [];
  const domain = domainToASCII(name.toLowerCase());
  const isName =
    /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/.test(domain) &&
    domain.length <= 253 &&
    isIP(domain) === 0;
  if (!isName)
    throw invalid('A domain is a name such as example.org, or *.example.org for all names one label longer.');
  return wildcard + domain;
}

/** The domains whose state operators have set. Writes `mailDomains` and `mailDomainsVersion`. */
export class DomainStore {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
  ) {}

  /** Lists these domains in the order in which they were added. */
  async list(): Promise<SetDomain[]> {
    const items = await this.commands.do((redis) => redis.hgetall(this.keys.mailDomains));
    return Object.entries(items)
      .map(([domain, json]) => ({ domain, ...(JSON.parse(json) as Omit<SetDomain, 'domain'> & { addedAt: string }) }))
      .sort((a, b) => a.addedAt.localeCompare(b.addedAt) || a.domain.localeCompare(b.domain))
      .map(({ domain, state, changedAt }) => ({ domain, state, changedAt }));
  }

  /**
   * Adds a domain in canonical form, or changes its state.
   *
   * @param offeredBySettings  the domains that the settings offer; each counts as offered while operators have set no
   *   state for it.
   * @throws ContractError `domain_invalid`, or `last_domain` if no domain would be offered any more: visitors could then
   * claim no address.
   */
  async set(domain: string, state: DomainState, offeredBySettings: readonly string[] = []): Promise<void> {
    const outcome = await this.#change(domain, state, offeredBySettings);
    if (outcome === 'too_many') throw invalid(`There are ${mostDomains} domains already.`);
  }

  /**
   * Deletes the state that operators have set for a domain. Returns false when they have set none.
   *
   * @throws ContractError `last_domain`, as `set` does.
   */
  async remove(domain: string, offeredBySettings: readonly string[] = []): Promise<boolean> {
    return (await this.#change(domain, null, offeredBySettings)) === 'changed';
  }

  async #change(domain: string, state: DomainState | null, offeredBySettings: readonly string[]): Promise<string> {
    const outcome = await this.commands.run(changeDomain, {
      mailDomainsKey: this.keys.mailDomains,
      versionKey: this.keys.mailDomainsVersion,
      domain,
      state,
      changedAt: new Date().toISOString(),
      mostDomains,
      offeredBySettings,
    });
    if (outcome !== 'last') return outcome;
    throw new ContractError('last_domain', 'This is the last domain that is offered: offer another one first.');
  }

  /** Returns a number that changes with every change. */
  async version(): Promise<string> {
    return (await this.commands.do((redis) => redis.get(this.keys.mailDomainsVersion))) ?? '';
  }
}

/**
 * A process's copy of the domains of the service: those of its settings, overridden by what operators have set. The process
 * reads them again within two seconds of a change. While Redis is unreachable the copy stays as it was.
 */
export class MailDomains {
  readonly #ofSettings: ReadonlyMap<string, DomainState>;
  #states: ReadonlyMap<string, DomainState>;
  #set: readonly SetDomain[] = [];
  #version: string | null = null;
  #isStopped = false;

  constructor(
    private readonly store: DomainStore,
    settings: { offered: readonly string[]; kept: readonly string[] },
  ) {
    this.#ofSettings = new Map([
      ...settings.kept.map((domain) => [domain, 'kept'] as const),
      ...settings.offered.map((domain) => [domain, 'offered'] as const),
    ]);
    this.#states = this.#ofSettings;
  }

  /**
   * False until Redis has answered once. Until then the copy lacks the domains that operators have added, so a domain
   * that is not in it may still be one of the service.
   */
  get isKnown(): boolean {
    return this.#version !== null;
  }

  /** Domains in which visitors may claim addresses, wildcards among them: those of the settings first. */
  get offered(): readonly string[] {
    return [...this.#states].flatMap(([domain, state]) => (state === 'offered' ? [domain] : []));
  }

  /** All domains with their states, as this process knows them. */
  get all(): readonly { domain: string; state: DomainState; changedAt: string | null; isOfSettings: boolean }[] {
    const changes = new Map(this.#set.map(({ domain, changedAt }) => [domain, changedAt]));
    return [...this.#states].map(([domain, state]) => ({
      domain,
      state,
      changedAt: changes.get(domain) ?? null,
      isOfSettings: this.#ofSettings.has(domain),
    }));
  }

  /**
   * The entry that covers a domain in canonical form: the domain itself, or else the nearest wildcard. Null if the domain
   * is not one of the service.
   */
  entryOf(domain: string): string | null {
    return domainEntryOf(domain, (entry) => this.#states.has(entry));
  }

  stateOf(domain: string): DomainState | null {
    const entry = this.entryOf(domain);
    return entry === null ? null : (this.#states.get(entry) ?? null);
  }

  /** The domains that the settings offer, whatever operators have set for them. */
  get offeredBySettings(): readonly string[] {
    return [...this.#ofSettings].flatMap(([domain, state]) => (state === 'offered' ? [domain] : []));
  }

  /**
   * Reads the domains now and every two seconds; returns a function that stops this.
   *
   * @param onChange  called after each change but the first read.
   */
  async follow(onChange: () => void = () => undefined): Promise<() => void> {
    const look = () =>
      this.refresh().then(
        (hasChanged) => {
          if (hasChanged && !this.#isStopped) onChange();
        },
        () => undefined,
      );
    await this.refresh().catch(() => undefined);
    const timer = setInterval(() => void look(), refreshMs);
    return () => {
      this.#isStopped = true;
      clearInterval(timer);
    };
  }

  /** @returns whether the domains have changed since they were last read. */
  async refresh(): Promise<boolean> {
    const version = await this.store.version();
    if (version === this.#version) return false;
    const set = await this.store.list();
    const before = JSON.stringify([...this.#states]);
    this.#set = set;
    // Keeps the domains of the settings in front, in their order: the first offered domain is the page's default.
    this.#states = new Map([...this.#ofSettings, ...set.map(({ domain, state }) => [domain, state] as const)]);
    this.#version = version;
    return JSON.stringify([...this.#states]) !== before;
  }
}

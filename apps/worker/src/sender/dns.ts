import { Resolver } from 'node:dns/promises';
import { senderLimits } from './limits.js';
import { LookUps } from './look-ups.js';

/** Injection token: the look-ups of sender checks; null if the checks are off. */
export const DNS = Symbol('dns');

export interface DnsOptions {
  /** Null: the system's resolvers. */
  servers: readonly string[] | null;
  /** Interval of the check whether the resolvers answer. */
  probeEveryMs: number;
  onChange: (state: { works: boolean; worked: boolean; servers: string[] }) => void;
}

/**
 * The DNS resolvers, and whether they answer. A machine may have none, and a network may lose them: then senders are
 * left unchecked, and no mail waits for the check.
 */
export class Dns {
  /** Resolves when the first check has ended. */
  readonly known: Promise<void>;
  #works: boolean | null = null;
  #probing: Promise<boolean> | null = null;
  #timer: NodeJS.Timeout;
  #closed = false;
  readonly #open = new Set<LookUps>();

  constructor(private readonly options: DnsOptions) {
    this.known = this.probe().then(() => undefined);
    this.#timer = setInterval(() => void this.probe(), options.probeEveryMs).unref();
  }

  /** False when the last check got no answer from any resolver. */
  get mayWork(): boolean {
    return this.#works !== false;
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Checks now. Concurrent calls share one check. */
  probe(): Promise<boolean> {
    this.#probing ??= this.#ask().finally(() => (this.#probing = null));
    return this.#probing;
  }

  /** Runs the look-ups of one mail. */
  async lookUp<T>(work: (lookUps: LookUps) => Promise<T>): Promise<T> {
    const lookUps = new LookUps(this.#resolver());
    this.#open.add(lookUps);
    if (this.#closed) lookUps.end();
    try {
      return await work(lookUps);
    } finally {
      this.#open.delete(lookUps);
      lookUps.end();
    }
  }

  /** Aborts every running look-up. */
  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
    for (const lookUps of this.#open) lookUps.end();
  }

  async #ask(): Promise<boolean> {
    const resolver = this.#resolver();
    const works = await (this.options.servers ? anyAnswer(resolver) : knowsTheRoot(resolver));
    resolver.cancel();
    const worked = this.#works;
    this.#works = works;
    if (works !== worked && !this.#closed) {
      this.options.onChange({ works, worked: worked === true, servers: resolver.getServers() });
    }
    return works;
  }

  /** A resolver object for each mail, so that its queries can be cancelled alone. */
  #resolver(): Resolver {
    const resolver = new Resolver({ timeout: senderLimits.queryMs, tries: 2 });
    if (this.options.servers) resolver.setServers(this.options.servers);
    return resolver;
  }
}

/** Servers that the operator has set are trusted, even if they know only a closed network. */
async function anyAnswer(resolver: Resolver): Promise<boolean> {
  return resolver.resolveNs('.').then(
    () => true,
    ({ code }: NodeJS.ErrnoException) => code === 'ENOTFOUND' || code === 'ENODATA',
  );
}

/** A server that denies the DNS root serves a closed network: a name that it calls unknown may exist outside. */
async function knowsTheRoot(resolver: Resolver): Promise<boolean> {
  const questions = ['.', 'com'].map(async (name) => {
    if ((await resolver.resolveNs(name)).length === 0) throw new Error('No answer.');
  });
  return Promise.any(questions).then(
    () => true,
    () => false,
  );
}

import { Resolver } from 'node:dns/promises';
import { senderLimits } from './limits.js';
import { LookUps } from './look-ups.js';

/** Null: senders are not checked at all. */
export const DNS = Symbol('dns');

export interface DnsOptions {
  /** Null: the system's own. */
  servers: readonly string[] | null;
  /** How often to see whether they answer. */
  probeEveryMs: number;
  onChange: (state: { works: boolean; worked: boolean; servers: string[] }) => void;
}

/**
 * The resolvers, and whether they are there. A machine may have none, and a network may lose them: senders can't be
 * checked then, and no mail waits for it.
 */
export class Dns {
  /** Resolves when it is known for the first time. */
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

  /** False when it is known that no resolver answers. */
  get mayWork(): boolean {
    return this.#works !== false;
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** Asks now. Calls at the same time share one answer. */
  probe(): Promise<boolean> {
    this.#probing ??= this.#ask().finally(() => (this.#probing = null));
    return this.#probing;
  }

  /** Runs one mail's look-ups. */
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

  /** Ends every look-up under way. */
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

  /** One for each mail, so that its queries can be given up alone. */
  #resolver(): Resolver {
    const resolver = new Resolver({ timeout: senderLimits.queryMs, tries: 2 });
    if (this.options.servers) resolver.setServers(this.options.servers);
    return resolver;
  }
}

/** Servers that the operator has named are believed whatever they know. */
async function anyAnswer(resolver: Resolver): Promise<boolean> {
  return resolver.resolveNs('.').then(
    () => true,
    ({ code }: NodeJS.ErrnoException) => code === 'ENOTFOUND' || code === 'ENODATA',
  );
}

/** One that denies the root serves a closed network: what else it denies may exist all the same. */
async function knowsTheRoot(resolver: Resolver): Promise<boolean> {
  const questions = ['.', 'com'].map(async (name) => {
    if ((await resolver.resolveNs(name)).length === 0) throw new Error('No answer.');
  });
  return Promise.any(questions).then(
    () => true,
    () => false,
  );
}

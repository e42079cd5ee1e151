import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';

/**
 * How many look-ups of different names may run at a time. Each blocks one of libuv's four threads for as long as the
 * name's server takes to answer: strangers who give hosts of silent name servers would take all four for many seconds,
 * and every other use of files, compression and names in this process would wait.
 */
const maxLookups = 2;

/** Looks names up as the system does, which knows /etc/hosts. */
export class SystemLookups {
  readonly #running = new Map<string, Promise<LookupAddress[]>>();

  constructor(
    private readonly lookUp: (host: string) => Promise<LookupAddress[]> = (host) => lookup(host, { all: true }),
  ) {}

  /**
   * The addresses of a name. Callers that ask for the same name share one look-up.
   *
   * @throws the system's error; at once an error like the system's EAI_AGAIN (try again later) while look-ups of other
   * names take both threads.
   */
  find(host: string): Promise<LookupAddress[]> {
    const running = this.#running.get(host);
    if (running) return running;
    if (this.#running.size >= maxLookups) return Promise.reject(tryAgain(host));
    const found = this.lookUp(host).finally(() => this.#running.delete(host));
    this.#running.set(host, found);
    return found;
  }
}

const tryAgain = (hostname: string) =>
  Object.assign(new Error(`getaddrinfo EAI_AGAIN ${hostname}`), {
    code: 'EAI_AGAIN',
    syscall: 'getaddrinfo',
    hostname,
  });

import { setTimeout as pause } from 'node:timers/promises';
import type { ErrorBody, ClaimResponse } from '@efemera/contract';

/** From TEST-NET-2 (RFC 5737): one /24, which the limits of claims count as one network. */
const networkPrefix = '198.51.100.';
const everyMs = 100;

/**
 * Visitors of one network who never stop claiming and reading: the quotas of visitor and network and the rate limits
 * must bound them.
 */
export class GreedyVisitors {
  readonly #ending = new AbortController();
  readonly #answers = new Map<string, number>();
  readonly #all: Promise<unknown>;

  constructor(private readonly url: string) {
    this.#all = Promise.all([
      // One visitor keeps its cookie; three others are new at each claim.
      this.#claim(1, true),
      ...[2, 3, 4].map((host) => this.#claim(host, false)),
      this.#read(5),
    ]);
  }

  async end(): Promise<void> {
    this.#ending.abort();
    await this.#all;
  }

  told(): string {
    return [...this.#answers].map(([answer, times]) => `${answer} ${times} times`).join(', ');
  }

  /**
   * Returns a line for each answer that a visitor should not get, one if no visitor met a quota, and one if the network
   * claimed more inboxes than its quota allows.
   */
  faults(): string[] {
    const expected = [
      'claim 201',
      'claim 429 quota_exhausted',
      'claim 429 rate_limited',
      'read 200',
      'read 429 rate_limited',
    ];
    const unexpected = [...this.#answers.keys()].filter((answer) => !expected.includes(answer));
    const claimed = this.#answers.get('claim 201') ?? 0;
    return [
      ...unexpected.map((answer) => `a visitor was answered: ${answer}`),
      ...(this.#answers.has('claim 429 quota_exhausted') ? [] : ['no visitor met a quota']),
      ...(claimed > 500 ? [`the network claimed ${claimed} addresses`] : []),
    ];
  }

  async #claim(host: number, keepsCookie: boolean): Promise<void> {
    let cookie = '';
    await this.#repeat(everyMs, async () => {
      const response = await this.#call(host, 'claim', '/api/inboxes', { method: 'POST', headers: { cookie } });
      if (keepsCookie) cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    });
  }

  /** Reads twice as often as a network may. */
  async #read(host: number): Promise<void> {
    const claimed = await this.#call(host, 'claim', '/api/inboxes', { method: 'POST' });
    const { address, token } = (await claimed.json()) as ClaimResponse;
    const headers = { authorization: `Bearer ${token}` };
    const read = () => this.#call(host, 'read', `/api/emails?fields=summary&to=${address}`, { headers });
    await Promise.all([1, 2].map(() => this.#repeat(everyMs / 5, read)));
  }

  async #repeat(pauseMs: number, act: () => Promise<unknown>): Promise<void> {
    while (!this.#ending.signal.aborted) {
      await act();
      await pause(pauseMs);
    }
  }

  async #call(host: number, what: string, path: string, init: RequestInit): Promise<Response> {
    const headers = { ...(init.headers as Record<string, string>), 'x-forwarded-for': `${networkPrefix}${host}` };
    const response = await fetch(this.url + path, { ...init, headers });
    const code = response.ok ? '' : ` ${((await response.clone().json()) as ErrorBody).error.code}`;
    if (response.ok && what === 'read') await response.arrayBuffer();
    const answer = `${what} ${response.status}${code}`;
    this.#answers.set(answer, (this.#answers.get(answer) ?? 0) + 1);
    return response;
  }
}

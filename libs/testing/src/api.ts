import type { ClaimResponse, Email } from '@efemera/contract';

/** Calls the public API as a client program does. */
export class Api {
  constructor(readonly url: string) {}

  async claim(address?: string): Promise<ClaimResponse> {
    const response = await this.call('POST', '/api/inboxes', { body: address ? { address } : {} });
    if (response.status !== 201) throw new Error(`Claim answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as ClaimResponse;
  }

  async emails(address: string, token?: string, query = ''): Promise<Email[]> {
    const response = await this.call('GET', `/api/emails?to=${encodeURIComponent(address)}${query}`, { token });
    if (response.status !== 200) throw new Error(`List answered ${response.status}: ${await response.text()}`);
    return ((await response.json()) as { emails: Email[] }).emails;
  }

  call(method: string, path: string, options: { token?: string | undefined; body?: unknown } = {}): Promise<Response> {
    return fetch(this.url + path, {
      method,
      headers: {
        ...(options.token && { authorization: `Bearer ${options.token}` }),
        ...(options.body !== undefined && { 'content-type': 'application/json' }),
      },
      body: options.body === undefined ? null : JSON.stringify(options.body),
    });
  }
}

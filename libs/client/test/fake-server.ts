import { mailFilterSchema, matchesFilter } from '@efemera/contract';
import { someSummary } from '@efemera/testing/some-mail';
import type { Delivery, MailSummary, ServerOptions } from '../src/types.js';

/**
 * A server for tests, as a `fetch`. Lists mail as a real one: newest first, with `since` and all filters.
 */
export class FakeServer {
  readonly mails: MailSummary[] = [];
  readonly asked: URLSearchParams[] = [];
  /** Null: this server answers the call for deliveries with an error. */
  deliveries: Partial<Delivery>[] | null = [];
  /** Called when a mail is read; may answer in place of this server. */
  onRead: (id: string, signal?: AbortSignal) => Promise<Response | null> = () => Promise.resolve(null);
  /** Whether the inboxes that were claimed here have ended. */
  haveEnded = false;
  readonly #claimed: string[] = [];
  readonly #arrivals = new EventTarget();

  readonly fetch: typeof globalThis.fetch = async (input, { method = 'GET', signal, body } = {}) => {
    const url = new URL(String(input));
    if (method === 'POST') {
      const { address = 'calm-fox1@efemera.test' } = JSON.parse(String(body)) as { address?: string };
      this.#claimed.push(address);
      return Response.json(
        { address, token: `key-of-${address}`, expiresAt: '2026-11-21T12:00:00.000Z' },
        { status: 201 },
      );
    }
    if (method === 'DELETE') return new Response(null, { status: 204 });
    if (url.pathname === '/api/inboxes') {
      const state = this.haveEnded ? 'restorable' : 'held';
      return Response.json({ inboxes: this.#claimed.map((address) => ({ address, state })) });
    }
    if (url.pathname.endsWith('/deliveries')) {
      return this.deliveries ? Response.json({ deliveries: this.deliveries }) : new Response('', { status: 500 });
    }
    const id = /^\/api\/emails\/(\w+)$/.exec(url.pathname)?.[1];
    if (id) return (await this.onRead(id, signal ?? undefined)) ?? this.#readMail(id);
    this.asked.push(url.searchParams);
    const end = AbortSignal.timeout(Number(url.searchParams.get('wait') ?? 0) * 1000);
    for (;;) {
      signal?.throwIfAborted();
      const emails = this.#matching(url.searchParams);
      if (emails.length > 0 || !url.searchParams.has('wait')) return Response.json({ emails });
      if (end.aborted) return Response.json({ emails, timedOut: true });
      await new Promise<void>((resolve) => {
        this.#arrivals.addEventListener('mail', () => resolve(), { once: true });
        for (const over of [end, signal]) over?.addEventListener('abort', () => resolve(), { once: true });
      });
    }
  };

  options(): ServerOptions {
    return { url: 'http://efemera.test', fetch: this.fetch };
  }

  receive(
    {
      from = 'Shop <hello@shop.test>',
      subject = 'Your code',
      code = null,
      link = null,
      size = 1,
      tag = null,
    }: Partial<MailSummary>,
    { told = true } = {},
  ) {
    const id = `M${String(this.mails.length + 1).padStart(3, '0')}`;
    const timestamp = '2026-11-21T11:30:00.000Z';
    this.mails.push(someSummary({ id, to: '', from, subject, timestamp, code, link, size, tag }));
    if (told) this.#arrivals.dispatchEvent(new Event('mail'));
    return id;
  }

  #readMail(id: string): Response {
    const mail = this.mails.find((mail) => mail.id === id);
    return mail ? Response.json(mail) : refusal(404, 'email_not_found');
  }

  #matching(query: URLSearchParams): MailSummary[] {
    const since = this.mails.findIndex(({ id }) => id === query.get('since'));
    const filter = mailFilterSchema.parse(Object.fromEntries(query));
    return this.mails
      .slice(since + 1)
      .filter((mail) => matchesFilter(mail, filter))
      .reverse();
  }
}

export const refusal = (status: number, code: string): Response =>
  Response.json({ error: { code, message: 'Refused.' } }, { status });

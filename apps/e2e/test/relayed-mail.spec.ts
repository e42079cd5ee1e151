import type { DeliveryList, IntakeAnswer } from '@efemera/contract';
import { Api } from '@efemera/testing/api';
import { System } from '@efemera/testing/system';
import { until } from '@efemera/testing/until';
import { EmailWorker } from '../support/workers-runtime.js';

const token = 'intake-secret-0123456789';
const mails = Number(process.env['RELAYED_MAILS'] ?? 1200);
/** Number of concurrent requests, as of a relay with a handful of workers. */
const relays = 8;
const inboxes = 16;

describe('a machine whose only way in is HTTP', () => {
  let system: System;
  let api: Api;
  beforeAll(async () => {
    system = await System.start({
      INTAKE_TOKEN: token,
      MAX_INBOX_MESSAGES: '10000',
      SENDER_CHECKS: 'off',
      MAX_MESSAGE_BYTES: '100000',
    });
    api = new Api(system.url);
  });
  afterAll(() => system.stop());

  const messageOf = (subject: string, body = 'hello') =>
    `Message-ID: <${subject}@sender.test>\r\nFrom: Ana <ana@sender.test>\r\nSubject: ${subject}\r\n\r\n${body}\r\n`;

  /** Sends a message to the intake until it is stored, as a relay does. Returns how often it had to send it. */
  const bring = async (to: string, subject: string): Promise<number> => {
    for (let attempts = 1; ; attempts++) {
      const answer = await fetch(`${system.url}/api/intake`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'message/rfc822',
          'x-envelope-from': 'ana@sender.test',
          'x-envelope-to': to,
        },
        body: messageOf(subject),
      }).catch(() => null);
      if (answer?.status === 200) {
        expect(((await answer.json()) as IntakeAnswer).accepted).toEqual([to]);
        return attempts;
      }
      if (answer) {
        expect(answer.status).toBe(503);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };

  it(`lists each of ${mails} mails once while Redis is killed three times`, async () => {
    const held = await Promise.all(Array.from({ length: inboxes }, () => api.claim()));
    let next = 0;
    let confirmed = 0;
    let again = 0;
    const kills = [0.25, 0.5, 0.75].map((part) => Math.floor(mails * part));
    const relay = async () => {
      for (let mail = next++; mail < mails; mail = next++) {
        const attempts = await bring(held[mail % inboxes]?.address ?? '', `mail-${mail}`);
        confirmed++;
        again += attempts - 1;
        if (kills.includes(confirmed)) system.signal('redis', 'SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: relays }, relay));
    const listings = await Promise.all(
      held.map(({ address, token: key }) =>
        until(`${address} is listed`, () => api.emails(address, key, '&fields=summary').catch(() => null)),
      ),
    );
    const subjects = listings.flat().map(({ subject }) => subject);
    process.stdout.write(`relayed: ${JSON.stringify({ confirmed, again, listed: subjects.length })}\n`);
    expect(confirmed).toBe(mails);
    // If no message had to be sent again, the kills would have hit no mail under way.
    expect(again).toBeGreaterThan(0);
    expect(subjects.sort()).toEqual(Array.from({ length: mails }, (_, mail) => `mail-${mail}`).sort());
  }, 900_000);

  describe('behind Cloudflare Email Routing', () => {
    let worker: EmailWorker;
    beforeAll(async () => {
      worker = await EmailWorker.start({ EFEMERA_URL: system.url, INTAKE_TOKEN: token });
    });
    afterAll(() => worker.stop());

    /** A message with the field that Cloudflare puts on top, and one below it that the sender has forged. */
    const routed = (subject: string, body?: string) =>
      'Received: from mx.sender.test (192.0.2.33)\r\n        by cloudflare-email.net (cloudflare) id AuYfoj6x77E4\r\n' +
      '        for <ana@efemera.localhost>; Fri, 25 Sep 2026 05:07:50 +0000\r\n' +
      'Received: from bank.example (198.51.100.1)\r\n        by cloudflare-email.net (cloudflare) id forged; today\r\n' +
      messageOf(subject, body);

    it('stores mail byte for byte, and names the client that Cloudflare names', async () => {
      const { address, token: key } = await api.claim();
      const source = routed('over-the-worker', 'Olá, código 482913');
      expect(await worker.route({ from: 'ana@sender.test', to: address, source })).toEqual({
        rejected: null,
        fault: null,
      });
      const [mail] = await api.emails(address, key, '&fields=summary');
      expect(mail?.subject).toBe('over-the-worker');
      const raw = await fetch(`${system.url}/api/emails/${mail?.id}/raw?to=${address}`, {
        headers: { authorization: `Bearer ${key}` },
      });
      expect(await raw.text()).toBe(source);
      const answer = await fetch(`${system.url}/api/inboxes/${address}/deliveries`, {
        headers: { authorization: `Bearer ${key}` },
      });
      expect(((await answer.json()) as DeliveryList).deliveries).toMatchObject([{ client: 'mx.sender.test' }]);
    });

    it('lists a mail once although its sender sent it to Cloudflare twice', async () => {
      const { address, token: key } = await api.claim();
      const first = routed('tried-again');
      for (const source of [first, first.replace('05:07:50', '05:19:50')]) {
        expect(await worker.route({ from: 'ana@sender.test', to: address, source })).toMatchObject({ fault: null });
      }
      expect(await api.emails(address, key, '&fields=summary')).toHaveLength(1);
    });

    it('rejects mail that Efêmera refuses for good, and gives its sender the reason', async () => {
      const route = (to: string, source = routed('refused')) => worker.route({ from: 'ana@sender.test', to, source });
      expect(await route('ana@foreign.test')).toEqual({
        rejected: expect.stringMatching(/^5\.\d\.\d /) as string,
        fault: null,
      });
      const { address } = await api.claim();
      expect(await route(address, routed('large', 'x'.repeat(100_001)))).toEqual({
        rejected: '5.3.4 The message is too large',
        fault: null,
      });
    });

    it('throws if the mail cannot be stored now, so that the sender tries again', async () => {
      const misled = await EmailWorker.start({ EFEMERA_URL: system.url, INTAKE_TOKEN: 'a-wrong-token-0123456789' });
      const lost = await EmailWorker.start({ EFEMERA_URL: 'http://127.0.0.1:9', INTAKE_TOKEN: token });
      try {
        const message = { from: 'ana@sender.test', to: 'ana@efemera.localhost', source: routed('not now') };
        expect(await misled.route(message)).toEqual({
          rejected: null,
          fault: expect.stringContaining('401') as string,
        });
        expect(await lost.route(message)).toEqual({
          rejected: null,
          fault: expect.stringContaining('reached') as string,
        });
      } finally {
        await Promise.all([misled.stop(), lost.stop()]);
      }
    });

    it('lists a message once that was sent again because Redis was away', async () => {
      const { address, token: key } = await api.claim();
      system.signal('redis', 'SIGKILL');
      const message = { from: 'ana@sender.test', to: address, source: routed('met-a-kill') };
      // The mail server that calls Cloudflare tries again after a temporary error.
      await until('it is stored', async () => (await worker.route(message)).fault === null);
      const listed = await until('it is listed', () => api.emails(address, key, '&fields=summary').catch(() => null));
      expect(listed.map(({ subject }) => subject)).toEqual(['met-a-kill']);
    });
  });
});

import type { ClaimResponse } from '@efemera/contract';
import { openStorage, type Storage } from '@efemera/storage';
import { Api } from '@efemera/testing/api';
import { PushService, type PushCall, type SubscribedBrowser } from '@efemera/testing/push-service';
import { codeMail } from '@efemera/testing/sample-mail';
import { SmtpSender } from '@efemera/testing/smtp-sender';
import { System } from '@efemera/testing/system';
import { until } from '@efemera/testing/until';
import { Redis } from 'ioredis';

interface Subscribed extends ClaimResponse {
  browser: SubscribedBrowser;
}

describe('push notices of the running product', () => {
  let service: PushService;
  beforeAll(async () => {
    service = await PushService.start();
  });
  afterAll(() => service.stop());

  const start = (env: Record<string, string> = {}) => System.start({ WEBHOOK_ALLOW_NETWORKS: '127.0.0.1', ...env });

  function openStoreOf({ redisDoor: { port, password } }: System): Storage {
    const redisUrl = `redis://:${password}@127.0.0.1:${port}/0`;
    const limits = { inboxTtlSeconds: 3600, quarantineSeconds: 3600, maxInboxMessages: 100 };
    return openStorage({ redisUrl, name: 'test', ...limits });
  }

  async function subscribe(system: System): Promise<Subscribed> {
    const api = new Api(system.url);
    const inbox = await api.claim();
    const browser = service.newBrowser();
    const path = `/api/inboxes/${encodeURIComponent(inbox.address)}/push`;
    const { status } = await api.call('PUT', path, { token: inbox.token, body: browser.subscription });
    expect(status).toBe(204);
    return { ...inbox, browser };
  }

  const nameOf = ({ path, headers }: PushCall) => `${path} ${headers.topic}`;

  it('are neither lost nor doubled where the worker is killed while it sends them', async () => {
    const [inboxes, mailsOfInbox] = [8, 2];
    const notices = inboxes * mailsOfInbox;
    const system = await start();
    const storage = openStoreOf(system);
    const sender = await SmtpSender.connect(system.smtpPort);
    try {
      const subscribed = await Promise.all(Array.from({ length: inboxes }, () => subscribe(system)));
      // The push service answers half of the calls before the worker dies. The worker can't know the outcome of the
      // others.
      let answered = 0;
      service.answer = (response) => {
        if (answered++ < notices / 2) response.writeHead(201).end();
      };
      for (let mail = 0; mail < mailsOfInbox; mail++) {
        for (const { address } of subscribed) {
          expect(await sender.send(address, codeMail(`48291${mail}`))).toMatchObject({ code: 250 });
        }
      }
      await until('every notice is on its way', () => service.calls.length >= notices);
      const killed = system.signal('worker', 'SIGKILL');
      service.answer = (response) => void response.writeHead(201).end();
      const hanging = new Set(service.calls.slice(notices / 2).map(nameOf));
      await until('another worker runs', () => system.pidsOf('worker').some((pid) => !killed.includes(pid)));
      await until('nothing waits any more', async () => (await storage.pushQueue.depth()) === 0, 120_000);

      expect(service.faults).toEqual([]);
      const calls = service.calls.map(nameOf);
      for (const name of hanging) expect(calls.filter((other) => other === name).length).toBeGreaterThanOrEqual(2);
      // A device shows one notification for each topic.
      expect(new Set(calls).size).toBe(notices);
      for (const { address, token, browser } of subscribed) {
        const ids = (await new Api(system.url).emails(address, token)).map(({ id }) => id).sort();
        expect(ids).toHaveLength(mailsOfInbox);
        expect(
          browser
            .notices()
            .map(({ id }) => id)
            .sort(),
        ).toEqual(ids);
      }
    } finally {
      sender.destroy();
      await storage.close();
      await system.stop();
    }
  }, 240_000);

  it('leave no subscription behind when their inboxes have expired', async () => {
    const system = await start({ INBOX_TTL_SECONDS: '5' });
    const { port, password } = system.redisDoor;
    const redis = new Redis({ port, password });
    const left = () => redis.keys('*push:*@*');
    try {
      for (let inbox = 0; inbox < 10; inbox++) await subscribe(system);
      expect((await left()).length).toBeGreaterThan(0);
      await until('no subscription is left', async () => (await left()).length === 0);
    } finally {
      redis.disconnect();
      await system.stop();
    }
  });
});

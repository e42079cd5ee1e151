import { limits, type WebhookEvent } from '@efemera/contract';
import type { WebhookJob } from '@efemera/contract/redis';
import { hashSecret, newSecret, type Storage } from '@efemera/storage';
import { openTestStorage, rawRedis, someAddress, someMail } from './support.js';

const newHolder = () => ({ tokenHash: hashSecret(newSecret()), visitorHash: hashSecret(newSecret()) });

describe('webhook store', () => {
  let storage: Storage;
  beforeAll(async () => {
    storage = openTestStorage();
    expect(await storage.whenReady(10_000)).toBe(true);
  });
  afterAll(() => storage.close());

  it('adds no webhook of a former holder to the inbox of the next one', async () => {
    const brief = openTestStorage({ quarantineSeconds: 0 });
    try {
      await brief.whenReady(10_000);
      const address = someAddress();
      const [former, next] = [newHolder(), newHolder()];
      const wish: { url: string; events: WebhookEvent[] } = { url: 'https://hook.test', events: ['mail:received'] };
      await brief.inboxes.claim(address, former);
      // As if all this happened while the gateway looks up the webhook's host.
      await brief.inboxes.release(address, former.tokenHash);
      expect(await brief.inboxes.claim(address, next)).toBe(true);
      for (const hash of Object.values(former)) expect(await brief.webhooks.add(address, hash, wish)).toBe('not_held');
      expect(await brief.webhooks.list(address)).toEqual([]);
      for (const hash of Object.values(next)) expect(await brief.webhooks.add(address, hash, wish)).toMatchObject(wish);
    } finally {
      await brief.close();
    }
  });

  it('plans a delivery again as the same job until its first attempt, and never later', async () => {
    const address = someAddress();
    const tokenHash = hashSecret(newSecret());
    await storage.inboxes.claim(address, { tokenHash, visitorHash: hashSecret(newSecret()) });
    const webhook = await storage.webhooks.add(address, tokenHash, {
      url: 'https://hook.test',
      events: ['mail:received'],
    });
    if (typeof webhook === 'string') throw new Error(webhook);
    const plan = async (id: string) => storage.webhooks.plan(address, 'mail:received', id);
    const tell = async () => {
      const mail = someMail(address);
      await storage.mails.store(mail);
      const [job] = await plan(mail.id);
      // The job that planned the delivery may run again, if queueing failed.
      expect(await plan(mail.id)).toEqual([job]);
      const due = job && (await storage.webhooks.due(job));
      if (!due) throw new Error('It is not due.');
      await storage.webhooks.save(job, { ...due.delivery, state: 'delivered', attempts: 1 });
      // A worker that stood still during the same attempt saves its result later than the one that took over its job.
      await storage.webhooks.save(job, { ...due.delivery, state: 'pending', attempts: 1 });
      expect((await storage.webhooks.due(job))?.delivery.state).toBe('delivered');
      return mail.id;
    };
    const first = await tell();
    expect(await plan(first)).toEqual([]);
    for (let more = 0; more < limits.maxWebhookDeliveries; more++) await tell();
    const known = await storage.webhooks.deliveries(address, webhook.id);
    expect(known?.map(({ emailId }) => emailId)).not.toContain(first);
    expect(await plan(first)).toEqual([]);
    expect(await storage.webhooks.plan(address, 'mail:updated', first)).toEqual([]);
    const later = await storage.webhooks.add(address, tokenHash, {
      url: 'https://hook.test',
      events: ['mail:received'],
    });
    if (typeof later === 'string') throw new Error(later);
    expect((await plan(first)).map(({ deliveryId }) => deliveryId)).toEqual([`${later.id}-${first}-received`]);

    // Planning does not restore the hash of a deleted mail.
    await storage.mails.remove(address, first);
    await plan(first);
    const redis = rawRedis();
    expect(await redis.exists(storage.keys.mail(address, first))).toBe(0);
    redis.disconnect();
  });

  it('keeps each delivery of a burst until it has ended, unless its mail is gone', async () => {
    const most = limits.maxWebhookDeliveries;
    const small = openTestStorage({ maxInboxMessages: most + 20 });
    try {
      await small.whenReady(10_000);
      const [address, holder] = [someAddress(), newHolder()];
      await small.inboxes.claim(address, holder);
      const wish: { url: string; events: WebhookEvent[] } = { url: 'https://hook.test', events: ['mail:received'] };
      const webhook = await small.webhooks.add(address, holder.tokenHash, wish);
      if (typeof webhook === 'string') throw new Error(webhook);
      const arrive = async () => {
        const mail = someMail(address);
        await small.mails.store(mail);
        const [job] = await small.webhooks.plan(address, 'mail:received', mail.id);
        if (!job) throw new Error('Nothing was planned.');
        return job;
      };
      const burst: WebhookJob[] = [];
      while (burst.length < most + 30) burst.push(await arrive());
      const due = await Promise.all(burst.map((job) => small.webhooks.due(job)));
      // The inbox has dropped its ten oldest mails: there is nothing left to tell of them.
      expect(due.findIndex((known) => known !== null)).toBe(10);
      expect(due.filter((known) => known !== null)).toHaveLength(most + 20);

      for (const [index, known] of due.entries()) {
        const job = burst[index];
        if (known && job) await small.webhooks.save(job, { ...known.delivery, state: 'delivered', attempts: 1 });
      }
      const last = await arrive();
      const listed = await small.webhooks.deliveries(address, webhook.id);
      expect(listed).toHaveLength(most);
      expect(listed?.[0]?.id).toBe(last.deliveryId);
    } finally {
      await small.close();
    }
  });
});

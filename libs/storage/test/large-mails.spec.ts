import { randomBytes } from 'node:crypto';
import type { ParsedMessage } from '@efemera/mime';
import type { Storage } from '@efemera/storage';
import { openTestStorage, rawRedis, someAddress, someMail } from './support.js';

describe('large mails', () => {
  let storage: Storage;
  beforeAll(async () => {
    storage = openTestStorage();
    expect(await storage.whenReady(10_000)).toBe(true);
  });
  afterAll(() => storage.close());

  it('are stored unchanged when passed in pieces, also if Redis has not cached the script yet', async () => {
    const redis = rawRedis();
    const pieces = [randomBytes(70_000), Buffer.from('é\r\n'), randomBytes(200_000), Buffer.alloc(0), randomBytes(1)];
    for (const prepare of [() => redis.script('FLUSH'), () => Promise.resolve()]) {
      await prepare();
      const mail = { ...someMail(someAddress(), 'Olá'), source: pieces };
      expect(await storage.mails.store(mail)).toEqual({ held: false });
      // Other commands on the same connection are answered in their order.
      const [listed, source] = await Promise.all([
        storage.mails.list(mail.address),
        storage.mails.source(mail.address, mail.id),
      ]);
      expect(listed[0]?.summary).toMatchObject({ subject: 'Olá', size: 270_005 });
      expect(source?.equals(Buffer.concat(pieces))).toBe(true);
    }
    redis.disconnect();
  });

  it('are listed with their bodies, however many of them fit into one reply', async () => {
    const address = someAddress();
    const mails = Array.from({ length: 6 }, (_, n) => ({
      ...someMail(address, `mail ${n}`),
      body: randomBytes(n === 2 ? 30 : 200_000).toString('base64'),
    }));
    for (const mail of mails) await storage.mails.store(mail);
    const listed = await storage.mails.list(address);
    const parsed = { from: '', bodyHtml: null, preview: '', code: null, link: null, attachments: [], headers: [] };
    for (const { summary } of listed.slice(1)) {
      const { body = '', source = Buffer.alloc(0) } = mails.find(({ id }) => id === summary.id) ?? {};
      const message: ParsedMessage = {
        ...parsed,
        subject: summary.subject,
        body,
        truncated: false,
        codes: [],
        links: [],
      };
      await storage.mails.saveParsed(address, summary, message, { source, envelope: null });
    }
    const full = await storage.mails.listWithBodies(address);
    const bodies = await Promise.all(full.map(({ readBodies }) => readBodies()));
    // The newest is not parsed.
    expect(bodies.map((read) => read?.body)).toEqual([
      undefined,
      ...mails
        .slice(0, 5)
        .reverse()
        .map(({ body }) => body),
    ]);
  });
});

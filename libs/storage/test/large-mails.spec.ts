import { randomBytes } from 'node:crypto';
import type { ParsedMessage } from '@efemera/mime';
import type { Storage } from '@efemera/storage';
import { openTestStorage, someAddress, someMail } from './support.js';

describe('large mails', () => {
  let storage: Storage;
  beforeAll(async () => {
    storage = openTestStorage();
    expect(await storage.whenReady(10_000)).toBe(true);
  });
  afterAll(() => storage.close());

  it('are listed with their bodies, however many of them one reply can hold', async () => {
    const address = someAddress();
    const mails = Array.from({ length: 6 }, (_, n) => ({
      ...someMail(address, `mail ${n}`),
      body: randomBytes(n === 2 ? 30 : 200_000).toString('base64'),
    }));
    for (const mail of mails) await storage.messages.store(mail);
    const listed = await storage.messages.list(address);
    const parsed = { from: '', bodyHtml: null, preview: '', code: null, link: null, attachments: [], headers: [] };
    for (const { summary } of listed.slice(1)) {
      const { body = '', source = Buffer.alloc(0) } = mails.find(({ id }) => id === summary.id) ?? {};
      const message: ParsedMessage = { ...parsed, subject: summary.subject, body, truncated: false };
      await storage.messages.saveParsed(address, summary, message, source);
    }
    const full = await storage.messages.listWithBodies(address);
    const bodies = await Promise.all(full.map(({ readBodies }) => readBodies()));
    // The newest has not been parsed.
    expect(bodies.map((read) => read?.body)).toEqual([
      undefined,
      ...mails
        .slice(0, 5)
        .reverse()
        .map(({ body }) => body),
    ]);
  });
});

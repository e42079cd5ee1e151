import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Address, Delivery, EmailSummary } from '@efemera/contract';
import type { Storage } from '@efemera/storage';
import { someParsed } from '@efemera/testing/some-mail';
import { openTestStorage, rawRedis } from './support.js';

interface Expected {
  summary: EmailSummary;
  parsed: boolean;
  bodies: ({ body?: string } & Record<string, unknown>) | null;
  /** The SHA-256 of a body that is too long for the fixture. */
  bodyDigest?: string;
  authDetails: unknown;
  envelope: unknown;
  times: unknown;
  senders: string[];
  delivery: Delivery;
  sourceDigest: string;
}

/** The hashes of mails as commit 678ec72 wrote them, and what it returned for each. */
const { address, mails } = JSON.parse(
  readFileSync(new URL('./fixtures/earlier-records.json', import.meta.url), 'utf8'),
) as { address: Address; mails: { name: string; id: string; fields: Record<string, string>; expected: Expected }[] };

const digestOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/** The end of the one source that does not compress: made here, because it would fill the fixture. */
const noise = Buffer.concat(
  Array.from({ length: 532 }, (_, number) => createHash('sha256').update(String(number)).digest()),
).subarray(0, 17_000);

describe('mail that a version without today’s record formats has stored', () => {
  let storage: Storage;
  beforeAll(async () => {
    storage = openTestStorage();
    expect(await storage.whenReady(10_000)).toBe(true);
    const redis = rawRedis();
    for (const { name, id, fields, expected } of mails) {
      const stored = Object.entries(fields).map(([field, value]) => {
        const bytes = Buffer.from(value, 'base64');
        const isCut = field === 'raw' && name === 'large and not compressible';
        return [field, isCut ? Buffer.concat([bytes, noise]) : bytes] as const;
      });
      await redis.hset(storage.keys.mail(address, id), new Map(stored));
      const storedAt = expected.delivery.steps.find(({ step }) => step === 'stored')?.at ?? '';
      await redis.zadd(storage.keys.mails(address), Date.parse(storedAt), id);
    }
    redis.disconnect();
  });
  afterAll(() => storage.close());

  it.each(mails)('is read as before: $name', async ({ id, expected }) => {
    const { parsed } = expected;
    // That version knew no plus addresses.
    const summary = { ...expected.summary, tag: null };
    expect(await storage.mails.list(address)).toContainEqual({ summary, parsed });

    const mail = await storage.mails.get(address, id);
    expect(mail).toMatchObject({ summary, parsed, authDetails: expected.authDetails });
    const listed = await storage.mails.listWithBodies(address);
    const bodies = await listed.find((other) => other.summary.id === id)?.readBodies();
    expect(bodies).toEqual(mail?.bodies);
    if (expected.bodies) expect(bodies).toMatchObject(expected.bodies);
    else expect(bodies).toBeNull();
    if (expected.bodyDigest) expect(digestOf(bodies?.body ?? '')).toBe(expected.bodyDigest);

    const delivered = await storage.mails.delivered(address, id);
    const { envelope, times } = expected;
    expect(delivered).toMatchObject({ summary, parsed, envelope, times });
    expect(digestOf(delivered?.source ?? '')).toBe(expected.sourceDigest);
    expect(await storage.mails.senders(address, id)).toEqual(expected.senders);
    expect((await storage.deliveries.list(address)).deliveries).toContainEqual(expected.delivery);
  });

  it('keeps its parsed form when it is parsed again, and gets one in today’s format if it had none', async () => {
    for (const { id, expected } of mails) {
      const mail = await storage.mails.delivered(address, id);
      if (!mail) throw new Error('There is no such mail.');
      await storage.mails.saveParsed(address, mail.summary, someParsed({ subject: 'again', body: 'again' }), mail);
      const after = await storage.mails.get(address, id);
      expect(after?.summary.subject).toBe(expected.parsed ? expected.summary.subject : 'again');
      expect(digestOf((await storage.mails.source(address, id)) ?? '')).toBe(expected.sourceDigest);
    }
  });
});

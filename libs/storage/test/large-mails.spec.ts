import { randomBytes } from 'node:crypto';
import { StorageUnavailableError, type Storage } from '@efemera/storage';
import { someParsed } from '@efemera/testing/some-mail';
import type { SourcePieces } from '../src/mail/source-pieces.js';
import { copyOf, openTestStorage, rawRedis, someAddress, someMail, until } from './support.js';

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
    for (const { summary } of listed.slice(1)) {
      const { body = '', source = Buffer.alloc(0) } = mails.find(({ id }) => id === summary.id) ?? {};
      const parsed = someParsed({ subject: summary.subject, body });
      await storage.mails.saveParsed(address, summary, parsed, { source, envelope: null });
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

  const piece = 256 * 1024 - 64;
  it.each([piece + 1, 3 * piece, 3 * piece + 7])(
    'of %i bytes are stored in pieces, which stay as they are when the mail is parsed',
    async (bytes) => {
      const redis = rawRedis();
      const mail = {
        ...someMail(someAddress(), 'large'),
        source: Buffer.alloc(bytes, 'some words that pack well\r\n'),
      };
      const { address, id, source } = mail;
      const key = storage.keys.mail(address, id);
      const lengths = async () => {
        const fields = await redis.hgetallBuffer(key);
        return Object.keys(fields)
          .filter((field) => /^raw:\d/.test(field))
          .map((field) => fields[field]?.length ?? 0)
          .sort((a, b) => b - a);
      };
      await storage.mails.store(mail);
      expect(await redis.exists(storage.keys.sourcePieces(address, id))).toBe(0);
      expect(await redis.pttl(key)).toBeGreaterThan(60_000);
      const before = await lengths();
      expect(Math.max(...before)).toBe(piece);
      expect(before.reduce((sum, length) => sum + length)).toBe(bytes);
      expect((await storage.mails.source(address, id))?.equals(source)).toBe(true);
      expect(await redis.hget(storage.keys.inbox(address), 'weight')).toBe(String(bytes));

      const [listed] = await storage.mails.list(address);
      if (!listed) throw new Error('It is not listed.');
      await storage.mails.saveParsed(address, listed.summary, someParsed(), { source, envelope: null });
      expect(await lengths()).toEqual(before);
      expect(await storage.mails.delivered(address, id)).toMatchObject({ parsed: true, source });
      expect(await redis.hget(storage.keys.inbox(address), 'weight')).toBe(String(bytes));

      await storage.mails.remove(address, id);
      expect(await redis.exists(key)).toBe(0);
      redis.disconnect();
    },
  );

  it('are dropped when their bytes fill the inbox, those in pieces like all others', async () => {
    const address = someAddress();
    const small = openTestStorage({ maxInboxBytes: 5 * piece });
    expect(await small.whenReady(10_000)).toBe(true);
    const stored = [2, 1, 2, 1].map((pieces) => ({ ...someMail(address), source: Buffer.alloc(pieces * piece + 1) }));
    for (const mail of stored) await small.mails.store(mail);
    const ids = (await small.mails.list(address)).map(({ summary }) => summary.id);
    expect(ids).toEqual([stored[3]?.id, stored[2]?.id, stored[1]?.id]);
    await small.close();
  });

  it('are never stored with a piece missing: if a failover lost one, all pieces are written again', async () => {
    const redis = rawRedis();
    const mail = { ...someMail(someAddress()), source: randomBytes(3 * piece) };
    const key = storage.keys.sourcePieces(mail.address, mail.id);
    const { pieces } = storage.mails as unknown as { pieces: SourcePieces };
    const write = pieces.write.bind(pieces);
    let [losses, writes] = [1, 0];
    pieces.write = async (...args) => {
      writes++;
      const written = await write(...args);
      if (losses-- > 0) await redis.hdel(key, 'raw:1');
      return written;
    };
    expect(await storage.mails.store(mail)).toEqual({ held: false });
    expect((await storage.mails.source(mail.address, mail.id))?.equals(mail.source)).toBe(true);
    expect(writes).toBe(2);
    const lost = { ...mail, ...someMail(mail.address), source: mail.source };
    await redis.hset(storage.keys.sourcePieces(lost.address, lost.id), 'other', '');
    pieces.write = () => Promise.resolve({ count: 3, tookMs: 0 });
    await expect(storage.mails.store(lost)).rejects.toThrow(StorageUnavailableError);
    expect(await storage.mails.list(mail.address)).toHaveLength(1);
    await until(
      'what is left of it is deleted',
      async () => (await redis.exists(storage.keys.sourcePieces(lost.address, lost.id))) === 0,
    );
    pieces.write = write;
    redis.disconnect();
  });

  it('are not written again if all pieces or the mail are there', async () => {
    const { pieces } = storage.mails as unknown as { pieces: SourcePieces };
    const mail = { ...someMail(someAddress()), source: randomBytes(2 * piece) };
    const [key, mailKey] = [storage.keys.sourcePieces(mail.address, mail.id), storage.keys.mail(mail.address, mail.id)];
    const written = { partition: 0, key, source: [mail.source] };
    const { count } = await pieces.write(written, Infinity, 5000);
    expect(count).toBe(2);
    expect(await pieces.areKept(key, mailKey, 2)).toBe(true);
    expect(await pieces.areKept(key, mailKey, 3)).toBe(false);
    await storage.mails.store(mail);
    expect(await pieces.areKept(key, mailKey, 2)).toBe(true);
  });

  it('are given up when the mails before them, or their own pieces, take too long to write', async () => {
    const { pieces } = storage.mails as unknown as { pieces: SourcePieces };
    const written = {
      partition: 0,
      key: storage.keys.sourcePieces(someAddress(), 'x'),
      source: [randomBytes(piece + 1)],
    };
    await expect(pieces.write(written, 0, 5000)).rejects.toThrow(StorageUnavailableError);
    await expect(pieces.write(written, Infinity, -1)).rejects.toThrow(StorageUnavailableError);
    expect(await pieces.write(written, Infinity, 5000)).toMatchObject({ count: 2 });
    pieces.forget(written.key);
  });

  it('are deleted with their pieces when the sender is told to send them again', async () => {
    const redis = rawRedis();
    const mail = { ...someMail(someAddress()), source: randomBytes(2 * piece) };
    await storage.mails.store(mail);
    await storage.mails.takeBack([copyOf(mail)]);
    await storage.mails.store(mail);
    expect(await storage.mails.list(mail.address)).toEqual([]);
    const keys = [storage.keys.mail(mail.address, mail.id), storage.keys.sourcePieces(mail.address, mail.id)];
    await until('nothing of it is left', async () => (await redis.exists(...keys)) === 0);
    redis.disconnect();
  });
});

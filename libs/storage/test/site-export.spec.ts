import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Address } from '@efemera/contract';
import { dataForm, exportedKey, partitions } from '@efemera/contract/redis';
import { hashSecret, newMailId, type Storage } from '@efemera/storage';
import { jest } from '@jest/globals';
import { openTestStorage, rawRedis, someAddress, someMail } from './support.js';

const contact = 'contact@efemera.localhost' as Address;

describe('export and import', () => {
  const redis = rawRedis();
  const opened: Storage[] = [];
  const open = async () => {
    const prefix = `x${Math.random().toString(36).slice(2)}:`;
    const storage = openTestStorage({ prefix });
    opened.push(storage);
    await storage.whenReady(10_000);
    return { storage, prefix };
  };
  const linesOf = async (storage: Storage) => {
    const lines: string[] = [];
    for await (const line of storage.siteExport.lines()) lines.push(line);
    return lines;
  };
  const restore = (storage: Storage, lines: readonly string[]) =>
    storage.siteExport.restore(() => Readable.from(lines));
  /** All exported keys of a store with their content. */
  const dump = async (prefix: string) => {
    const names = (await redis.keys(`${prefix}*`))
      .map((key) => key.slice(prefix.length))
      .filter((key) => exportedKey.test(key));
    const content = async (name: string) => {
      const key = prefix + name;
      const type = await redis.type(key);
      if (type === 'hash') return redis.hgetall(key);
      if (type === 'set') return (await redis.smembers(key)).sort();
      if (type === 'zset') return redis.zrange(key, '0', '-1', 'WITHSCORES');
      return redis.getBuffer(key);
    };
    return Object.fromEntries(
      await Promise.all(names.sort().map(async (name) => [name, await content(name)] as const)),
    );
  };
  const fill = async (storage: Storage) => {
    await storage.inboxes.claim(someAddress(), { tokenHash: hashSecret('a'), visitorHash: hashSecret('b') });
    await storage.mails.store(someMail(someAddress()));
    await storage.visits.recordVisit('BR');
    await storage.rankings.rollUp();
    for (let n = 0; n < 700; n++)
      await storage.comments.add({ name: `Añña ${n}`, rating: 5, comment: '日本\n', email: null });
    await storage.blocks.add('domain', 'spam.test', {});
    await storage.domains.set('new.test', 'kept');
    await storage.apiKeys.create({ name: 'tests', inboxesPerDay: 100 });
    storage.counters.add('smtp:connections', '', 3);
    await storage.counters.flush();
    const receivedAtMs = Date.now() - 60_000;
    const message = { ...someMail(contact, 'Olá\u2028'), id: newMailId(receivedAtMs), receivedAtMs, envelope: null };
    await storage.mails.store(message);
    await storage.mails.setRead(contact, message.id, true);
    await storage.mails.store({ ...someMail(contact, 'by SMTP'), id: newMailId() });
    return message;
  };
  afterEach(() => Promise.all(opened.splice(0).map((storage) => storage.close())));
  afterAll(() => redis.quit());

  it('move all lasting data and the messages of the contact form, but no other mail', async () => {
    const [from, to] = [await open(), await open()];
    const message = await fill(from.storage);
    // As if the export had been made in an earlier hour, and that hour were counted already.
    const keys = from.storage.keys;
    for (const partition of partitions) {
      for (const hour of await redis.smembers(keys.hours(partition))) {
        for (const key of [keys.hourCounts, keys.domains]) await redis.del(key(partition, Number(hour)));
      }
      await redis.del(keys.hours(partition));
    }
    const before = await dump(from.prefix);
    const lines = await linesOf(from.storage);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(500_000);
    // ASCII, so that any program may carry the file
    expect(lines.join('')).toMatch(/^[\x20-\x7e]*$/);
    expect(Object.keys(before).length).toBeGreaterThan(10);
    expect(await restore(to.storage, lines)).toEqual({ keys: Object.keys(before).length, messages: 1 });
    expect(await dump(to.prefix)).toEqual(before);
    expect(await to.storage.totals.read()).toEqual(await from.storage.totals.read());
    const [moved, ...others] = await to.storage.mails.list(contact);
    expect(others).toEqual([]);
    expect(moved?.summary).toMatchObject({ id: message.id, subject: 'Olá\u2028', read: true, from: message.from });
    expect(await to.storage.mails.source(contact, message.id)).toEqual(message.source);
    expect(JSON.stringify(lines)).not.toContain('by SMTP');
  });

  it('end messages of the contact form when they would have ended at the server before', async () => {
    const [from, to] = [await open(), await open()];
    const day = 24 * 3600 * 1000;
    const receivedAtMs = Date.now() - 29 * day;
    const id = newMailId(receivedAtMs);
    await from.storage.mails.store({ ...someMail(contact), id, receivedAtMs, isImported: true, envelope: null });
    const lines = await linesOf(from.storage);
    expect(await restore(to.storage, lines)).toMatchObject({ messages: 1 });
    const leftMs = await redis.pttl(to.storage.keys.mail(contact, id));
    expect(leftMs / day).toBeGreaterThan(0.9);
    expect(leftMs / day).toBeLessThan(1.1);
    const late = await open();
    jest.useFakeTimers({ now: Date.now() + day, doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval'] });
    expect(await restore(late.storage, lines)).toMatchObject({ messages: 0 });
    jest.useRealTimers();
  });

  it('refuse a file that is no export, of a later version, cut off or changed, and write nothing', async () => {
    const [from, to] = [await open(), await open()];
    await from.storage.blocks.add('domain', 'spam.test', {});
    const lines = await linesOf(from.storage);
    const [head = '', ...rest] = lines;
    for (const [file, reason] of [
      [['hello'], 'no file that an export'],
      [[], 'cut off'],
      [[head.replace('"version":1', '"version":2'), ...rest], 'version 2'],
      [[head.replace(/"dataForm":\d+/, '"dataForm":99'), ...rest], 'form 99'],
      [lines.slice(0, -1), 'cut off'],
      [lines.filter((_, index) => index !== 1), 'changed or damaged'],
      [lines.map((line) => line.replace('spam.test', 'ham.test')), 'changed or damaged'],
      [[head, '{"key":"{0}:inbox:x","type":"hash","expiresAtMs":null,"items":["a","b"]}', ...rest], 'Line 2'],
    ] as const) {
      await expect(restore(to.storage, file)).rejects.toThrow(reason);
    }
    expect(await redis.keys(`${to.prefix}*`)).toEqual([]);
  });

  it('refuse to import into a store that already has data of the kinds that are exported', async () => {
    const { storage } = await open();
    await storage.blocks.add('domain', 'spam.test', {});
    await expect(restore(storage, await linesOf(storage))).rejects.toThrow('holds such data already ({blocks}:');
    expect(await redis.exists(storage.keys.dataForm)).toBe(0);
  });

  it('leave the form number of the data as it is when they export, and raise it when they import', async () => {
    const [from, to] = [await open(), await open()];
    await redis.set(from.storage.keys.dataForm, dataForm - 1);
    const lines = await linesOf(from.storage);
    expect(await redis.get(from.storage.keys.dataForm)).toBe(String(dataForm - 1));
    await restore(to.storage, lines);
    expect(await redis.get(to.storage.keys.dataForm)).toBe(String(dataForm));
  });

  it('refuse data of a later version', async () => {
    const { storage } = await open();
    const lines = await linesOf(storage);
    await redis.set(storage.keys.dataForm, dataForm + 1);
    const reason = `data of form ${dataForm + 1}`;
    await expect(linesOf(storage)).rejects.toThrow(reason);
    await expect(restore(storage, lines)).rejects.toThrow(reason);
  });

  it('end with an error when Redis refuses a part of a key', async () => {
    const { storage } = await open();
    const [head = ''] = await linesOf(storage);
    const part = (type: string) => JSON.stringify({ key: 'tallies', type, expiresAtMs: null, items: ['a', '1'] });
    const lines = [head, part('hash'), part('zset')];
    const digest = createHash('sha256').update(lines.join('')).digest('hex');
    const file = [...lines, JSON.stringify({ lines: lines.length, digest })];
    await expect(restore(storage, file)).rejects.toThrow('WRONGTYPE');
  });
});

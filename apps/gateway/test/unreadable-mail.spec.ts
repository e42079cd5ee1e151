import type { Address, EmailDetail, EmailList } from '@efemera/contract';
import { Redis } from 'ioredis';
import { someAddress, TestGateway } from './support.js';

/** A field in a format that no version can read. */
const unreadable = Buffer.from([250, 1, 2, 3]);
const source = 'From: Ana <ana@sender.test>\r\nSubject: Hello\r\n\r\nThe whole text of this mail.\r\n';

describe('a mail with a damaged field in the store', () => {
  let gateway: TestGateway;
  let redis: Redis;
  beforeAll(async () => {
    gateway = await TestGateway.start();
    redis = new Redis(process.env['TEST_REDIS_URL'] ?? '');
  });
  afterAll(async () => {
    redis.disconnect();
    await gateway.stop();
  });

  /** Delivers two mails, has them parsed by a listing, and damages fields of the first. */
  const damage = async (fields: Record<string, Buffer | string>) => {
    const address = someAddress();
    const id = await gateway.deliver(address, 'Hello', source);
    const other = await gateway.deliver(address, 'Other', source);
    await gateway.list(address);
    await redis.hset(gateway.storage.keys.mail(address, id), fields);
    return { address, id, other };
  };
  const read = async (address: Address, id: string, path = '') => {
    const answer = await gateway.call('GET', `/api/emails/${id}${path}?to=${address}`);
    return { status: answer.status, text: await answer.text() };
  };
  const listed = async (address: Address, query = '') => {
    const answer = await gateway.list(address, { query });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as EmailList).emails;
  };
  const counted = async (field: string) => {
    await gateway.storage.counters.flush();
    const rows = await gateway.storage.counters.read();
    return rows.find(({ name, label }) => name === 'store:unreadable' && label === field)?.amount ?? 0;
  };

  it('is parsed again from its source when its parsed content is damaged', async () => {
    const before = await counted('content');
    const { address, id } = await damage({ content: unreadable });
    const { status, text } = await read(address, id);
    expect([status, (JSON.parse(text) as EmailDetail).body]).toEqual([200, 'The whole text of this mail.']);
    expect((await listed(address, '&fields=full'))[1]).toMatchObject({ body: 'The whole text of this mail.' });
    expect(await read(address, id, '/raw')).toEqual({ status: 200, text: source });
    expect(await counted('content')).toBeGreaterThan(before);
  });

  it('is shown from its summary, as truncated, when its source is damaged', async () => {
    const before = await counted('source');
    const { address, id, other } = await damage({ delivered: unreadable });
    const { status, text } = await read(address, id);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ subject: 'Hello', body: 'The whole text of this mail.', truncated: true });
    expect((await listed(address)).map((mail) => mail.id)).toEqual([other, id]);
    expect(await listed(address, '&fields=full')).toHaveLength(2);
    expect((await read(address, id, '/raw')).status).toBe(404);
    expect((await read(address, id, '/attachments/0')).status).toBe(404);
    expect(await counted('source')).toBeGreaterThan(before);
  });

  it('is listed without its texts, and opens, when its summary is damaged', async () => {
    const before = await counted('summary');
    const { address, id, other } = await damage({ summary: '{"from":"A' });
    expect((await listed(address)).map((mail) => [mail.id, mail.subject])).toEqual([
      [other, 'Hello'],
      [id, ''],
    ]);
    const { status, text } = await read(address, id);
    expect([status, (JSON.parse(text) as EmailDetail).body]).toEqual([200, 'The whole text of this mail.']);
    expect(await counted('summary')).toBeGreaterThan(before);
  });
});

import { senderRatesSchema, type ErrorBody } from '@efemera/contract';
import { Redis } from 'ioredis';
import { adminToken, TestGateway } from './support.js';

/** A separate database on the shared server, without the blocks and the counted refusals of other suites. */
const REDIS_URL = new URL('/8', process.env['TEST_REDIS_URL']).href;

const json = async <T>(response: Response) => (await response.json()) as T;

describe('the refusal rates of senders', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    const redis = new Redis(REDIS_URL);
    await redis.flushdb();
    redis.disconnect();
    gateway = await TestGateway.start({ REDIS_URL });
  });
  afterAll(() => gateway.stop());
  const call = (method: string, path: string, body?: unknown) =>
    gateway.call(method, `/api/admin/${path}`, { key: adminToken, body });

  it('lists the most refused senders, proposes blocks for some, and tells which are blocked', async () => {
    const { senderCounts } = gateway.storage;
    const count = (outcome: 'refused' | 'taken', ip: string, mailFrom: string, times: number) => {
      for (let n = 0; n < times; n++) senderCounts.count(outcome, { ip, mailFrom });
    };
    count('refused', '192.0.2.1', 'a@bad.example', 40);
    count('taken', '192.0.2.1', 'a@bad.example', 2);
    count('refused', '198.51.100.1', 'a@mixed.example', 30);
    count('taken', '198.51.100.1', 'a@mixed.example', 30);
    count('refused', '203.0.113.1', 'a@rare.example', 3);
    await senderCounts.flush();
    const rates = async (query = '') => senderRatesSchema.parse(await json(await call('GET', `senders${query}`)));
    const { period, domains, networks } = await rates();
    expect([period, (await rates('?period=hour')).period]).toEqual(['day', 'hour']);
    expect(domains).toEqual([
      { value: 'bad.example', refused: 40, taken: 2, blocked: false, proposed: true },
      { value: 'mixed.example', refused: 30, taken: 30, blocked: false, proposed: false },
      { value: 'rare.example', refused: 3, taken: 0, blocked: false, proposed: false },
    ]);
    expect(networks[0]).toEqual({ value: '192.0.2.0/24', refused: 40, taken: 2, blocked: false, proposed: true });

    for (const [kind, { value = '' } = {}] of [
      ['domain', domains[0]],
      ['network', networks[0]],
    ] as const) {
      expect((await call('POST', 'blocks', { kind, value })).status).toBe(201);
    }
    const after = await rates();
    expect(after.domains[0]).toMatchObject({ value: 'bad.example', blocked: true, proposed: false });
    expect(after.networks[0]).toMatchObject({ value: '192.0.2.0/24', blocked: true, proposed: false });
    for (const query of ['kind=domain&value=bad.example', 'kind=network&value=192.0.2.0/24']) {
      expect((await call('DELETE', `blocks?${query}`)).status).toBe(204);
    }
  });

  it.each(['?period=year', '?period=', '?period=hour&period=day'])('answers 400 to the query %s', async (query) => {
    const refused = await call('GET', `senders${query}`);
    expect([refused.status, (await json<ErrorBody>(refused)).error.code]).toEqual([400, 'bad_request']);
  });
});

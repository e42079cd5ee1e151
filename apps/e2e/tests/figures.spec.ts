import {
  countryRankingSchema,
  domainRankingSchema,
  paths,
  rateLimits,
  statisticsSchema,
  type DomainRanking,
} from '@efemera/contract';
import { until } from '@efemera/testing/until';
import { expect, test } from '../support/system-test.js';

test.use({ systemEnv: { RANKING_SECONDS: '1', RATE_LIMITS: 'on' } });

const mailFrom = (domain: string) => Buffer.from(`From: Ana <ana@mx.${domain}>\r\nSubject: Hi\r\n\r\nHello.\r\n`);
const counts = ({ rows }: DomainRanking) => Object.fromEntries(rows.map(({ domain, emails }) => [domain, emails]));

test('mail and visits reach counters, rankings and statistics, although worker and Redis are killed', async ({
  system,
  sender,
  api,
}) => {
  test.setTimeout(180_000);
  const ranking = async () => domainRankingSchema.parse(await (await api.call('GET', paths.domainRanking)).json());
  const statistics = async () => statisticsSchema.parse(await (await api.call('GET', paths.statistics)).json());
  const { address } = await api.claim();
  const expected: Record<string, number> = {};
  let sent = 0;
  const send = async (mails: number) => {
    for (let i = 0; i < mails; i++) {
      const domain = `sender${i % 5}.test`;
      const reply = await sender.send(address, mailFrom(domain)).catch(() => ({ code: 0 }));
      if (reply.code !== 250) continue;
      expected[domain] = (expected[domain] ?? 0) + 1;
      sent++;
    }
  };
  await send(23);
  expect((await api.call('POST', paths.sitemap, { body: { country: 'BR' } })).status).toBe(204);
  await until('the ranking shows them', async () => (await ranking()).total === 23);
  expect(counts(await ranking())).toEqual(expected);
  expect((await ranking()).rows.reduce((sum, { percentage }) => sum + percentage, 0)).toBeCloseTo(100, 1);
  const countries = await until('so does that of countries', async () => {
    const found = countryRankingSchema.parse(await (await api.call('GET', paths.countryRanking)).json());
    return found.total > 0 ? found : null;
  });
  expect(countries.rows).toEqual([{ rank: 1, country: 'BR', visits: 1, percentage: 100 }]);

  for (let round = 0; round < 3; round++) {
    await send(20);
    const killed = system.signal('worker', 'SIGKILL');
    await send(10);
    // The killed process may exist for a moment.
    const isBack = () => system.pidsOf('worker').some((pid) => !killed.includes(pid));
    await until('the worker is back', isBack, 30_000);
  }
  await until('the ranking has caught up', async () => (await ranking()).total === sent, 60_000);
  expect(counts(await ranking())).toEqual(expected);

  system.signal('redis', 'SIGKILL');
  await until('the system is ready', () => system.isReady(), 40_000);
  expect(counts(await ranking())).toEqual(expected);
  const { totals, hourly, timeToFirstMail, codes } = await until('the statistics are back', async () => {
    const found = await statistics();
    return found.codes.parsed === sent ? found : null;
  });
  expect(totals).toEqual({ emailsCreated: 1, messagesReceived: sent, visits: 1 });
  expect(hourly.reduce((sum, { received }) => sum + received, 0)).toBe(sent);
  expect(timeToFirstMail.reduce((sum, { count }) => sum + count, 0)).toBe(1);
  expect(codes.withCode).toBe(0);
});

test('of a flood of visits from one IP address, only those within the rate limit are counted', async ({ api }) => {
  const visits = async () =>
    statisticsSchema.parse(await (await api.call('GET', paths.statistics)).json()).totals.visits;
  const flood = await Promise.all(
    Array.from({ length: 200 }, () => api.call('POST', paths.sitemap, { body: { country: 'PT' } })),
  );
  const refused = flood.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(200 - rateLimits.visit.calls);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  const counted = flood.length - refused.length;
  await until('what was let through is counted', async () => (await visits()) >= counted);
  expect(await visits()).toBeLessThanOrEqual(1 + counted);
});

test('while Redis is stopped, rankings and counting calls answer 503, not 429', async ({ system, api }) => {
  test.setTimeout(90_000);
  system.signal('redis', 'SIGSTOP');
  try {
    for (const call of [
      api.call('GET', paths.domainRanking),
      api.call('POST', paths.stats, { body: { action: 'email_created' } }),
    ]) {
      const response = await call;
      expect([response.status, (await response.json()) as object]).toMatchObject([
        503,
        { error: { code: 'storage_unavailable' } },
      ]);
    }
  } finally {
    system.signal('redis', 'SIGCONT');
  }
  await until('the system is ready', () => system.isReady(), 30_000);
  expect((await api.call('GET', paths.domainRanking)).status).toBe(200);
});

import type { OperatorOverview } from '@efemera/contract';
import type { Locator, Page, Request } from '@playwright/test';
import { expect, test } from '../support/system-test.js';

const geo = 'https://geo.test/json';
const adminToken = 'operator-of-the-visits-4711';
test.use({
  systemEnv: {
    ADMIN_TOKEN: adminToken,
    GEO_LOOKUP_URL: geo,
    ANALYTICS_SCRIPT_URL: 'https://stats.test/s.js',
    ANALYTICS_ATTRIBUTES: 'data-website-id=4711',
    ANALYTICS_ORIGINS: 'https://reports.test',
    SPEED_SCRIPT_URL: 'https://speed.test/v.js',
  },
});

/** Requests and reports of the third parties' scripts. */
let measured: string[] = [];
test.beforeEach(async ({ context }) => {
  measured = [];
  const report = (origin: string) =>
    `fetch('${origin}/' + (document.currentScript.dataset.websiteId ?? 'none'), { method: 'POST', mode: 'no-cors' });`;
  const scripts: Record<string, string> = {
    'stats.test/s.js': report('https://reports.test'),
    'speed.test/v.js': report('https://speed.test'),
  };
  await context.route(/^https:\/\/(stats|speed|reports)\.test\//, (route) => {
    const { host, pathname } = new URL(route.request().url());
    measured.push(host + pathname);
    return route.fulfill({ contentType: 'text/javascript', body: scripts[host + pathname] ?? '' });
  });
});

const isVisit = (request: Request) => request.method() === 'POST' && request.url().endsWith('/api/sitemap');
const visitOf = async (page: Page, path: string, url: string) => {
  const [request] = await Promise.all([page.waitForRequest(isVisit), page.goto(url + path)]);
  return request;
};

test('a page load counts as one visit, with the country that the service of GEO_LOOKUP_URL tells the page', async ({
  page,
  system,
}) => {
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  const visits: Request[] = [];
  page.on('request', (request) => isVisit(request) && visits.push(request));
  let asked: Request | undefined;
  await page.route(geo, (route) => {
    asked = route.request();
    return route.fulfill({ json: { country_code: 'pt' }, headers: { 'access-control-allow-origin': '*' } });
  });
  const request = await visitOf(page, '/faq', system.url);
  expect(request.postDataJSON()).toEqual({ country: 'PT' });
  expect((await request.response())?.status()).toBe(204);
  const headers = await asked?.allHeaders();
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('referer');

  // Navigating between pages stays the same visit.
  await page.getByRole('link', { name: 'Ranking', exact: true }).first().click();
  await expect(page.getByTestId('ranking-refresh')).toBeEnabled();
  await page.reload();
  await expect.poll(() => visits.length).toBe(2);
  expect(said).toEqual([]);
});

for (const [what, answer] of [
  ['does not answer', null],
  ['answers nonsense', { country: 'Atlantis' }],
  ['answers no object', 'null'],
] as const) {
  test(`the visit counts without a country when the service of GEO_LOOKUP_URL ${what}`, async ({ page, system }) => {
    await page.route(geo, (route) =>
      answer === null
        ? route.abort()
        : route.fulfill({
            body: typeof answer === 'string' ? answer : JSON.stringify(answer),
            headers: { 'access-control-allow-origin': '*' },
          }),
    );
    const request = await visitOf(page, '/faq', system.url);
    expect(request.postDataJSON()).toEqual({ country: null });
    expect((await request.response())?.status()).toBe(204);
  });
}

test('a visit that cannot be recorded has no visible effect', async ({ page, system }) => {
  await page.route('**/api/sitemap', (route) => route.abort());
  await page.route(geo, (route) => route.abort());
  await visitOf(page, '/faq', system.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByTestId('toast')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('analytics scripts run where the operator allowed them, reach no other host, and never see the token', async ({
  page,
  system,
}) => {
  await page.goto(`${system.url}/faq`);
  await expect
    .poll(() => [...new Set(measured)].sort())
    .toEqual(['reports.test/4711', 'speed.test/none', 'speed.test/v.js', 'stats.test/s.js']);
  await expect(page.evaluate(`fetch('https://elsewhere.test/')`)).rejects.toThrow('Failed to fetch');
  measured = [];
  await page.goto(`${system.url}/admin`);
  await page.locator('footer .tabular-nums').waitFor();
  expect(measured).toEqual([]);

  await page.locator('input[name="token"]').fill(adminToken);
  await page.getByTestId('operator-entrance').getByRole('button').click();
  await page.getByTestId('operator-leave').waitFor();
  await page.goto(`${system.url}/faq`);
  expect(await page.evaluate(`sessionStorage.getItem('efemera-operator')`)).toBeNull();
  // At `/Admin` the gateway sends a page with analytics scripts, in which the router shows the operator's page: that page
  // must reload at its own path.
  await page.goto(`${system.url}/Admin`, { waitUntil: 'commit' });
  await page.waitForURL(`${system.url}/admin`);
});

test('a page view is reported once, after some seconds, without the query', async ({ page, system }) => {
  await page.clock.install();
  await page.addInitScript(`
    globalThis.views = [];
    addEventListener('efemera:page-view', (event) => views.push(event.detail));
  `);
  const views = () => page.evaluate('views');
  // The test controls the page's clock: little of its time passes while a slow machine loads the page.
  await page.clock.pauseAt(Date.now() + 1000);
  const comes = (what: Locator) =>
    expect(async () => {
      await page.clock.runFor(20);
      await expect(what).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [50] });
  await page.goto(`${system.url}/faq?to=someone@efemera.localhost`);
  await comes(page.locator('html[data-fonts] footer .tabular-nums'));
  await page.clock.runFor(2000);
  await page.getByRole('link', { name: 'Sobre', exact: true }).first().click();
  await comes(page.getByTestId('comment-form'));
  await page.clock.runFor(3000);
  expect(await views()).toEqual([]);
  await page.clock.runFor(2500);
  expect(await views()).toEqual([{ path: '/sobre' }]);
  const headers = { authorization: `Bearer ${adminToken}` };
  await expect
    .poll(async () => (await (await fetch(`${system.url}/api/admin/overview`, { headers })).json()) as OperatorOverview)
    .toMatchObject({ pageViews: [{ page: '/sobre', today: 1, month: 1 }] });
});

test('the counters use the format of pt-BR, show “...” until they are known, and refresh by time and on request', async ({
  page,
  system,
}) => {
  let asked = 0;
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.clock.install();
  await page.routeWebSocket(/socket\.io/, () => undefined);
  await page.route('**/socket.io/**', () => undefined);
  await page.route('**/api/stats', async (route) => {
    if (route.request().method() !== 'GET') return route.fulfill({ json: {}, status: 500 });
    await answered;
    await route.fulfill({ json: { emailsCreated: 1_234_567, messagesReceived: 89_000 + asked++ } });
  });
  await page.goto(`${system.url}/?lng=en-US`);
  const [created, received] = [page.getByTestId('stats-emails-created'), page.getByTestId('stats-messages-received')];
  await expect(created).toHaveText('...');
  answer();
  await expect(created).toHaveText('1.234.567');
  await expect(received).toHaveText('89.000');
  await page.clock.runFor(30_500);
  await expect(received).not.toHaveText('89.000');
  const before = asked;
  await page.clock.runFor(3000);
  await page.getByTestId('refresh').click();
  await expect.poll(() => asked).toBeGreaterThan(before);
});

test('the footer shows the version from the build file, else from the counters, else 1.0.0', async ({
  page,
  system,
}) => {
  const footer = page.getByRole('contentinfo');
  const info = { version: '2.3.4', versionWithSha: '2.3.4+abcdef0', deployedAt: '2026-11-21T02:30:00Z' };
  await page.route('**/.build-info.json', (route) => route.fulfill({ json: info }));
  await page.goto(`${system.url}/faq`);
  await expect(footer).toContainText('2.3.4+abcdef0');
  // Half past two in the morning, UTC, is the evening before in São Paulo.
  await expect(footer).toContainText('20/11/2026, 23:30');

  await page.route('**/.build-info.json', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/api/stats?info=true', (route) =>
    route.fulfill({
      json: {
        emailsCreated: 1,
        messagesReceived: 1,
        version: '2.3.5',
        buildInfo: { versionWithSha: '2.3.5+0123456', deployedAt: '2026-07-01T12:00:00Z' },
      },
    }),
  );
  await page.reload();
  await expect(footer).toContainText('2.3.5+0123456');
  await expect(footer).toContainText('01/07/2026, 09:00');

  await page.route('**/api/stats?info=true', (route) => route.abort());
  await page.reload();
  await expect(footer).toContainText('1.0.0');
});

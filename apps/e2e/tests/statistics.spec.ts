import { paths, statisticsSchema } from '@efemera/contract';
import type { Page } from '@playwright/test';
import { textMail } from '@efemera/testing/sample-mail';
import { until } from '@efemera/testing/until';
import { complaints, drawing } from '../support/page-witness.js';
import { sampleStatistics } from '../support/sample-figures.js';
import { testInEveryLook } from '../support/looks-test.js';
import { expect, test } from '../support/system-test.js';

// A setting of its own gives this file a system of its own: mail of other files would change the exact counts.
test.use({ systemEnv: { RANKING_SECONDS: '2' } });

const charts = ['chart-activity', 'chart-world', 'chart-codes', 'chart-sizes', 'chart-firstMail'];
async function fake(page: Page, busy: boolean): Promise<void> {
  const { totals } = sampleStatistics({ busy });
  await page.route('**/api/statistics', (route) => route.fulfill({ json: sampleStatistics({ busy }) }));
  await page.route('**/api/stats', (route) => route.fulfill({ json: totals }));
}

const drawn = async (page: Page) => {
  for (const name of charts) await expect(page.getByTestId(name).locator('canvas')).toBeVisible();
};

test('the statistics page draws every figure, each with a table of its values', async ({ page, system }) => {
  const said = complaints(page);
  await fake(page, true);
  await page.goto(`${system.url}/estatisticas`);
  await expect(page).toHaveTitle(/Estatísticas/);
  await drawn(page);
  for (const [tile, value] of [
    ['received', '1.248.301'],
    ['created', '184.233'],
    ['visits', '391.022'],
    ['liveInboxes', '1.834'],
    ['openSockets', '912'],
  ]) {
    await expect(page.getByTestId(`tile-${tile}`)).toHaveText(value ?? '');
  }
  for (const name of charts) await expect(page.getByTestId(name)).toHaveAttribute('aria-label', /\d/);

  const activity = page.getByTestId('figure-activity');
  await activity.getByText('Ver em tabela').click();
  await expect(activity.locator('tbody tr')).toHaveCount(48);
  const hourly = await drawing(page.getByTestId('chart-activity'));
  await activity.getByRole('radio', { name: '90 dias' }).check();
  await expect(activity.locator('tbody tr')).toHaveCount(90);
  await expect.poll(async () => (await drawing(page.getByTestId('chart-activity'))) !== hourly).toBe(true);

  const world = page.getByTestId('figure-world');
  await world.getByText('Ver em tabela').click();
  await expect(world.locator('tbody tr').first()).toHaveText(/Brasil\s*48\.231/);
  await expect(page.getByTestId('figure-domains').getByRole('listitem').first()).toContainText('sender-1.test');
  await expect(page.getByTestId('chart-codes')).toHaveAttribute('aria-label', /41,9%.*8\.123.*19\.385/);
  await world.getByRole('link', { name: 'Ranking completo' }).click();
  await expect(page).toHaveURL(/\/ranking\?tab=countries$/);
  expect(said).toEqual([]);
});

test('a chart that was drawn before the fonts came is drawn again with them', async ({ page, system }) => {
  await fake(page, true);
  let letIn = () => {};
  const come = new Promise<void>((resolve) => (letIn = resolve));
  await page.route('**/*.woff2', (route) => come.then(() => route.continue()));
  await page.goto(`${system.url}/estatisticas`);
  await drawn(page);
  const chart = page.getByTestId('chart-sizes');
  const before = await drawing(chart);
  letIn();
  await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
  await expect.poll(async () => (await drawing(chart)) !== before).toBe(true);
});

test('a tooltip shows the values under the pointer', async ({ page, system }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const said = complaints(page);
  await fake(page, true);
  await page.goto(`${system.url}/estatisticas`);
  await drawn(page);
  // Over an hour, over Brazil, over the first two columns.
  for (const [name, x, y] of [
    ['chart-activity', 0.36, 0.7],
    ['chart-world', 0.31, 0.63],
    ['chart-sizes', 0.3, 0.75],
    ['chart-firstMail', 0.3, 0.75],
  ] as const) {
    const chart = page.getByTestId(name);
    await chart.scrollIntoViewIfNeeded();
    const before = await drawing(chart);
    const { width = 0, height = 0 } = (await chart.boundingBox()) ?? {};
    await chart.hover({ position: { x: width * x, y: height * y } });
    await expect.poll(async () => (await drawing(chart)) !== before, name).toBe(true);
  }
  // The chart library's own tooltips write style attributes, which the policy would report.
  expect(said).toEqual([]);
});

test('the statistics page follows theme and language without a reload', async ({ page, system }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await fake(page, true);
  await page.goto(`${system.url}/estatisticas`);
  await drawn(page);
  const light = await Promise.all(charts.map((name) => drawing(page.getByTestId(name))));
  await page.getByTestId('theme').click();
  await page.getByRole('menuitemradio', { name: 'Escuro' }).click();
  for (const [index, name] of charts.entries()) {
    await expect.poll(async () => (await drawing(page.getByTestId(name))) !== light[index], name).toBe(true);
  }
  await page.getByTestId('language').click();
  await page.getByRole('menuitemradio', { name: /English/ }).click();
  await expect(page.getByTestId('tile-received')).toHaveText('1,248,301');
  await expect(page.getByTestId('chart-world')).toHaveAttribute('aria-label', /12 countries.*Brazil/);
});

test('the statistics of a site without visits log no warning in the console', async ({ page, system }) => {
  const said = complaints(page);
  await fake(page, false);
  await page.goto(`${system.url}/estatisticas?lng=en-US`);
  await expect(page.getByTestId('tile-visits')).toHaveText('0');
  await expect(page.getByText('No data yet.')).toHaveCount(5);
  await expect(page.getByText('No visits yet.')).toBeVisible();
  await expect(page.getByTestId('chart-world').locator('canvas')).toBeVisible();
  expect(said).toEqual([]);
});

test('the statistics page reports a failure, and retries', async ({ page, system }) => {
  let answers = false;
  await page.route('**/api/statistics', (route) =>
    answers ? route.fulfill({ json: sampleStatistics({ busy: true }) }) : route.abort(),
  );
  await page.goto(`${system.url}/estatisticas`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Não foi possível carregar as estatísticas.');
  answers = true;
  await alert.getByRole('button', { name: 'Tentar de novo' }).click();
  await drawn(page);
  await expect(alert).toHaveCount(0);
});

test('the statistics page reloads its figures every minute', async ({ page, system }) => {
  let asked = 0;
  await page.clock.install();
  await page.route('**/api/statistics', (route) => {
    asked++;
    return route.fulfill({ json: sampleStatistics({ busy: true }) });
  });
  await page.goto(`${system.url}/estatisticas`);
  await expect.poll(() => asked).toBe(1);
  await page.clock.runFor(61_000);
  await expect.poll(() => asked).toBe(2);
});

testInEveryLook(async (page, url, check) => {
  for (const busy of [true, false]) {
    await fake(page, busy);
    await page.goto(`${url}/estatisticas`);
    await expect(page.getByTestId('chart-world').locator('canvas')).toBeVisible();
    await check();
  }
});

test('the statistics page counts real events, and shows them live', async ({ page, system, sender, api }) => {
  const said = complaints(page);
  const { address } = await api.claim();
  await page.goto(`${system.url}/estatisticas`);
  await expect(page.getByTestId('statistics-live')).toBeVisible();
  const received = page.getByTestId('tile-received');
  await expect(received).toHaveText(/\d/);
  // Other tests on the same system may have sent mail before this one.
  const before = Number((await received.innerText()).replace(/\D/g, ''));
  await sender.send(address, textMail('Your verification code is 482913', 'Your verification code is 482913.'));
  // Far sooner than the page reloads its figures.
  await expect(received).toHaveText(String(before + 1), { timeout: 10_000 });
  await expect(page.getByTestId('tile-created')).toHaveText(/[1-9]/);

  await until('all of it is rolled up', async () => {
    const { codes, topDomains } = statisticsSchema.parse(await (await api.call('GET', paths.statistics)).json());
    return codes.withCode > 0 && topDomains.length > 0;
  });
  await page.reload();
  await expect(page.getByTestId('figure-activity').getByText('Recebidas').first()).toBeVisible();
  await expect(page.getByTestId('chart-activity')).toHaveAttribute('aria-label', /[1-9]\d* mensagens recebidas/);
  await expect(page.getByTestId('chart-codes')).toHaveAttribute('aria-label', /\d%.*[1-9]\d* de [1-9]/);
  await expect(page.getByTestId('figure-domains')).toContainText('sender.test');
  expect(said).toEqual([]);
});

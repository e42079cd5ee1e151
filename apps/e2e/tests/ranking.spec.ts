import { readFileSync } from 'node:fs';
import type { RankingPeriod } from '@efemera/contract';
import type { Page } from '@playwright/test';
import { complaints, drawing } from '../support/page-witness.js';
import { noCountries, noDomains, sampleCountries, sampleDomains } from '../support/sample-figures.js';
import { testInEveryLook } from '../support/looks-test.js';
import { expect, test } from '../support/system-test.js';

test.use({ systemEnv: { RANKING_SECONDS: '1' } });

const table = (page: Page) => page.getByTestId('ranking-table');
const rows = (page: Page) => table(page).locator('tbody tr');
const chart = (page: Page) => page.getByTestId('ranking-chart');
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();

/** Answers the page's calls for rankings in place of the server; records their URLs. */
async function fake(page: Page, { empty = false } = {}): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route('**/api/ranking/*', (route) => {
    const url = new URL(route.request().url());
    asked.push(url);
    const limit = Number(url.searchParams.get('limit'));
    const period = url.searchParams.get('period') as RankingPeriod;
    const domains = url.pathname.endsWith('/domains');
    if (empty) return route.fulfill({ json: domains ? noDomains : noCountries });
    return route.fulfill({ json: domains ? sampleDomains(limit, period) : sampleCountries(limit, period) });
  });
  return asked;
}

test('the page shows both rankings in every size and period, as bars and pie, and its URL names the view', async ({
  page,
  system,
}) => {
  const said = complaints(page);
  const asked = await fake(page);
  await page.goto(`${system.url}/ranking`);
  await expect(page).toHaveTitle(/Ranking/);
  await expect(rows(page)).toHaveCount(10);
  await expect(table(page).getByRole('columnheader')).toHaveText(['#', 'Domínio', 'E-mails', 'Percentual']);
  await expect(rows(page).first()).toContainText(/1\s*sender-1\.test\s*48\.231\s*15,\d\d%/);
  await expect(chart(page).locator('canvas')).toBeVisible();
  await expect(chart(page)).toHaveAttribute('aria-label', /Barras.*sender-1\.test/);
  await expect(page.getByTestId('ranking-updated')).toContainText('há 2 minutos');

  for (const size of [20, 50, 100]) {
    await choose(page, `Top ${size}`);
    await expect(rows(page)).toHaveCount(size);
    expect(asked.at(-1)?.searchParams.get('limit')).toBe(String(size));
  }
  for (const [name, period] of [
    ['24 h', '24h'],
    ['7 dias', '7d'],
    ['30 dias', '30d'],
  ] as const) {
    await choose(page, name);
    await expect.poll(() => asked.at(-1)?.searchParams.get('period')).toBe(period);
    expect(new URL(page.url()).searchParams.get('period')).toBe(period);
  }
  await choose(page, 'Pizza');
  await expect(chart(page)).toHaveAttribute('aria-label', /Pizza/);

  await page.getByRole('tab', { name: 'Países' }).click();
  await expect(rows(page)).toHaveCount(12);
  await expect(rows(page).first()).toContainText('Brasil');
  await expect(rows(page).first()).toContainText('🇧🇷');
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({ tab: 'countries', top: '100', period: '30d', chart: 'pie' });

  // A shared link shows the same view; back leads through the earlier views.
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Países' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('radio', { name: 'Top 100' })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Domínios' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Barras' })).toBeChecked();
  await page.goForward();
  await expect(page.getByRole('radio', { name: 'Pizza' })).toBeChecked();
  expect(said).toEqual([]);
});

test('the ranking works with the keyboard alone', async ({ page, system }) => {
  await fake(page);
  await page.goto(`${system.url}/ranking`);
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('tab', { name: 'Domínios' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Países' })).toBeFocused();
  await expect(rows(page).first()).toContainText('Brasil');
  await page.keyboard.press('Home');
  await expect(page.getByRole('tab', { name: 'Domínios' })).toBeFocused();
  await page.getByRole('radio', { name: 'Barras' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Pizza' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Pizza' })).toBeFocused();
});

test('the ranking follows theme and language without a reload', async ({ page, system }) => {
  const said = complaints(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await fake(page);
  await page.goto(`${system.url}/ranking?tab=countries`);
  await expect(chart(page).locator('canvas')).toBeVisible();
  const light = await drawing(chart(page));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect.poll(async () => (await drawing(chart(page))) !== light).toBe(true);

  await page.getByTestId('language').click();
  await page.getByRole('menuitemradio', { name: /English/ }).click();
  await expect(rows(page).nth(1)).toContainText('United States');
  await expect(rows(page).first()).toContainText('48,231');
  await expect(chart(page)).toHaveAttribute('aria-label', /countries with the most visits.*Brazil/);
  expect(said).toEqual([]);
});

test('an empty ranking shows its specified text', async ({ page, system }) => {
  await fake(page, { empty: true });
  await page.goto(`${system.url}/ranking?lng=en-US`);
  await expect(page.getByText('No domain data', { exact: true })).toBeVisible();
  await expect(page.getByText('No data available to display in ranking.', { exact: true })).toBeVisible();
  await expect(table(page)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Countries' }).click();
  await expect(page.getByText('No country data', { exact: true })).toBeVisible();
  await expect(page.getByText('No data available to display in ranking.', { exact: true })).toBeVisible();
});

test('the ranking page reports a failure, retries, and keeps the shown data', async ({ page, system }) => {
  let answers = false;
  let asked = 0;
  await page.route('**/api/ranking/*', (route) => {
    asked++;
    return answers
      ? route.fulfill({ json: sampleDomains(10) })
      : route.fulfill({ status: 503, json: { error: { code: 'storage_unavailable', message: 'Try again.' } } });
  });
  await page.goto(`${system.url}/ranking`);
  const alert = page.getByRole('alert');
  // The page asks when it opens, and again by itself while it is visible.
  await expect.poll(() => asked).toBeGreaterThan(1);
  await expect(alert).toContainText('Não foi possível carregar o ranking.');
  answers = true;
  await alert.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(rows(page)).toHaveCount(10);
  await expect(alert).toHaveCount(0);
  answers = false;
  await page.getByTestId('ranking-refresh').click();
  await expect(alert).toContainText('Os números na tela são os anteriores.');
  await expect(rows(page)).toHaveCount(10);
});

test('the ranking page reserves the room of the ranking while it loads', async ({ page, system }) => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/ranking/*', async (route) => {
    await answered;
    await route.fulfill({ json: sampleDomains(10) });
  });
  await page.goto(`${system.url}/ranking`);
  await expect(page.getByRole('tabpanel').getByText('Carregando...')).toBeAttached();
  await expect(page.getByTestId('ranking-refresh')).toBeDisabled();
  answer();
  await expect(rows(page)).toHaveCount(10);
});

testInEveryLook(async (page, url, check) => {
  await fake(page);
  for (const path of ['/ranking', '/ranking?tab=countries&chart=pie&top=20', '/ranking?top=100']) {
    await page.goto(url + path);
    await expect(chart(page).locator('canvas')).toBeVisible();
    await expect(page.getByTestId('ranking-refresh')).toBeEnabled();
    await check();
  }
});

test('real mails and visits are ranked, pushed live, and exported', async ({ page, system, sender, api }) => {
  const said = complaints(page);
  const { address } = await api.claim();
  const mailFrom = (domain: string) => Buffer.from(`From: Ana <ana@${domain}>\r\nSubject: Hi\r\n\r\nHello.\r\n`);
  await sender.send(address, mailFrom('first.test'));
  await page.goto(`${system.url}/ranking?top=20`);
  await expect(rows(page).first()).toContainText('first.test', { timeout: 20_000 });

  // The list changes without a click and without a reload.
  for (let mails = 0; mails < 3; mails++) await sender.send(address, mailFrom('second.test'));
  await expect(rows(page).first()).toContainText('second.test', { timeout: 20_000 });
  await expect(rows(page)).toHaveText([/1\s*second\.test\s*3\s*75,00%/, /2\s*first\.test\s*1\s*25,00%/]);
  await expect(page.getByTestId('ranking-updated')).toContainText('agora');

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('ranking-csv').click()]);
  expect(download.suggestedFilename()).toMatch(/domains.*\.csv$/);
  const csv = readFileSync(await download.path(), 'utf8').replace('\uFEFF', '');
  expect(csv.trim().split('\r\n')).toEqual([
    'rank,domain,emails,percentage',
    '1,second.test,3,75',
    '2,first.test,1,25',
  ]);

  // This page's own visit has no country: it comes from this machine.
  await api.call('POST', '/api/sitemap', { body: { country: 'PT' } });
  await page.getByRole('tab', { name: 'Países' }).click();
  await expect(rows(page).first()).toContainText('Portugal', { timeout: 20_000 });
  expect(said).toEqual([]);
});

test('the export has the parameters of the view', async ({ page, system }) => {
  await fake(page);
  await page.goto(`${system.url}/ranking?tab=countries&top=50&period=7d`);
  const link = page.getByRole('link', { name: 'Exportar CSV' });
  // The prerendered page has no query.
  await expect(link).toHaveAttribute('href', /^\/api\/ranking\/countries\?/);
  const url = new URL((await link.getAttribute('href')) ?? '', system.url);
  expect(Object.fromEntries(url.searchParams)).toEqual({ limit: '50', period: '7d', format: 'csv' });
});

import { readdirSync, readFileSync } from 'node:fs';
import { articlePath, locales, pathInLocale, sitePages, type Locale } from '@efemera/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { violationsOn } from '../support/accessible.js';
import { complaints } from '../support/page-witness.js';
import { sampleCountries, sampleDomains, sampleStatistics } from '../support/sample-figures.js';
import { expect, test } from '../support/system-test.js';

const articleId = 'o-que-e-email-temporario';
const { home, about, contact, faq, blog, privacy, terms, apiDocs, ranking, statistics } = sitePages;

const localesFolder = 'frontend/src/locales';
const headingOf = (locale: Locale, text: string) =>
  /^# (.+)$/m.exec(readFileSync(`${localesFolder}/${locale}/pages/${text}.md`, 'utf8'))?.[1] ?? '';
const showsText = (text: string) => (page: Page, locale: Locale) =>
  page.getByRole('heading', { level: 1, name: headingOf(locale, text), exact: true }).waitFor();

/** Every route, with an element that exists only when it is fully loaded, and not on the route before. */
const routes: Record<string, (page: Page, locale: Locale) => Promise<void>> = {
  [home]: (page) => page.getByTestId('address').filter({ hasText: '@' }).waitFor(),
  [about]: (page) => page.getByTestId('comments').waitFor(),
  [contact]: (page) => page.getByTestId('contact-form').waitFor(),
  [faq]: (page) => page.locator('#pergunta-15').waitFor(),
  [blog]: (page) => page.locator('search select').first().waitFor(),
  [articlePath(articleId)]: (page) => page.getByTestId('article').waitFor(),
  [privacy]: showsText('privacy'),
  [terms]: showsText('terms'),
  [apiDocs]: (page) => page.locator('main code').first().waitFor(),
  [ranking]: (page) => page.getByTestId('ranking-chart').locator('canvas').waitFor({ state: 'attached' }),
  '/api': (page) => page.locator('main code').first().waitFor(),
  [statistics]: (page) => page.getByTestId('chart-activity').locator('canvas').waitFor(),
  '/nowhere': (page) => page.locator('main .py-16 a').waitFor(),
};

/** Figures of a busy site, whose units and plural forms are translated, too. */
async function fakeFigures(context: BrowserContext): Promise<void> {
  await context.route('**/api/statistics', (route) => route.fulfill({ json: sampleStatistics({ busy: true }) }));
  await context.route('**/api/ranking/domains*', (route) => route.fulfill({ json: sampleDomains(10) }));
  await context.route('**/api/ranking/countries*', (route) => route.fulfill({ json: sampleCountries(10) }));
}

/** All texts of a locale's JSON files, and the headings of its long texts. */
function wordsOf(locale: Locale): Set<string> {
  const words = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') words.add(value);
    else Object.values(value as object).forEach(collect);
  };
  const folder = `${localesFolder}/${locale}`;
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    collect(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')));
  }
  for (const text of ['about', 'faq', 'privacy', 'terms']) words.add(headingOf(locale, text));
  return words;
}

interface Seen {
  /** How far the page can be scrolled sideways. */
  excess: number;
  lang: string;
  title: string;
  headings: string[];
  /**
   * Texts, including those for assistive technology, that look like a translation key or contain an unfilled
   * placeholder.
   */
  leftOver: string[];
}
const seen = `({
  excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  lang: document.documentElement.lang,
  title: document.title,
  headings: [...document.querySelectorAll('h1')].map(({ innerText }) => innerText),
  leftOver: [...document.querySelectorAll('body *')].flatMap((element) => [
    ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data),
    ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  ]).map((text) => text.trim()).filter((text) => /^[a-z]+[a-zA-Z]*:?([.][a-zA-Z]+)+$|[{]{2}/.test(text)),
})`;

test.beforeAll(async ({ system }) => {
  const body = JSON.stringify({ name: 'Ana', rating: 5, comment: 'Rápido.' });
  const sent = await fetch(`${system.url}/api/comments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(sent.status).toBe(201);
});

/** Navigates as a link does. */
const follow = (page: Page, path: string) =>
  page.evaluate(`history.pushState({}, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`);

/** Every nth page is opened by its address; the offset changes with the locale. */
const openedEvery = 4;

for (const [index, locale] of locales.entries()) {
  test(`every page opens completely in ${locale}`, async ({ browser, system }) => {
    const context = await browser.newContext({
      locale,
      reducedMotion: 'reduce',
      // Less painting: the test checks words.
      viewport: { width: 360, height: 480 },
    });
    await fakeFigures(context);
    const page = await context.newPage();
    const said = complaints(page);
    page.on('requestfailed', (request) => {
      // Ignores requests that the navigation aborted.
      const reason = request.failure()?.errorText ?? '';
      if (reason !== 'net::ERR_ABORTED') said.push(`${request.url()} ${reason}`);
    });
    const words = wordsOf(locale);
    let count = index;
    for (const [path, isWhole] of Object.entries(routes)) {
      await test.step(path, async () => {
        const isOpened = count++ % openedEvery === 0 || page.url() === 'about:blank';
        if (isOpened) await page.goto(system.url + pathInLocale(path, locale), { waitUntil: 'commit' });
        else await follow(page, path);
        await isWhole(page, locale);
        // The version in the footer comes last, from the API: by then React has taken the prerendered page over.
        if (isOpened) await page.locator('footer .tabular-nums').waitFor();
        const { excess, lang, title, headings, leftOver } = await page.evaluate<Seen>(seen);
        expect(lang).toBe(locale);
        expect(headings).toHaveLength(1);
        // An article may be shown in its original language.
        if (path !== articlePath(articleId)) {
          expect(words).toContain(title);
          expect(words).toContain(headings[0]);
        }
        expect(leftOver).toEqual([]);
        expect(excess).toBe(0);
        // a11y.spec has the other pages and states, in one language.
        if (path === home || path === ranking) expect(await violationsOn(page)).toEqual([]);
        // For the 404 page, the browser itself logs an error.
        expect(said.splice(0).filter((text) => path !== '/nowhere' || !text.includes('status of 404'))).toEqual([]);
      });
    }
    await context.close();
  });
}

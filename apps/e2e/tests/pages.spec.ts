import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  articlePath,
  defaultLocale,
  directionOf,
  locales,
  pageMarks,
  pathInLocale,
  sitePages,
  type Locale,
} from '@efemera/contract';
import { expect, test } from '../support/system-test.js';

/** Returns the text for a client without JavaScript. */
const textOf = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<script[^]*?<\/script>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

/** Every page and article, with its languages. */
const written = new Map<string, readonly Locale[]>([
  ...Object.values(sitePages).map((path): [string, readonly Locale[]] => [path, locales]),
  ...readdirSync('content/blog').map((id): [string, readonly Locale[]] => [
    articlePath(id),
    locales.filter((locale) => existsSync(`content/blog/${id}/${locale}.md`)),
  ]),
]);

test('every page answers in every language with its own title, description, links and text', async ({ system }) => {
  const titles = new Set<string>();
  let count = 0;
  for (const [path, languages] of written) {
    for (const locale of languages) {
      const address = pathInLocale(path, locale);
      const response = await fetch(system.url + address, { headers: { accept: 'text/html' } });
      const html = await response.text();
      expect([address, response.status]).toEqual([address, 200]);
      expect(html).toContain(`<html lang="${locale}" dir="${directionOf(locale)}">`);
      for (const mark of Object.values(pageMarks)) expect(html).not.toContain(mark);
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
      expect(canonical).toMatch(/^http:\/\/localhost:\d+\//);
      expect(canonical?.endsWith(address)).toBe(true);
      const alternates = [...html.matchAll(/hreflang="([^"]+)"/g)].map(([, language]) => language);
      expect(alternates.sort()).toEqual([...languages, 'x-default'].sort());
      expect(/<meta name="description" content="([^"]{15,})"/.exec(html)).not.toBeNull();
      expect(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]).toMatch(
        new RegExp(`^http://localhost:\\d+/social/${locale}\\.png$`),
      );
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(textOf(html).length).toBeGreaterThan(150);
      titles.add(`${locale} ${/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''}`);
      count++;
    }
  }
  expect(titles.size).toBe(count);
});

test('an address without a language names itself as canonical in whatever language it is shown', async ({
  browser,
  system,
}) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  for (const [address, canonical] of [
    ['/', '/'],
    ['/faq', '/faq'],
    ['/faq?lng=pt-BR', '/faq'],
    ['/faq?lng=ja-JP', '/faq?lng=ja-JP'],
  ] as const) {
    const html = (await (await page.goto(system.url + address))?.text()) ?? '';
    const sent = new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '');
    expect(sent.pathname + sent.search).toBe(canonical);
    await page.locator('footer .tabular-nums').waitFor();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', system.url + canonical);
  }
  await context.close();
});

test('a page under another name, and an article without a translation, name their canonical address', async ({
  system,
}) => {
  const canonical = async (path: string) => {
    const html = await (await fetch(system.url + path, { headers: { accept: 'text/html' } })).text();
    return new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '').pathname;
  };
  expect(await canonical('/api')).toBe(sitePages.apiDocs);
  expect(await canonical(`${articlePath('senhas-e-gerenciadores')}?lng=ko-KR`)).toBe(
    articlePath('senhas-e-gerenciadores'),
  );
});

test('after hydration, a page under another name still names its canonical address, and anchor links work', async ({
  page,
  system,
}) => {
  const article = articlePath('senhas-e-gerenciadores');
  for (const [path, canonical] of [
    ['/api', sitePages.apiDocs],
    [`${sitePages.about}/`, sitePages.about],
    [`${article}?lng=ko-KR`, article],
  ] as const) {
    await page.goto(system.url + path);
    // The server's page names the host of PUBLIC_URL. The page's own script then writes the host that the browser shows:
    // this waits until it has done so.
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', system.url + canonical);
  }

  await page.goto(system.url + sitePages.contact);
  await page.locator(`footer a[href="${sitePages.faq}#pergunta-11"]`).click();
  await expect(page.locator('#pergunta-11')).toBeInViewport();
  await page.locator(`footer a[href="${sitePages.terms}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.locator('#content')).toBeFocused();
  expect(await page.evaluate('scrollY')).toBe(0);
});

test('no page scrolls sideways on the narrowest screens', async ({ page, system }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const wide: string[] = [];
  // The other languages have shorter words.
  for (const locale of [defaultLocale, 'de-DE', 'ru-RU'] as const) {
    for (const path of Object.values(sitePages)) {
      const address = pathInLocale(path, locale);
      await page.goto(system.url + address);
      await page.locator('footer .tabular-nums').waitFor();
      if (await page.evaluate('document.documentElement.scrollWidth > innerWidth')) wide.push(address);
    }
  }
  expect(wide).toEqual([]);
});

test('without an ad network, nothing is requested from one and no room is reserved', async ({ page, system }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== system.url) elsewhere.push(request.url());
  });
  await page.goto(system.url + sitePages.contact);
  await page.locator('footer .tabular-nums').waitFor();
  const places = page.locator('[data-testid^="ad-"]');
  await expect(places).toHaveCount(3);
  for (const place of await places.all()) {
    await expect(place).toHaveAttribute('data-state', 'off');
    await expect(place).toBeHidden();
  }
  expect(elsewhere).toEqual([]);
});

test('the language of the first byte follows address, cookie and browser, in this order', async ({ system }) => {
  const lang = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(system.url + path, { headers: { accept: 'text/html', ...headers } });
    expect(response.headers.get('vary')).toMatch(/accept-language/i);
    return /<html lang="([^"]+)"/.exec(await response.text())?.[1];
  };
  expect(await lang('/')).toBe(defaultLocale);
  expect(await lang('/', { 'accept-language': 'nl, en;q=0.8' })).toBe('en-US');
  expect(await lang('/', { 'accept-language': 'en', cookie: 'i18next=pt-BR' })).toBe('pt-BR');
  expect(await lang('/?lng=en-US', { cookie: 'i18next=pt-BR' })).toBe('en-US');
  expect(await lang('/?lng=%3Cscript%3Ealert(1)%3C/script%3E')).toBe(defaultLocale);
  expect(await lang('/?lng=en-US&lng=pt-BR')).toBe(defaultLocale);
});

test('HEAD is answered like GET, without the body', async ({ system }) => {
  for (const [path, status] of [
    [sitePages.home, 200],
    [sitePages.faq, 200],
    ['/nowhere', 404],
  ] as const) {
    const response = await fetch(system.url + path, { method: 'HEAD', headers: { accept: 'text/html' } });
    expect([path, response.status]).toEqual([path, status]);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await response.text()).toBe('');
  }
});

test('an unknown page answers 404, with a page that says so', async ({ system }) => {
  for (const path of [
    '/nowhere',
    '/blog/no-such-article',
    '/blog/..%2f..%2fx',
    '/sobre/x',
    '/.pages/pt-BR/home.html',
    '/index.html',
  ]) {
    const response = await fetch(system.url + path, { headers: { accept: 'text/html' } });
    expect([path, response.status]).toEqual([path, 404]);
  }
});

test('a browser gets the page that says so for an unknown file, a program gets JSON', async ({ system }) => {
  const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8';
  const typeOf = async (path: string, accept: string) => {
    const response = await fetch(system.url + path, { headers: { accept } });
    return `${response.status} ${response.headers.get('content-type')?.split(';')[0]}`;
  };
  for (const path of ['/sobre.html', '/nope.php', '/.git/config', '/assets/gone.js', '/.well-known/gone.txt']) {
    expect([path, await typeOf(path, browser)]).toEqual([path, '404 text/html']);
    for (const accept of ['*/*', 'text/css,*/*;q=0.1', 'application/json'])
      expect([path, accept, await typeOf(path, accept)]).toEqual([path, accept, '404 application/json']);
  }
  expect(await typeOf('/api/nope.html', browser)).toBe('404 application/json');
  expect(await typeOf('/robots.txt', browser)).toBe('200 text/plain');
  expect(await typeOf('/sitemap.xml', browser)).toBe('200 application/xml');
  expect(await typeOf('/favicon.ico', 'image/webp,*/*;q=0.8')).toMatch(/^200 image\/(?:x-icon|vnd\.microsoft\.icon)$/);
});

test('every language that the bundled fonts can write has its own picture for social networks', async ({ system }) => {
  const pictures = new Set<string>();
  for (const locale of locales) {
    const response = await fetch(`${system.url}/social/${locale}.png`);
    expect([locale, response.status, response.headers.get('content-type')]).toEqual([locale, 200, 'image/png']);
    const bytes = Buffer.from(await response.arrayBuffer());
    // The first chunk begins with width and height.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    pictures.add(bytes.toString('base64'));
  }
  // Six languages that the bundled fonts can't write share one picture, with the name of the site only.
  expect(pictures.size).toBe(locales.length - 5);
});

test('site map and robots.txt name every page and article', async ({ system }) => {
  const siteMap = await (await fetch(`${system.url}/sitemap.xml`)).text();
  for (const [path, languages] of written) {
    for (const locale of languages) expect(siteMap).toContain(`${pathInLocale(path, locale)}</loc>`);
  }
  const robots = await fetch(`${system.url}/robots.txt`);
  expect(robots.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await robots.text()).toMatch(/^Sitemap: http:\/\/localhost:\d+\/sitemap\.xml$/m);
});

test('choosing a language changes page, title and address without a reload, and is remembered', async ({ visit }) => {
  const { page } = await visit({ path: '/?lng=en-US' });
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByTestId('language').click();
  await page.getByRole('menuitemradio', { name: /Português/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/e-mail que dura/);
  await expect(page).toHaveTitle(/e-mail temporário/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
});

test('an article is shown in the language of its address, from the first byte on', async ({ browser, system }) => {
  const article = articlePath('o-que-e-email-temporario');
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 360, height: 780 } });
  const page = await context.newPage();
  await page.addInitScript(`
    globalThis.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) layoutShift += hadRecentInput ? 0 : value;
    }).observe({ type: 'layout-shift', buffered: true });
  `);
  const shown = page.getByTestId('article');
  const heading = page.getByRole('heading', { level: 1 });
  for (const [search, lang, canonical] of [
    ['', 'pt-BR', article],
    ['?lang=en-US', 'en-US', `${article}?lng=en-US`],
    ['?lang=es-ES', 'es-ES', `${article}?lng=es-ES`],
  ] as const) {
    const html = await (
      await fetch(system.url + article + search, { headers: { accept: 'text/html', 'accept-language': 'pt-BR' } })
    ).text();
    expect(html).toContain('<html lang="pt-BR"');
    expect(/<article lang="([^"]+)"/.exec(html)?.[1]).toBe(lang);
    expect(/<link rel="canonical" href="http:\/\/[^/]+([^"]+)"/.exec(html)?.[1]).toBe(canonical);

    await page.goto(system.url + article + search);
    await expect(page.getByTestId('comment-form')).toHaveAttribute('data-state', 'idle');
    await page.locator('footer .tabular-nums').waitFor();
    await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    await expect(shown).toHaveAttribute('lang', lang);
    expect(html).toContain(`>${(await heading.innerText()).replaceAll('&', '&amp;')}</h1>`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', system.url + canonical);
    await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute('href', system.url + article);
    expect(await page.evaluate<number>('layoutShift')).toBeLessThan(0.02);
  }

  await page.getByTestId('language').click();
  await page.getByRole('menuitemradio', { name: /English/ }).click();
  await expect(shown).toHaveAttribute('lang', 'en-US');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page).toHaveURL(system.url + article);
  await page.getByTestId('language').click();
  // There is no Japanese version: the original is shown.
  await page.getByRole('menuitemradio', { name: '日本語' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP');
  await expect(shown).toHaveAttribute('lang', 'pt-BR');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', system.url + article);

  const unwritten = await (
    await fetch(`${system.url + article}?lang=fr-FR`, { headers: { accept: 'text/html' } })
  ).text();
  expect(unwritten).toContain('<meta name="robots" content="noindex"');
  expect(unwritten).not.toContain('<article');
  await context.close();
});

test('a path in capitals redirects to the right page', async ({ system }) => {
  for (const [path, place] of [
    ['/SOBRE', '/sobre'],
    ['/Blog/O-que-e-email-temporario?lang=en-US', '/blog/o-que-e-email-temporario?lang=en-US'],
    ['/API', '/api'],
  ] as const) {
    const response = await fetch(system.url + path, { headers: { accept: 'text/html' }, redirect: 'manual' });
    expect([path, response.status, response.headers.get('location')]).toEqual([path, 301, place]);
  }
  for (const path of ['/NOWHERE', '//EVIL.EXAMPLE/', '/ADMIN', '/BLOG/NO-SUCH-ARTICLE']) {
    const response = await fetch(system.url + path, { headers: { accept: 'text/html' }, redirect: 'manual' });
    expect([path, response.status]).toEqual([path, 404]);
  }
});

test('no field can be filled in before hydration, which would lose the text', async ({ browser }) => {
  const folder = `frontend/dist/.pages/${defaultLocale}`;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const files = readdirSync(folder).filter((name) => name.endsWith('.html'));
  let fields = 0;
  for (const file of files) {
    await page.setContent(readFileSync(`${folder}/${file}`, 'utf8'));
    fields += await page.locator('input, select, textarea').count();
    expect([file, await page.locator(':is(input, select, textarea):enabled').count()]).toEqual([file, 0]);
  }
  expect(fields).toBeGreaterThan(10);
  await context.close();
});

test('a page is loaded when the pointer reaches its link, and shown without waiting', async ({ browser, visit }) => {
  const context = await browser.newContext();
  await context.clock.install();
  const { page } = await visit({ context });
  // From here on no timer of the page ends.
  await page.clock.pauseAt(Date.now() + 5000);
  const loaded = page.waitForResponse(/\/assets\/FaqPage/);
  await page.locator('header a[href="/faq"]').hover();
  await (await loaded).finished();
  await page.getByRole('link', { name: 'Ranking' }).first().click();
  await expect(page.getByRole('tablist').first()).toBeVisible();
  await expect(page).toHaveTitle(/Ranking/);
  await context.close();
});

test('conditions and ranges that a file of the site does not meet are no error of the server', async ({ system }) => {
  const statusOf = async (headers: Record<string, string>) =>
    (await fetch(new URL('/theme.js', system.url), { headers })).status;
  expect(await statusOf({ 'if-match': '"x"' })).toBe(400);
  expect(await statusOf({ 'if-unmodified-since': new Date(0).toUTCString() })).toBe(400);
  expect(await statusOf({ range: 'bytes=9999999-' })).toBe(200);
});

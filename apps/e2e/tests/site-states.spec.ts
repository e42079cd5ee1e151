import { existsSync } from 'node:fs';
import {
  articlePath,
  defaultLocale,
  localeChoice,
  localeNames,
  locales,
  sitePages,
  type ArticleList,
  type CommentList,
} from '@efemera/contract';
import type { Page, Route } from '@playwright/test';
import { FakeLibreTranslate } from '@efemera/testing/libre-translate';
import { AdNetwork } from '../support/ad-network.js';
import { expect, test as base } from '../support/system-test.js';

const adminToken = 'a-token-of-the-operator-of-some-length';

/** One system for all of the site's states, with a translator and a network of advertisements beside it. */
const test = base.extend<object, { translator: FakeLibreTranslate; network: AdNetwork }>({
  translator: [
    async ({ playwright: _playwright }, use) => {
      const translator = new FakeLibreTranslate();
      await use(translator);
      await translator.stop();
    },
    { scope: 'worker' },
  ],
  network: [
    async ({ playwright: _playwright }, use) => {
      const network = await AdNetwork.start();
      await use(network);
      await network.stop();
    },
    { scope: 'worker' },
  ],
  systemEnv: [
    async ({ translator, network }, use) =>
      use({
        ADMIN_TOKEN: adminToken,
        TRANSLATE_URL: await translator.start(),
        TRANSLATE_TIMEOUT_SECONDS: '4',
        ADS_CLIENT_ID: 'ca-pub-1',
        ADS_SCRIPT_URL: network.scriptUrl,
      }),
    { scope: 'worker' },
  ],
});

const refuse = (status: number, code: string) => (route: Route) =>
  route.request().method() === 'POST'
    ? route.fulfill({ status, json: { error: { code, message: 'No.' } } })
    : route.fallback();

/** Holds the answer to a POST request back until the returned function is called. */
async function hold(page: Page, url: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    if (route.request().method() === 'POST') await released;
    await route.fallback();
  });
  return release;
}

test.describe('comments', () => {
  const form = (page: Page) => page.getByTestId('comment-form');
  const open = async (page: Page, url: string) => {
    await page.goto(url + sitePages.about);
    await expect(form(page)).toHaveAttribute('data-state', 'idle');
  };
  const fill = async (page: Page, name: string, comment: string) => {
    await form(page).getByLabel('Nome').fill(name);
    await form(page).getByLabel('4 estrelas').check({ force: true });
    await form(page).getByLabel('Comentário').fill(comment);
  };
  const send = (page: Page) => form(page).getByRole('button', { name: 'Enviar comentário' }).click();
  const outcome = (page: Page) => form(page).getByRole('status');
  const items = (page: Page) => page.getByTestId('comments').getByRole('listitem');
  const listed = async (url: string) =>
    ((await (await fetch(`${url}/api/comments`)).json()) as CommentList).comments.map(({ name }) => name);

  test('the list is empty at first; the form names missing fields one by one', async ({ page, system }) => {
    await open(page, system.url);
    await expect(page.getByText('Ninguém comentou ainda.', { exact: false })).toBeVisible();
    await send(page);
    await expect(outcome(page)).toHaveText('Por favor, preencha todos os campos obrigatórios');
    await expect(form(page).getByText('Preencha este campo.')).toHaveCount(3);
    await form(page).getByLabel('Nome').fill('Ana');
    await expect(form(page).getByText('Preencha este campo.')).toHaveCount(2);
    expect(await listed(system.url)).toEqual([]);
  });

  test('a comment is sent once, and shown as written and without the e-mail address', async ({ page, system }) => {
    await open(page, system.url);
    await fill(page, 'Ana <b>Lima</b>', '<img src=x onerror="document.title = 1">\nsegunda linha');
    await form(page).getByLabel('E-mail').fill('ninguém');
    await send(page);
    await expect(form(page).getByText('Confira este campo.')).toHaveCount(1);
    await form(page).getByLabel('E-mail').fill('ana@private.test');

    const release = await hold(page, '**/api/comments');
    await send(page);
    await expect(form(page)).toHaveAttribute('data-state', 'submitting');
    await expect(form(page).getByRole('button', { name: 'Enviando...' })).toBeDisabled();
    release();
    await expect(outcome(page)).toHaveText('Comentário enviado com sucesso!');
    await expect(form(page).getByLabel('Nome')).toHaveValue('');
    await expect(items(page).first()).toContainText('Ana <b>Lima</b>');
    await expect(items(page).first()).toContainText('<img src=x onerror="document.title = 1">');
    await expect(items(page).first().getByRole('img', { name: '4 estrelas' })).toBeVisible();
    await expect(page).toHaveTitle(/Efêmera/);
    expect(await page.content()).not.toContain('private.test');
  });

  test('when a comment is refused, its text stays in the form and the reason is shown', async ({ page, system }) => {
    await open(page, system.url);
    await fill(page, 'Bia', 'Fica aqui.');
    await page.route('**/api/comments', refuse(500, 'internal'));
    await send(page);
    await expect(outcome(page)).toHaveText('Erro ao enviar comentário. Por favor, tente novamente.');
    await expect(form(page)).toHaveAttribute('data-state', 'error');
    await page.unrouteAll();
    await page.route('**/api/comments', refuse(429, 'rate_limited'));
    await send(page);
    await expect(outcome(page)).toHaveText(/^Muitas mensagens em pouco tempo/);
    await expect(form(page).getByLabel('Comentário')).toHaveValue('Fica aqui.');
    await page.unrouteAll();
    await send(page);
    await expect(outcome(page)).toHaveText('Comentário enviado com sucesso!');
  });

  test('a bot that fills in the hidden field is told that its comment was sent', async ({ page, system }) => {
    await open(page, system.url);
    await fill(page, 'Robô', 'Compre já.');
    const hidden = form(page).locator('[name="website"]');
    await expect(hidden).not.toBeInViewport();
    await hidden.fill('https://spam.test', { force: true });
    await send(page);
    await expect(outcome(page)).toHaveText('Comentário enviado com sucesso!');
    expect(await listed(system.url)).not.toContain('Robô');
  });

  test('the list shows ten comments a page, the newest first', async ({ page, system, api }) => {
    for (let count = 1; count <= 12; count++) {
      await api.call('POST', '/api/comments', { body: { name: `Leitora ${count}`, rating: 5, comment: 'Bom.' } });
    }
    await open(page, system.url);
    await expect(items(page)).toHaveCount(10);
    await expect(items(page).first()).toContainText('Leitora 12');
    await expect(page.getByRole('button', { name: 'Mais recentes' })).toBeDisabled();
    await page.getByRole('button', { name: 'Mais antigos' }).click();
    await expect(page.getByText('Página 2 de 2')).toBeVisible();
    await expect(items(page).first()).toContainText('Leitora 2');
    await expect(page.getByRole('button', { name: 'Mais antigos' })).toBeDisabled();
  });

  test('the list can be requested again after a failure', async ({ page, system }) => {
    await page.route('**/api/comments?*', (route) => route.abort());
    await open(page, system.url);
    await expect(page.getByText('Erro ao carregar comentários')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(items(page).first()).toBeVisible();
  });
});

test('the footer leads to the form for mail to the operator', async ({ page, system }) => {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Escreva para nós' });
  const html = await (await fetch(system.url + sitePages.faq, { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('href="mailto:contact@efemera.localhost"');
  await page.goto(system.url + sitePages.faq);
  await page.locator('footer .tabular-nums').waitFor();
  await expect(link).toHaveAttribute('href', 'mailto:contact@efemera.localhost');
});

test.describe('contact', () => {
  const form = (page: Page) => page.getByTestId('contact-form');
  const send = (page: Page) => form(page).getByRole('button', { name: 'Enviar mensagem' }).click();

  test('reports missing and invalid fields and refusals, then stores the message for the operator', async ({
    page,
    system,
    api,
  }) => {
    await page.goto(system.url + sitePages.contact);
    await send(page);
    await expect(form(page).getByRole('status')).toHaveText('Por favor, preencha todos os campos obrigatórios');
    await expect(form(page).getByText('Preencha este campo.')).toHaveCount(4);
    await form(page).getByLabel('Nome completo').fill('Ana Lima');
    await form(page).getByLabel('E-mail').fill('ana@');
    await form(page).getByLabel('Assunto').fill('Dúvida <b>');
    await form(page).getByLabel('Mensagem').fill('Olá.\nComo funciona?');
    await send(page);
    await expect(form(page).getByText('Confira este campo.')).toHaveCount(1);
    await form(page).getByLabel('E-mail').fill('ana@private.test');

    await page.route('**/api/contact', refuse(500, 'internal'));
    await send(page);
    await expect(form(page).getByRole('status')).toHaveText(
      'Não foi possível enviar a mensagem. Por favor, tente novamente.',
    );
    await page.unrouteAll();
    await page.route('**/api/contact', refuse(429, 'rate_limited'));
    await send(page);
    await expect(form(page).getByRole('status')).toHaveText(/^Muitas mensagens em pouco tempo/);
    await page.unrouteAll();

    const release = await hold(page, '**/api/contact');
    await send(page);
    await expect(form(page).getByRole('button', { name: 'Enviando...' })).toBeDisabled();
    release();
    await expect(form(page)).toHaveAttribute('data-state', 'success');
    await expect(form(page).getByRole('status')).toHaveText('Mensagem enviada. Obrigado por escrever!');
    await expect(form(page).getByLabel('Mensagem')).toHaveValue('');

    const mails = await api.emails('contact@efemera.localhost', adminToken);
    expect(mails.map(({ subject }) => subject)).toEqual(['Dúvida <b>']);
    expect((await api.call('GET', '/api/emails?to=contact@efemera.localhost')).status).toBe(403);
  });
});

test.describe('translation', () => {
  const id = 'cancelar-inscricao-ou-marcar-como-spam';
  const choice = (page: Page) => page.getByTestId('translate-to');
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  const notice = (page: Page) => page.getByRole('alert');
  const original = 'Cancelar inscrição';

  test('each failure of the provider has its message, and the article stays', async ({ page, system, translator }) => {
    await page.goto(system.url + articlePath(id));
    for (const [mode, message] of [
      ['limit', 'O provedor LibreTranslate atingiu o limite de uso'],
      ['wrong_key', 'Erro na tradução. LibreTranslate recusou o pedido.'],
      ['slow', 'Erro na tradução. LibreTranslate demorou demais para responder.'],
      ['garbage', 'Erro na tradução. Problema com LibreTranslate.'],
    ] as const) {
      translator.mode = mode;
      await choice(page).selectOption({ label: '한국어' });
      await expect(notice(page)).toHaveText(message);
      await expect(heading(page)).toContainText(original);
      await expect(choice(page)).toHaveValue('pt-BR');
    }
    await translator.stop();
    await choice(page).selectOption({ label: '한국어' });
    await expect(notice(page)).toHaveText('Erro na tradução. Não foi possível falar com LibreTranslate.');
    await translator.start();
    await page.route('**/api/translate', (route) => route.abort());
    await choice(page).selectOption({ label: '한국어' });
    await expect(notice(page)).toHaveText('Erro na tradução. Tente de novo em instantes.');
  });

  test('translates, marks the text as machine-translated, and lists it as automatic from then on', async ({
    page,
    system,
    translator,
  }) => {
    translator.mode = 'translate';
    await page.goto(system.url + articlePath(id));
    await expect(heading(page)).toContainText(original);
    const release = await hold(page, '**/api/translate');
    await choice(page).selectOption({ label: '한국어' });
    await expect(page.getByText('Traduzindo...')).toBeVisible();
    release();
    await expect(heading(page)).toContainText(`[ko] ${original}`);
    await expect(page.getByText('Este artigo foi traduzido automaticamente e pode conter erros.')).toBeVisible();
    await expect(page.getByTestId('article')).toHaveAttribute('lang', 'ko-KR');
    await expect(page.getByTestId('article')).toContainText('Automático');
    await choice(page).selectOption({ label: 'Português (Brasil)' });
    await expect(heading(page)).toHaveText(/^Cancelar inscrição/);
    await expect(page.getByTestId('article')).toContainText('Manual');

    await page.goto(`${system.url}${sitePages.blog}?lang=all&source=automatic`);
    const cards = page.locator(`main a[href^="${articlePath(id)}"]`);
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText('Automático');
    await cards.click();
    await expect(heading(page)).toContainText('[ko]');
    const { articles } = (await (
      await fetch(`${system.url}/api/blog/articles?source=automatic`)
    ).json()) as ArticleList;
    expect(articles.map((article) => [article.id, article.language])).toEqual([[id, 'ko-KR']]);
  });

  test('the language menu, which appears late, moves no text on a phone', async ({ page, system }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.addInitScript(`
      globalThis.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) layoutShift += value;
      }).observe({ type: 'layout-shift', buffered: true });
    `);
    // One article with versions in few languages, and one with versions in many.
    for (const article of [id, 'guia-privacidade-online']) {
      await page.goto(system.url + articlePath(article));
      await page.locator('html[data-fonts]').waitFor({ state: 'attached' });
      await expect(choice(page)).toBeVisible();
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
      expect(await page.evaluate<number>('layoutShift')).toBeLessThan(0.003);
    }
  });

  const withoutProvider = async (page: Page, url: string) => {
    const config = (await (await fetch(`${url}/api/config`)).json()) as object;
    await page.route('**/api/config', (route) => route.fulfill({ json: { ...config, translationProvider: null } }));
  };

  test('without a translator, only the existing languages are offered', async ({ page, system }) => {
    await withoutProvider(page, system.url);
    // This browser has the translation API but, as many do, no languages installed.
    await page.addInitScript(`globalThis.Translator = { availability: async () => 'downloadable' }`);
    const guide = 'guia-privacidade-online';
    await page.goto(system.url + articlePath(guide));
    const others = page.getByRole('navigation', { name: 'Outros idiomas' });
    const written = locales.filter((locale) => existsSync(`content/blog/${guide}/${locale}.md`));
    await expect(others.getByRole('link')).toHaveText(
      written.filter((locale) => locale !== defaultLocale).map((locale) => localeNames[locale]),
    );
    await expect(choice(page)).toHaveCount(0);
    await others.getByRole('link', { name: 'Español' }).click();
    await expect(page.getByTestId('article')).toHaveAttribute('lang', 'es-ES');
    await expect(choice(page)).toHaveCount(0);
  });

  test('a browser that can translate does so without a request to the server', async ({ page, system }) => {
    await withoutProvider(page, system.url);
    await page.addInitScript(`globalThis.Translator = {
      availability: async ({ targetLanguage }) => (targetLanguage === 'ko' ? 'downloadable' : 'available'),
      create: async ({ targetLanguage }) => {
        if (targetLanguage === 'ja') throw new Error('It does not after all.');
        return { translate: async (text) => '<' + targetLanguage + '> ' + text };
      },
    }`);
    let asked = 0;
    await page.route('**/api/translate', (route) => (asked++, route.abort()));
    await page.goto(system.url + articlePath('senhas-e-gerenciadores'));
    await choice(page).selectOption({ label: 'Deutsch' });
    await expect(heading(page)).toContainText('<de> ');
    await expect(page.getByText('Este artigo foi traduzido automaticamente e pode conter erros.')).toBeVisible();
    await expect(choice(page).getByRole('option', { name: '한국어' })).toHaveCount(0);
    await choice(page).selectOption({ label: '日本語' });
    await expect(notice(page)).toHaveText('Erro na tradução. Tente de novo em instantes.');
    expect(asked).toBe(0);
  });
});

test.describe('blog', () => {
  test('lists the articles of the page’s language, or the English ones if it has none', async ({ page, system }) => {
    const language = page.locator('search select').nth(1);
    await page.goto(`${system.url}${sitePages.blog}?${localeChoice.queryKey}=he`);
    await expect(language).toHaveValue('he');
    await page.goto(`${system.url}${sitePages.blog}?${localeChoice.queryKey}=de-DE`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await expect(language).toHaveValue('en-US');
    await expect(page.locator('main li a.panel').first()).toHaveAttribute('lang', 'en-US');
  });

  test('bundled articles are shown while the list cannot be loaded', async ({ page, system }) => {
    await page.route('**/api/blog/articles', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(system.url + sitePages.blog);
    await expect(
      page.getByText('Erro ao carregar artigos. Mostrando apenas artigos manuais e estáticos.'),
    ).toBeVisible();
    await expect(page.locator('main article, main li a').first()).toContainText('Manual');
    await page
      .getByRole('link', { name: /O que é e-mail temporário/ })
      .first()
      .click();
    await expect(page.getByTestId('article')).toBeVisible();
  });

  test('search and filters select the right articles, and are part of the address', async ({ page, system }) => {
    await page.goto(system.url + sitePages.blog);
    const cards = page.locator('main li a.panel');
    await expect(cards.first()).toBeVisible();
    const all = await cards.count();
    await page.getByRole('searchbox').fill('phishing');
    await expect.poll(() => cards.count()).toBeLessThan(all);
    await expect(cards.filter({ hasText: /phishing/i }).first()).toBeVisible();
    await page.getByRole('searchbox').fill('nada disso existe');
    await expect(page.getByText('Nenhum artigo corresponde à busca.')).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await page.getByRole('combobox', { name: 'Idioma' }).selectOption('es-ES');
    await expect(cards.first()).toHaveAttribute('lang', 'es-ES');
    await expect(page).toHaveURL(/lang=es-ES/);
    await page.getByRole('combobox', { name: 'Categoria' }).selectOption('guide');
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Categoria' })).toHaveValue('guide');
  });

  test('an invalid id, an unknown article and a failed load are each reported', async ({ page, system }) => {
    const alert = page.getByRole('alert');
    await page.goto(`${system.url}/blog/no-such-article`);
    await expect(alert).toContainText('Artigo não encontrado');
    await page.goto(`${system.url}/blog/%20`);
    await expect(alert).toContainText('ID do artigo não informado');
    await page.route('**/api/blog/articles/*', (route) => route.abort());
    await page.goto(`${system.url}/blog/no-such-article`);
    await expect(alert).toContainText('Erro ao carregar o artigo');
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(alert).toContainText('Artigo não encontrado');
    await page.getByRole('link', { name: 'Voltar ao blog' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  });
});

test.describe('menu of small screens', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('tab stops lead to every page; Escape returns the focus', async ({ page, system }) => {
    await page.goto(system.url + sitePages.faq);
    const button = page.getByTestId('menu-button');
    const menu = page.getByTestId('menu');
    // The prerendered page does not react to clicks yet: this waits until React has taken it over.
    await page.locator('footer .tabular-nums').waitFor();
    await button.click();
    await expect(menu.getByRole('tab')).toHaveText(['Principal', 'Informações', 'Ferramentas']);
    const links = menu.getByRole('tabpanel').getByRole('link');
    await expect(links).toHaveText(['Gerador', 'Blog', 'Ranking']);
    await menu.getByRole('tab', { name: 'Principal' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(links).toHaveText(['Sobre', 'FAQ', 'Contato', 'Privacidade', 'Termos de uso']);
    await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText('FAQ');
    await page.keyboard.press('ArrowRight');
    await expect(links).toHaveText(['API', 'Estatísticas']);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await menu.getByRole('tab', { name: 'Informações' }).click();
    await links.filter({ hasText: 'Privacidade' }).click();
    await expect(page).toHaveURL(/\/privacidade$/);
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Política de privacidade');
    await button.click();
    await links.filter({ hasText: 'Gerador' }).click();
    await expect(page).toHaveURL(/\/#gerador$/);
    await expect(page.locator('#gerador')).toBeInViewport();
    await page.goto(`${system.url}/api`);
    await page.locator('footer .tabular-nums').waitFor();
    await button.click();
    await menu.getByRole('tab', { name: 'Ferramentas' }).click();
    await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText('API');
  });
});

test.describe('advertisements', () => {
  const place = (page: Page, name: string) => page.getByTestId(`ad-${name}`);
  const after = (page: Page, ms: number) => page.clock.runFor(ms);
  const open = async (page: Page, url: string) => {
    await page.goto(url);
    await live(page);
  };
  const live = (page: Page) =>
    expect(async () => {
      await after(page, 20);
      await expect(page.locator('html[data-fonts] footer .tabular-nums')).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [50] });
  /** Waits until the page's code for this place runs: two seconds later it asks the network for the ad. */
  const isLoading = (page: Page, name: string) =>
    expect(async () => {
      await after(page, 20);
      await expect(place(page, name).getByRole('status')).toBeAttached({ timeout: 100 });
    }).toPass({ intervals: [50] });
  const loads = (network: AdNetwork) => network.asked.length;

  test.beforeEach(async ({ page, network }) => {
    network.fails = false;
    network.asked.length = 0;
    // The test controls the page's clock: a slow machine must not skip the states that last seconds.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
  });

  test('every place has its label, its room and its advertisement; the layout does not shift', async ({
    page,
    system,
    network,
  }) => {
    const shown: Record<string, string[]> = {
      '/': ['header-banner', 'homepage-generator', 'homepage-features', 'homepage-blog', 'footer-banner'],
      [sitePages.blog]: ['header-banner', 'blog-sidebar', 'footer-banner'],
      [articlePath('senhas-e-gerenciadores')]: [
        'header-banner',
        'blog-in-article',
        'blog-after-article',
        'footer-banner',
      ],
      [sitePages.about]: ['header-banner', 'about-sidebar', 'footer-banner'],
      [sitePages.faq]: ['header-banner', 'faq-between', 'footer-banner'],
      [sitePages.contact]: ['header-banner', 'contact-sidebar', 'footer-banner'],
    };
    for (const [path, names] of Object.entries(shown)) {
      network.asked.length = 0;
      await open(page, system.url + path);
      for (const name of names) await isLoading(page, name);
      await page.evaluate('document.fonts.ready.then(() => undefined)');
      const before = await place(page, names[1] ?? '').boundingBox();
      await after(page, 2100);
      for (const name of names) {
        await expect(place(page, name)).toHaveAttribute('data-state', 'loaded');
        await expect(place(page, name).locator('ins')).toHaveText(`Buy this. ${name}`);
      }
      expect(network.asked).toEqual(['/ads.js?client=ca-pub-1']);
      expect(await place(page, names[1] ?? '').boundingBox()).toEqual(before);
    }
    const { clientId, format, responsive } = await place(page, 'contact-sidebar')
      .locator('ins')
      .evaluate((ins) => ({
        clientId: ins.getAttribute('data-ad-client'),
        format: ins.getAttribute('data-ad-format'),
        responsive: ins.getAttribute('data-full-width-responsive'),
      }));
    expect({ clientId, format, responsive }).toEqual({ clientId: 'ca-pub-1', format: 'auto', responsive: 'true' });
  });

  test('out of view an ad says that it is loading; five seconds after it has loaded it can be skipped', async ({
    page,
    system,
  }) => {
    await open(page, system.url + sitePages.faq);
    const ad = place(page, 'faq-between');
    await isLoading(page, 'faq-between');
    await after(page, 2100);
    await expect(ad).toHaveAttribute('data-state', 'loaded');
    await expect(ad.getByText('Anúncio em carregamento...')).toBeAttached();
    await ad.scrollIntoViewIfNeeded();
    await expect(ad.getByText('Anúncio em carregamento...')).toHaveCount(0);
    const skip = ad.getByRole('button', { name: 'Pular anúncio' });
    await after(page, 4000);
    await expect(skip).toHaveCount(0);
    await after(page, 1100);
    const before = await ad.boundingBox();
    await skip.click();
    await expect(ad).toHaveAttribute('data-state', 'skipped');
    expect(await ad.boundingBox()).toEqual(before);
  });

  test('a failed load is retried three times, two seconds apart, or at once on request', async ({
    page,
    system,
    network,
  }) => {
    network.fails = true;
    await open(page, system.url + sitePages.contact);
    const ad = place(page, 'contact-sidebar');
    await isLoading(page, 'contact-sidebar');
    const button = ad.getByRole('button', { name: /Tentar Novamente/ });
    for (const tries of [1, 2, 3]) {
      await after(page, 2100);
      await expect.poll(() => loads(network)).toBe(tries);
      await expect(ad.getByText('Erro ao Carregar Anúncio')).toBeVisible();
      await expect(ad.getByText('Anúncio não disponível no momento')).toBeVisible();
      // The button exists while there were fewer than three tries.
      if (tries < 3) await expect(button).toHaveText(`Tentar Novamente (${tries}/3)`);
      else await expect(button).toHaveCount(0);
    }
    await after(page, 2100);
    await expect.poll(() => loads(network)).toBe(4);
    await expect(button).toHaveCount(0);
    await after(page, 10_000);
    expect(loads(network)).toBe(4);

    await page.reload();
    await live(page);
    await isLoading(page, 'contact-sidebar');
    await after(page, 2100);
    await expect(button).toHaveText('Tentar Novamente (1/3)');
    network.fails = false;
    await button.click();
    await after(page, 10);
    await expect(ad).toHaveAttribute('data-state', 'loaded');
  });

  test('a visitor with a blocker is asked to switch it off and try again', async ({ page, system, network }) => {
    // Hides elements that look like advertisements, as blockers do.
    await page.addInitScript(`
      globalThis.blocks = true;
      const height = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetHeight').get;
      Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
        get() { return blocks && this.classList.contains('adsbox') ? 0 : height.call(this); },
      });
    `);
    await open(page, system.url + sitePages.contact);
    const ad = place(page, 'contact-sidebar');
    await isLoading(page, 'contact-sidebar');
    await after(page, 2100);
    await expect(ad.getByText('Bloqueador de Anúncios Detectado')).toBeVisible();
    expect(loads(network)).toBe(0);
    await page.evaluate('void (blocks = false)');
    await ad.getByRole('button', { name: 'Tentar Novamente' }).click();
    await after(page, 10);
    await expect(ad).toHaveAttribute('data-state', 'loaded');
  });
});

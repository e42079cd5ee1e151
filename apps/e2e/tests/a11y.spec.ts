import { articlePath, directionOf, localeChoice, locales, sitePages } from '@efemera/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { hostileMail, textMail } from '@efemera/testing/sample-mail';
import type { Api } from '@efemera/testing/api';
import type { SmtpSender } from '@efemera/testing/smtp-sender';
import { expectAccessible } from '../support/accessible.js';
import { expect, test } from '../support/system-test.js';

interface Scene {
  context: BrowserContext;
  api: Api;
  sender: SmtpSender;
  /** Opens the page at a path in a new tab; the home page claims an address by itself. */
  open: (path?: string) => Promise<Page>;
}

const rows = (page: Page) => page.getByTestId('inbox-row');

async function openInbox({ open, sender }: Scene, mails: Buffer[] = []): Promise<Page> {
  const page = await open();
  const shown = page.getByTestId('address').filter({ hasText: '@' });
  await shown.waitFor();
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live');
  const address = (await shown.innerText()).replace(/\s/g, '');
  for (const mail of mails) expect((await sender.send(address, mail)).code).toBe(250);
  await expect(rows(page)).toHaveCount(mails.length);
  return page;
}

const someMail = [
  textMail('First'),
  hostileMail('With a code'),
  textMail('A subject of some length '.repeat(5)),
  textMail(''),
];

/**
 * The states of the page by name: each function brings the page into its state. axe checks all of them, with one theme
 * on a phone and the other on a desktop.
 */
const states: Record<string, (scene: Scene) => Promise<Page>> = {
  starting: async (scene) => {
    await scene.context.route('**/api/config', () => undefined);
    const page = await scene.open();
    await expect(page.getByText('Preparando seu endereço...')).toBeVisible();
    return page;
  },
  unreachable: async (scene) => {
    await scene.context.route('**/api/config', (route) => route.abort());
    const page = await scene.open();
    await expect(page.getByText('Não conseguimos falar com o servidor')).toBeVisible();
    return page;
  },
  'empty inbox': async (scene) => {
    const page = await openInbox(scene);
    await expect(page.getByText('Nenhum e-mail por enquanto')).toBeVisible();
    return page;
  },
  list: (scene) => openInbox(scene, someMail),
  'something chosen': async (scene) => {
    const page = await openInbox(scene, someMail);
    await rows(page).first().getByTestId('row-select').focus();
    await page.keyboard.press('Space');
    await expect(page.getByTestId('delete-selected')).toBeVisible();
    return page;
  },
  'all chosen, about to be deleted': async (scene) => {
    const page = await openInbox(
      scene,
      Array.from({ length: 11 }, (_, i) => textMail(`Mail ${i}`)),
    );
    await rows(page).first().getByTestId('row-select').focus();
    await page.keyboard.press('Space');
    await page.getByTestId('select-all').check();
    await page.getByTestId('delete-selected').click();
    await expect(page.getByTestId('delete-selected')).toHaveAttribute('data-asks', 'true');
    return page;
  },
  'deletion refused': async (scene) => {
    await scene.context.route('**/api/emails?*', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
    );
    const page = await openInbox(scene, someMail);
    await rows(page).first().getByTestId('row-select').focus();
    await page.keyboard.press('Space');
    await page.getByTestId('delete-selected').click();
    await expect(page.getByTestId('removal-failed')).toBeVisible();
    return page;
  },
  search: async (scene) => {
    const page = await openInbox(scene, someMail);
    await page.getByTestId('search').fill('code');
    await expect(rows(page)).toHaveCount(1);
    return page;
  },
  'search without a match': async (scene) => {
    const page = await openInbox(scene, someMail);
    await page.getByTestId('search').fill('nada disso');
    await expect(rows(page)).toHaveCount(0);
    return page;
  },
  'open HTML mail': async (scene) => {
    const page = await openInbox(scene, [hostileMail('With a code')]);
    await rows(page).getByTestId('row-view').click();
    await expect(page.getByTestId('message-body').contentFrame().getByRole('heading')).toBeVisible();
    return page;
  },
  'open text mail': async (scene) => {
    const page = await openInbox(scene, [textMail('Text', 'Look at https://example.org')]);
    await rows(page).getByTestId('row-view').click();
    await expect(page.getByTestId('message-body').contentFrame().getByRole('link')).toBeVisible();
    return page;
  },
  expired: async (scene) => {
    const page = await scene.open();
    await page.getByTestId('address').filter({ hasText: '@' }).waitFor();
    await page.clock.install();
    await page.clock.fastForward(301_000);
    await expect(page.getByText('O tempo deste endereço acabou.', { exact: false })).toBeVisible();
    await page.clock.runFor(6000);
    return page;
  },
  private: async (scene) => {
    const { address } = await scene.api.claim();
    const page = await scene.open(`/?to=${encodeURIComponent(address)}`);
    await expect(page.getByText('Esta caixa é privada')).toBeVisible();
    return page;
  },
  invalid: async (scene) => {
    const page = await scene.open(`/?to=${encodeURIComponent('someone@elsewhere.test')}`);
    await expect(page.getByText('Este endereço não é nosso')).toBeVisible();
    return page;
  },
  public: async (scene) => {
    const page = await scene.open(`/?to=${encodeURIComponent('open-to-all@efemera.localhost')}`);
    await expect(page.getByText('Caixa aberta a todos')).toBeVisible();
    return page;
  },
  'no address': async (scene) => {
    const page = await openInbox(scene);
    await page.getByTestId('delete-address').click();
    await expect(page.getByText('Nenhum endereço no momento')).toBeVisible();
    return page;
  },
  'limit reached': async (scene) => {
    await scene.context.route('**/api/inboxes', async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const response = await route.fetch();
      const body = (await response.json()) as { quota: { remaining: number } };
      await route.fulfill({ response, json: { ...body, quota: { ...body.quota, remaining: 0 } } });
    });
    const page = await openInbox(scene);
    await page.reload();
    await expect(page.getByText('Limite diário atingido').first()).toBeVisible();
    return page;
  },
  'language menu open': async (scene) => {
    const page = await openInbox(scene, someMail);
    await page.getByTestId('language').click();
    await expect(page.getByRole('menu')).toBeVisible();
    return page;
  },
  'theme menu open': async (scene) => {
    const page = await openInbox(scene);
    await page.getByTestId('theme').click();
    await expect(page.getByRole('menu')).toBeVisible();
    return page;
  },
  'shortcut help': async (scene) => {
    const page = await openInbox(scene, someMail);
    await page.keyboard.press('?');
    await expect(page.getByTestId('shortcuts-dialog')).toBeVisible();
    return page;
  },
  'not found': async (scene) => {
    const page = await scene.open('/nowhere');
    await expect(page.getByText('Esta página já se foi')).toBeVisible();
    return page;
  },
};

const pages: Record<string, (scene: Scene) => Promise<Page>> = {
  'about, with comments and faults in the form': async (scene) => {
    await scene.api.call('POST', '/api/comments', { body: { name: 'Ana', rating: 4, comment: 'Rápido.' } });
    const page = await scene.open(sitePages.about);
    await expect(page.getByTestId('comments')).toBeVisible();
    await page.getByRole('button', { name: 'Enviar comentário' }).click();
    await expect(page.getByText('Por favor, preencha todos os campos obrigatórios')).toBeVisible();
    return page;
  },
  contact: async (scene) => {
    const page = await scene.open(sitePages.contact);
    await expect(page.getByTestId('contact-form')).toHaveAttribute('data-state', 'idle');
    await page.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect(page.getByText('Preencha este campo.').first()).toBeVisible();
    return page;
  },
  'questions, some of them open': async (scene) => {
    const page = await scene.open(`${sitePages.faq}#pergunta-11`);
    await page.locator('footer .tabular-nums').waitFor();
    await page.locator('#pergunta-2 summary').click();
    await expect(page.locator('details[open]')).toHaveCount(2);
    return page;
  },
  'blog, with the notice that the list is not whole': async (scene) => {
    await scene.context.route('**/api/blog/articles', (route) => route.abort());
    const page = await scene.open(sitePages.blog);
    await expect(page.getByText('Erro ao carregar artigos.', { exact: false })).toBeVisible();
    return page;
  },
  article: async (scene) => {
    const page = await scene.open(articlePath('testar-cadastros-com-email-temporario'));
    await expect(page.getByRole('navigation', { name: 'Outros idiomas' })).toBeVisible();
    // Until React has taken the page over, the form of the comments is pale, with too little contrast for axe.
    await page.locator('footer .tabular-nums').waitFor();
    return page;
  },
  privacy: async (scene) => {
    const page = await scene.open(sitePages.privacy);
    await page.locator('footer .tabular-nums').waitFor();
    return page;
  },
  terms: async (scene) => {
    const page = await scene.open(sitePages.terms);
    await page.locator('footer .tabular-nums').waitFor();
    return page;
  },
  'API documentation': async (scene) => {
    const page = await scene.open(sitePages.apiDocs);
    await page.locator('footer .tabular-nums').waitFor();
    return page;
  },
  'menu of small screens': async (scene) => {
    const page = await scene.open('/nowhere');
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByTestId('menu-button').click();
    await expect(page.getByTestId('menu')).toBeVisible();
    return page;
  },
};

for (const [index, [name, bring]] of Object.entries({ ...states, ...pages }).entries()) {
  test(name, async ({ browser, system, api, sender }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
    const open = async (path = '/') => {
      const page = await context.newPage();
      await page.goto(system.url + path);
      return page;
    };
    const page = await bring({ context, api, sender, open });
    await expectAccessible(page, name, index % 2 === 0 ? 'dark on phones' : 'light on phones');
    await context.close();
  });
}

/** Texts differ in length, fonts in contrast, and two languages run from right to left. */
for (const [index, locale] of locales.entries()) {
  test(`axe finds no fault in an open mail in ${locale}`, async ({ browser, visit, sender }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
    const { page, address } = await visit({ context, path: `/?${localeChoice.queryKey}=${locale}` });
    expect((await sender.send(address, hostileMail('With a code'))).code).toBe(250);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf(locale));
    await rows(page).getByTestId('row-view').click();
    await expect(page.getByTestId('message-body').contentFrame().getByRole('heading')).toBeVisible();
    await expectAccessible(page, locale, index % 2 === 0 ? 'dark on phones' : 'light on phones');
    await context.close();
  });
}

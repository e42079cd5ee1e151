import { sitePages } from '@efemera/contract';
import type { Locator, Page } from '@playwright/test';
import { attachmentsMail, codeMail, linkMail, mailOf, textMail } from '@efemera/testing/sample-mail';
import { expect, test } from '../support/system-test.js';

const phone = { width: 390, height: 844 };
/** The controls within an element that are smaller than a fingertip (44 px). */
const smallTargets = (page: Page, within: string) =>
  page.evaluate<string[]>(`
    [...document.querySelectorAll('${within} :is(button, select, summary, a[download], a.inline-flex, a.flex)')]
      .map((control) => ({ name: control.ariaLabel ?? control.textContent, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.height < 43.5 || box.width < 43.5))
      .map(({ name, box }) => name + ' ' + box.width + ' × ' + box.height)
  `);
const bottomOf = async (element: Locator) => {
  const box = await element.boundingBox();
  return box ? box.y + box.height : Infinity;
};

test('on a phone, address, copy button and the first mail are above the fold and large enough to tap', async ({
  browser,
  visit,
  sender,
}) => {
  const context = await browser.newContext({ viewport: phone, permissions: ['clipboard-read', 'clipboard-write'] });
  const { page, address } = await visit({ context });
  await sender.send(address, codeMail('482913'));
  const row = page.getByTestId('inbox-row');
  await expect(row.getByTestId('code')).toBeVisible();
  const bottoms = {
    address: await bottomOf(page.getByTestId('address')),
    copy: await bottomOf(page.getByTestId('copy')),
    row: await bottomOf(row),
  };
  process.stdout.write(`  bottoms at 390 × 844: ${JSON.stringify(bottoms)}\n`);
  for (const bottom of Object.values(bottoms)) expect(bottom).toBeLessThanOrEqual(phone.height);
  for (const within of ['main', 'body > div header', 'footer']) expect(await smallTargets(page, within)).toEqual([]);
  await context.close();
});

test('on a phone, everything to tap in an open mail is large enough, in each of its views', async ({
  browser,
  visit,
  sender,
}) => {
  const context = await browser.newContext({ viewport: phone });
  const { page, address } = await visit({ context });
  const mails = {
    Tracked: mailOf({
      html: '<h1>Oi</h1><p>Oi</p><img src="https://ct.sendgrid.net/wf/open?upn=1" width="1" height="1">',
      subject: 'Tracked',
    }),
    Files: attachmentsMail('Files'),
    'Confirm your address': linkMail('https://forum.test/confirm?token=7Qd1x9abc'),
  };
  for (const [subject, mail] of Object.entries(mails)) {
    await sender.send(address, mail);
    await page.getByTestId('inbox-row').filter({ hasText: subject }).getByTestId('row-view').click();
    await expect(page.getByTestId('message-body')).toBeVisible();
    await expect(page.getByTestId('tracker-report')).toHaveCount(subject === 'Tracked' ? 1 : 0);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      if ((await tab.innerText()) === 'Verificação') await expect(page.getByTestId('finding').first()).toBeVisible();
      expect([subject, await smallTargets(page, '[role=dialog]')]).toEqual([subject, []]);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('message-dialog')).toBeHidden();
  }
  await context.close();
});

test('after Copy, a phone shows the card that waits for the code, and then the code', async ({
  browser,
  visit,
  sender,
}) => {
  const context = await browser.newContext({ viewport: phone, permissions: ['clipboard-read', 'clipboard-write'] });
  const { page, address } = await visit({ context });
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live');
  await page.getByTestId('copy').click();
  const card = page.getByTestId('waiting');
  await expect(card).toContainText('Esperando seu código');
  await expect(card).toContainText(address);
  await expect(card).toBeInViewport({ ratio: 0.9 });
  await sender.send(address, codeMail('482913'));
  await expect(page.getByTestId('inbox-row').getByTestId('code')).toBeInViewport();
  // The row offers the code: a toast at the bottom would cover it.
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect(page.getByTestId('toast').filter({ hasText: 'Loja Aurora' })).toHaveCount(0);
  await context.close();
});

test('after Copy, a phone keeps the newest of many mails in view, below one row of tools', async ({
  browser,
  visit,
  sender,
}) => {
  const context = await browser.newContext({ viewport: phone, permissions: ['clipboard-read', 'clipboard-write'] });
  const { page, address } = await visit({ context });
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live');
  await page.getByTestId('copy').click();
  await expect(page.getByTestId('waiting')).toBeInViewport({ ratio: 0.9 });
  for (const number of [1, 2, 3, 4, 5, 6]) await sender.send(address, textMail(`Newsletter ${number}`));
  await sender.send(address, codeMail('482913'));
  const rows = page.getByTestId('inbox-row');
  await expect(rows).toHaveCount(7);
  await expect(rows.first().getByTestId('code')).toBeVisible();
  await expect(rows.first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByTestId('toast').filter({ hasText: 'Loja Aurora' })).toHaveCount(0);
  const tools = await page.getByTestId('list-tools').boundingBox();
  expect(tools?.height).toBeLessThan(70);
  expect(await smallTargets(page, '[data-testid=list-tools]')).toEqual([]);

  // Who reads further down keeps the place.
  await page.evaluate('scrollBy({ top: 400, behavior: "instant" })');
  const place = async () => (await rows.filter({ hasText: 'Newsletter 2' }).boundingBox())?.y;
  const before = await place();
  await sender.send(address, textMail('Newsletter 8'));
  await expect(rows).toHaveCount(8);
  expect(await place()).toBe(before);
  await context.close();
});

test('while the first address is being claimed, the page reports nothing as lost or missing', async ({
  browser,
  system,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await context.route('**/api/inboxes', () => undefined);
  await page.goto(system.url);
  const inbox = page.getByTestId('inbox');
  await expect(inbox).toContainText('A caixa abre junto com o endereço');
  await expect(page.getByTestId('connection')).toHaveText('Conectando');
  await expect(inbox).not.toContainText('Escolha ou gere um endereço');
  await expect(page.locator('main')).not.toContainText('já está pronto');
  await context.close();
});

test('without JavaScript the page does not say that an address is ready', async ({ browser, system }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(system.url);
  await expect(page.getByText('Seu endereço já está pronto')).toBeHidden();
  await expect(page.getByText('ative o JavaScript').first()).toBeVisible();
  for (const promise of ['Conectando', 'A caixa abre junto com o endereço', 'Preparando']) {
    await expect(page.getByText(promise).filter({ visible: true })).toHaveCount(0);
  }
  await context.close();
});

test('without JavaScript the pages of numbers ask for it and do not load for ever', async ({ browser, system }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of [sitePages.ranking, sitePages.statistics]) {
    await page.goto(system.url + path);
    await expect(page.getByText('ative o JavaScript')).toBeVisible();
    await expect(page.getByText('Carregando...').filter({ visible: true })).toHaveCount(0);
  }
  await context.close();
});

test('in forced colours, the copy button keeps an outline and the live dot its colour', async ({ browser, visit }) => {
  const context = await browser.newContext({ forcedColors: 'active' });
  const { page } = await visit({ context });
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live');
  const looks = await page.evaluate<{ border: string; dot: string; canvas: string }>(`(() => {
    const copy = getComputedStyle(document.querySelector('[data-testid=copy]'));
    const dot = getComputedStyle(document.querySelector('[data-testid=connection] > span'));
    return { border: copy.borderTopStyle + ' ' + copy.borderTopWidth + ' ' + copy.borderTopColor, dot: dot.backgroundColor, canvas: getComputedStyle(document.documentElement).backgroundColor };
  })()`);
  expect(looks.border).toMatch(/^solid 1px rgb\(/);
  expect(looks.border).not.toContain(looks.canvas);
  expect([looks.canvas, 'rgba(0, 0, 0, 0)']).not.toContain(looks.dot);
  await context.close();
});

test('the footer mentions an ad network only if one is set, and a missing article has no comment form', async ({
  visit,
}) => {
  const { page } = await visit();
  await expect(page.getByText('rede de publicidade')).toBeHidden();
  await page.goto(new URL('/blog/no-such-article', page.url()).href);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByTestId('comment-form')).toHaveCount(0);
});

test('headings have unique ids in every writing system', async ({ visit }) => {
  const { page } = await visit();
  for (const lng of ['zh-CN', 'ja-JP', 'ko-KR', 'ru-RU', 'ar', 'he', 'hi']) {
    for (const path of ['/sobre', '/privacidade', '/termos']) {
      await page.goto(new URL(`${path}?lng=${lng}`, page.url()).href);
      await expect(page.locator('html')).toHaveAttribute('lang', lng);
      await expect(page.locator('.prose h2').first()).toBeVisible();
      const ids = await page.locator('.prose :is(h2, h3)').evaluateAll((headings) => headings.map(({ id }) => id));
      expect({ lng, path, ids: ids.filter((id) => id === '') }).toEqual({ lng, path, ids: [] });
      expect({ lng, path, ids }).toEqual({ lng, path, ids: [...new Set(ids)] });
    }
  }
});

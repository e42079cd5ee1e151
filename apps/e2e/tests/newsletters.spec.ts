import type { Frame } from '@playwright/test';
import { mailOf } from '@efemera/testing/sample-mail';
import { leadsTo } from '../support/in-page.mjs';
import { MailViewer } from '../support/mail-viewer.js';
import {
  coveredWarnings,
  heavySheets,
  heroMail,
  loadingSheets,
  lostGrounds,
  lostGroundsMail,
  lyingMail,
  responsiveMail,
} from '../support/style-fixtures.js';
import { expect, test } from '../support/system-test.js';

const address = (name: string) => `${name}@efemera.localhost`;

test('no style sheet of a mail loads or runs anything, or leaves anything for the frame to stop', async ({
  system,
  sender,
  api,
  browser,
}) => {
  const to = address('loading-sheets');
  for (const [subject, html] of Object.entries(loadingSheets)) await sender.send(to, mailOf({ html, subject }));
  const context = await browser.newContext();
  const viewer = await MailViewer.open(context, system.url);
  await viewer.showInbox(to, Object.keys(loadingSheets).length);
  for (const { id, subject } of await api.emails(to)) {
    const { faults, requests } = await viewer.read(id);
    expect([subject, faults, requests.map((request) => request.url())]).toEqual([subject, [], []]);
    const loaded = await viewer.loadRemote();
    // On request the frame loads one image and two inline backgrounds, but never the URLs of a style sheet.
    const asked = loaded?.requests.map((request) => request.url()).filter((url) => !/\/[v13]$/.test(url));
    expect([subject, loaded?.faults ?? [], asked ?? []]).toEqual([subject, [], []]);
    await viewer.close();
  }
  await context.close();
});

test('a mail cannot hide where a link leads', async ({ system, sender, api, browser }) => {
  const to = address('covered-warnings');
  const attacks = Object.entries(coveredWarnings);
  for (const [subject, attack] of attacks) await sender.send(to, mailOf({ html: lyingMail(attack), subject }));
  const context = await browser.newContext();
  const viewer = await MailViewer.open(context, system.url);
  await viewer.showInbox(to, attacks.length);
  for (const { id, subject } of await api.emails(to)) {
    const { faults, frame } = await viewer.read(id);
    expect([subject, faults]).toEqual([subject, []]);
    if (!frame) throw new Error(`${subject} is not shown`);
    expect([subject, await frame.locator('a[href]').evaluate(leadsTo)]).toEqual([subject, '"→\u00a0evil.test"']);
    expect([subject, await warningFaults(frame)]).toEqual([subject, []]);
    await viewer.close();
  }
  await context.close();
});

/** The parts of the DOM that the check below uses: this project has Node's types only. */
interface ElementInPage {
  parentElement: ElementInPage | null;
  outerHTML: string;
}
interface LinkInPage extends ElementInPage {
  getClientRects(): Iterable<{ top: number; right: number; bottom: number; left: number }>;
  ownerDocument: {
    elementFromPoint(x: number, y: number): ElementInPage | null;
    defaultView: {
      innerWidth: number;
      innerHeight: number;
      getComputedStyle(
        element: ElementInPage,
        pseudo?: string,
      ): { fontSize: string; display: string; opacity: string; color: string };
    };
  };
}

/** Returns why a reader does not see the warning: it must be the last box of its link, and on top where it is drawn. */
const warningFaults = (frame: Frame): Promise<string[]> =>
  frame.locator('a[href]').evaluate((link: LinkInPage) => {
    const faults: string[] = [];
    const rects = [...link.getClientRects()];
    const [first, last] = [rects[0], rects[rects.length - 1]];
    if (!first || !last) return ['not drawn'];
    const view = link.ownerDocument.defaultView;
    const style = view.getComputedStyle(link, '::after');
    if (style.fontSize !== '12px' || style.display !== 'inline-block')
      faults.push(`${style.fontSize} ${style.display}`);
    if (last.bottom - first.top > 400) faults.push(`${last.bottom - first.top} pixels below the words`);
    if (last.right < 20 || last.left > view.innerWidth || last.bottom > view.innerHeight) faults.push('outside');
    const top = link.ownerDocument.elementFromPoint(last.right - 10, last.bottom - 4);
    if (top !== link) faults.push(`covered by ${top?.outerHTML.slice(0, 80)}`);
    for (let at: ElementInPage | null = link; at; at = at.parentElement) {
      if (Number(view.getComputedStyle(at).opacity) < 1) faults.push('transparent');
    }
    return faults;
  });

/** Runs in the frame: how many rules of the mail's own it has. */
const rulesOfMail = '[...document.styleSheets[0].cssRules].find(({ name }) => name === "mail")?.cssRules.length ?? 0';

test('style sheets that would keep the browser busy are left out, and their mails shown', async ({
  system,
  sender,
  api,
  browser,
}) => {
  const to = address('heavy-sheets');
  for (const [subject, html] of Object.entries(heavySheets)) {
    expect((await sender.send(to, mailOf({ html, subject }))).code).toBe(250);
  }
  const context = await browser.newContext();
  const viewer = await MailViewer.open(context, system.url);
  await viewer.showInbox(to, Object.keys(heavySheets).length);
  for (const { id, subject } of await api.emails(to)) {
    const { faults, frame } = await viewer.read(id);
    expect([subject, faults]).toEqual([subject, []]);
    const rules = await frame?.evaluate<number>(rulesOfMail);
    expect([subject, (rules ?? 0) < 100]).toEqual([subject, true]);
    await viewer.close();
  }
  await context.close();
});

test('a newsletter keeps its colours, its columns and its phone-only content', async ({ sender, visit }) => {
  const { page, address: to } = await visit();
  await sender.send(to, mailOf({ html: responsiveMail, subject: 'Ofertas' }));
  await page.getByTestId('row-view').click();
  const body = page.getByTestId('message-body').contentFrame();
  await expect(body.getByRole('heading', { name: 'Ofertas' })).toBeVisible();
  await expect(body.getByText('Só para a lista')).toBeHidden();
  await expect(page.getByTestId('hidden-text')).toHaveCount(1);
  await expect(body.getByText('Versão larga')).toBeVisible();
  await expect(body.getByText('Versão estreita')).toBeHidden();
  // An id has precedence over a class, as in any browser.
  await expect(body.getByText('Nota')).toHaveCSS('color', 'rgb(0, 128, 0)');
  await expect(body.locator('td').first()).toHaveCSS('background-color', 'rgb(11, 95, 107)');
  await expect(body.locator('td').first()).toHaveCSS('color', 'rgb(255, 255, 255)');

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(body.getByText('Versão estreita')).toBeVisible();
  await expect(body.getByText('Versão larga')).toBeHidden();
  expect(
    await body
      .locator('html')
      .evaluate((root: { scrollWidth: number; clientWidth: number }) => root.scrollWidth - root.clientWidth),
  ).toBe(0);
});

test('a newsletter has the lines, the widths and the spacing that its sender has seen', async ({ sender, visit }) => {
  const { page, address: to } = await visit();
  const html = `<table width="100%"><tr><td align="center" style="font-size:20px">Preço
    <img src="https://images.shop.test/a.png" alt="Foto" width="530" style="width:50%;display:block">
    <hr color="#e0e0e0" size="1" noshade></td></tr></table><a href="tel:+5511">Ligue</a> <a href="https://a.test/">Veja</a>`;
  await sender.send(to, mailOf({ html, subject: 'Ofertas' }));
  await page.getByTestId('row-view').click();
  const body = page.getByTestId('message-body').contentFrame();
  const cell = body.locator('td');
  await expect(cell).toHaveCSS('line-height', 'normal');
  await expect(body.locator('hr')).toHaveCSS('border-top-color', 'rgb(224, 224, 224)');
  await expect(body.locator('hr')).toHaveCSS('border-top-style', 'solid');
  const image = body.getByRole('img', { name: 'Foto' });
  await expect(image).toHaveCSS('text-align', /center$/);
  for (const width of [1200, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const share = async () => ((await image.boundingBox())?.width ?? 0) / ((await cell.boundingBox())?.width ?? 1);
    await expect.poll(share).toBeCloseTo(0.5, 1);
  }
  // A link that the page does not follow does not look like one.
  const color = (text: string) =>
    body.getByText(text).evaluate((link: LinkInPage) => link.ownerDocument.defaultView.getComputedStyle(link).color);
  expect(await color('Ligue')).toBe('rgb(29, 42, 51)');
  expect(await color('Veja')).not.toBe('rgb(29, 42, 51)');
});

test('hidden text of a mail is shown on request; a preheader alone is not reported', async ({ sender, visit }) => {
  const { page, address: to } = await visit();
  const preheader = '<span style="display:none">Resumo curto</span>';
  await sender.send(to, mailOf({ html: `${preheader}<p>Olá</p>`, subject: 'Curta' }));
  await page.getByTestId('row-view').click();
  const body = page.getByTestId('message-body').contentFrame();
  await expect(body.getByText('Olá')).toBeVisible();
  await expect(body.getByText('Resumo curto')).toBeHidden();
  await expect(page.getByTestId('hidden-text')).toHaveCount(0);
  await page.keyboard.press('Escape');

  const terms = '<style>.terms{display:none}</style><p>Oi</p><div class="terms">Renova todo mês por R$ 99</div>';
  await sender.send(to, mailOf({ html: terms, subject: 'Longa' }));
  await page.getByTestId('inbox-row').filter({ hasText: 'Longa' }).getByTestId('row-view').click();
  await expect(body.getByText('Oi')).toBeVisible();
  await expect(body.getByText('Renova todo mês')).toBeHidden();
  await page.getByRole('button', { name: 'Mostrar texto oculto' }).click();
  await expect(body.getByText('Renova todo mês')).toBeVisible();
  await page.getByRole('button', { name: 'Esconder texto oculto' }).click();
  await expect(body.getByText('Renova todo mês')).toBeHidden();
});

test('light text stays legible when its background was removed', async ({ sender, visit }) => {
  const { page, address: to } = await visit();
  await page.context().route('https://images.shop.test/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    }),
  );
  await sender.send(to, mailOf({ html: heroMail, subject: 'Foto' }));
  await page.getByTestId('row-view').click();
  const body = page.getByTestId('message-body').contentFrame();
  const cell = (text: string) => body.locator('td').filter({ hasText: text });
  const ground = 'rgb(54, 67, 76)';
  await expect(cell('Claro sobre a foto')).toHaveCSS('background-color', ground);
  await expect(cell('Claro pela folha')).toHaveCSS('background-color', ground);
  await expect(cell('Sombra sobre a foto')).toHaveCSS('background-color', ground);
  await expect(cell('Escuro sobre a foto')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(cell('Sobre um degradê')).toHaveCSS('background-image', /^linear-gradient/);
  await page.getByTestId('load-remote').click();
  await expect(cell('Claro sobre a foto')).toHaveCSS('background-image', /images\.shop\.test/);
  await expect(cell('Claro sobre a foto')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  // A style sheet loads nothing, whatever the reader has allowed.
  await expect(cell('Claro pela folha')).toHaveCSS('background-color', ground);
  await expect(cell('Sombra sobre a foto')).toHaveCSS('background-image', /^linear-gradient\(.*images\.shop\.test/);

  await page.keyboard.press('Escape');
  await sender.send(to, mailOf({ html: lostGroundsMail, subject: 'Fundos' }));
  await page.getByTestId('inbox-row').filter({ hasText: 'Fundos' }).getByTestId('row-view').click();
  await expect(body.getByText('Claro no corpo')).toHaveCSS('color', 'rgb(238, 238, 238)');
  for (const each of await body.locator('td').filter({ hasText: 'Claro' }).all()) {
    await expect(each).toHaveCSS('background-color', ground);
  }
  await expect(body.locator('td').filter({ hasText: 'Claro' })).toHaveCount(lostGrounds.length + 1);
  await expect(cell('Sobre uma cor')).toHaveCSS('background-color', 'rgb(17, 34, 51)');
});

test('a spacer image keeps its height once remote images are loaded', async ({ sender, visit }) => {
  const { page, address: to } = await visit();
  await page.context().route('https://images.shop.test/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    }),
  );
  const html = '<p>Oi</p><img src="https://images.shop.test/gap" width="600" height="1" alt="gap"><p>Tchau</p>';
  await sender.send(to, mailOf({ html }));
  await page.getByTestId('row-view').click();
  await page.getByTestId('load-remote').click();
  const image = page.getByTestId('message-body').contentFrame().getByRole('img', { name: 'gap' });
  await expect(image).toHaveJSProperty('naturalWidth', 1);
  await expect(image).toHaveJSProperty('height', 1);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(image).toHaveJSProperty('height', 1);
});

test('a report counts the blocked trackers and names their companies', async ({ sender, visit }) => {
  const { page, address: to } = await visit();
  await sender.send(
    to,
    mailOf({
      html: `<p>Oi</p><img src="https://images.shop.test/logo.png" width="100" height="40" alt="Loja">
        <img src="https://open.shop.test/1" width="1" height="1"><img src="https://u7.ct.sendgrid.net/wf/open?upn=x">
        <img src="https://t.sendgrid.net/p" style="width:1px;height:1px">`,
    }),
  );
  await page.getByTestId('row-view').click();
  const report = page.getByTestId('tracker-report');
  await expect(report.locator('summary')).toHaveText('3 rastreadores de 2 empresas bloqueados');
  await report.locator('summary').click();
  await expect(report.getByRole('listitem')).toHaveText([
    'shop.test · open.shop.test',
    'Twilio SendGrid · u7.ct.sendgrid.net, t.sendgrid.net',
  ]);
});

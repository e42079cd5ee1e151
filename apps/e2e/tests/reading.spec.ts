import { createServer } from 'node:http';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { attachmentsMail, mailOf, textMail } from '@efemera/testing/sample-mail';
import {
  frameSandbox,
  htmlFrame,
  measuringSandbox,
} from '../../../frontend/src/features/mail-reader/frame-document.js';
import { noStyles } from '../../../frontend/src/features/mail-reader/frame-styles.js';
import { hostileBodies, newsletters } from '../support/html-fixtures.js';
import { cutNames, honestNames } from '../support/link-fixtures.js';
import { leadsTo } from '../support/in-page.mjs';
import { MailViewer } from '../support/mail-viewer.js';
import { expect, test } from '../support/system-test.js';

const address = (name: string) => `${name}@efemera.localhost`;

test('no hostile mail does anything, sanitised or not', async ({ system, sender, api, browser }) => {
  const names = Object.keys(hostileBodies);
  const to = address('hostile');
  for (const name of names) await sender.send(to, mailOf({ html: hostileBodies[name], subject: name }));
  const context = await browser.newContext();
  const viewer = await MailViewer.open(context, system.url);
  await viewer.showInbox(to, names.length);
  for (const { id, subject } of await api.emails(to)) {
    const { faults, requests } = await viewer.read(id);
    expect([subject, faults, requests.map((request) => request.url())]).toEqual([subject, [], []]);
    expect([subject, (await viewer.loadRemote())?.faults ?? []]).toEqual([subject, []]);
    await viewer.close();
  }
  const nonce = await viewer.nonce();
  const raw = Object.values(hostileBodies).map((html) => htmlFrame({ body: `<body>${html}</body>`, nonce }));
  const { faults, requests, stopped } = await viewer.showRaw(frameSandbox, raw);
  expect(stopped).toBeGreaterThan(5);
  expect(faults).toEqual([]);
  expect(requests.map((request) => request.url())).toEqual([]);
  // The frame that measures the mail has the page's origin.
  const measured = await viewer.showRaw(measuringSandbox, raw);
  expect(measured.stopped).toBeGreaterThan(5);
  expect([measured.faults, measured.requests.map((request) => request.url())]).toEqual([[], []]);
  await context.close();
});

test('newsletters look as intended', async ({ system, sender, api, browser }) => {
  const to = address('newsletters');
  for (const [subject, { html }] of Object.entries(newsletters)) await sender.send(to, mailOf({ html, subject }));
  const context = await browser.newContext();
  const viewer = await MailViewer.open(context, system.url);
  await viewer.showInbox(to, Object.keys(newsletters).length);
  for (const { id, subject } of await api.emails(to)) {
    const wanted = newsletters[subject];
    const { faults, requests, frame } = await viewer.read(id);
    expect([faults, requests]).toEqual([[], []]);
    if (!wanted || !frame) throw new Error(`${subject} is not shown`);
    for (const text of wanted.texts) await expect(frame.locator('body')).toContainText(text);
    for (const link of wanted.links) await expect(frame.locator(`a[href="${link}"]`)).toHaveCount(1);
    for (const [text, colour] of Object.entries(wanted.colours)) {
      await expect(frame.getByText(text)).toHaveCSS('color', colour);
    }
    const loaded = await viewer.loadRemote();
    expect(new Set(loaded?.requests.map((request) => request.url()))).toHaveProperty('size', wanted.remoteImages);
    await viewer.close();
  }
  await context.close();
});

test('remote images are blocked until requested, and then load without cookie or referrer', async ({
  sender,
  visit,
}) => {
  const seen: { path: string | undefined; cookie: string | undefined; referer: string | undefined }[] = [];
  const images = createServer((request, response) => {
    const { cookie, referer } = request.headers;
    seen.push({ path: request.url, cookie, referer });
    response.setHeader('Content-Type', 'image/svg+xml');
    response.end('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>');
  }).listen(0, '127.0.0.1');
  await once(images, 'listening');
  const host = `http://127.0.0.1:${(images.address() as AddressInfo).port}`;
  const { page, address: to } = await visit();
  await page.context().addCookies([
    { name: 'tracked', value: '1', url: host, secure: true, sameSite: 'None' },
    { name: 'strict', value: '1', url: host, sameSite: 'Lax' },
  ]);
  await sender.send(
    to,
    mailOf({
      html: `<p>Oi</p><img src="${host}/a" alt="A"><img src="${host}/a"><img src="${host}/pixel" width=1 height=1>
        <table background="${host}/b"><tr><td style="background:url(${host}/c)">x</td></tr></table>
        <img src="cid:none" srcset="${host}/never 2x"><video poster="${host}/never"></video>`,
    }),
  );
  await page.getByTestId('row-view').click();
  const body = page.getByTestId('message-body').contentFrame();
  await expect(body.getByText('Oi')).toBeVisible();
  const load = page.getByTestId('load-remote');
  await expect(load).toHaveText('Carregar 4 imagens remotas');
  expect(await body.locator('html').innerHTML()).not.toContain('127.0.0.1');
  expect(seen).toEqual([]);

  await load.press('Enter');
  await expect(load).toBeHidden();
  await expect(body.getByRole('img', { name: 'A' })).toHaveJSProperty('naturalWidth', 40);
  await expect.poll(() => seen.map(({ path }) => path).sort()).toEqual(['/a', '/b', '/c', '/pixel']);
  expect(seen.flatMap(({ cookie, referer }) => [cookie, referer])).toEqual(Array(8).fill(undefined));
  // Opening another view and returning keeps the choice.
  await page.getByRole('tab', { name: 'Cabeçalhos' }).click();
  await page.getByRole('tab', { name: 'Mensagem' }).click();
  await expect(load).toBeHidden();

  const history = await page.evaluate<number>('history.length');
  await page.keyboard.press('Escape');
  await page.getByTestId('row-view').click();
  await expect(load).toBeVisible();
  expect(await page.evaluate<number>('history.length')).toBe(history);
  images.close();
});

test('the frame’s policy blocks remote images also where the cleaner has left them in', async ({ system, browser }) => {
  const context = await browser.newContext();
  const viewer = await MailViewer.open(context, system.url);
  await viewer.page.goto(system.url);
  const nonce = await viewer.nonce();
  const body = '<body><img src="https://images.test/a.png"><img src="http://images.test/b.png"></body>';
  const styles = { ...noStyles, mail: 'body{background:url("https://images.test/c.png")}' };
  const blocked = await viewer.showRaw(frameSandbox, [htmlFrame({ body, styles, nonce })]);
  expect(blocked.requests.map((request) => request.url())).toEqual([]);
  // The same with the reader's permission: if the first mail had no requests for another reason, this one would have
  // none either.
  const allowed = await viewer.showRaw(frameSandbox, [htmlFrame({ body, styles, nonce, loadsRemote: true })]);
  expect(allowed.requests.map((request) => request.url()).sort()).toEqual([
    'http://images.test/b.png',
    'https://images.test/a.png',
    'https://images.test/c.png',
  ]);
  await context.close();
});

test('a long name of the sender does not push the address out of sight', async ({ browser, sender, visit }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const { page, address } = await visit({ context });
  const name = 'Seu banco, atendimento oficial e seguro '.repeat(4).trim();
  await sender.send(address, mailOf({ text: 'Oi', from: `"${name}" <contas@evil.test>` }));
  await page.getByTestId('row-view').click();
  const shown = page.getByTestId('message-dialog').getByText('contas@evil.test');
  await expect(shown).toBeVisible();
  // Text that is cut off has a box, too, but below the list that it belongs to.
  const list = page.getByTestId('message-dialog').locator('dl').first();
  const [text, frame] = await Promise.all([shown.boundingBox(), list.boundingBox()]);
  expect((text?.y ?? NaN) + (text?.height ?? NaN)).toBeLessThanOrEqual((frame?.y ?? NaN) + (frame?.height ?? NaN));
  await context.close();
});

test('a link warns of another host whose name is cut up or written around hidden letters', async ({
  visit,
  sender,
}) => {
  const { page, address } = await visit();
  for (const [way, html] of Object.entries({ ...cutNames, ...honestNames })) {
    await sender.send(address, mailOf({ subject: way, html }));
    await page.getByTestId('inbox-row').filter({ hasText: way }).getByTestId('row-view').click();
    const links = page.frameLocator('[data-testid="message-body"]').locator('a');
    await expect(links.last()).toHaveAttribute('title', 'https://evil.test/');
    // The page judges the words when it is idle. It then shows the mail with its warnings in a new frame.
    if (way in cutNames) await expect(links.last()).toHaveAttribute('data-leads', 'evil.test');
    else await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
    const read = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('data-leads'), new URL(link.getAttribute('href') ?? '').host]),
    );
    // Of a cut name, also the link that leads to `ank.test` warns, of its own host.
    expect([way, ...read.map(([told]) => told)]).toEqual([
      way,
      ...read.map(([, host]) => (way in cutNames ? host : null)),
    ]);
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('message-dialog')).toBeHidden();
  }
});

test('links show where they really lead', async ({ sender, visit }) => {
  const { page, address: to } = await visit();
  await sender.send(
    to,
    mailOf({
      subject: 'Confirme seu e-mail',
      html: `<p>Confirme seu e-mail para ativar a conta: <a href="https://click.shop.test/confirm?token=abc" title="https://paypal.com/">Confirmar e-mail</a></p>
        <p><a href="https://evil.test/login"><b title="paypal">www.paypal.com</b></a> <a href="https://paypal.com@evil.test/">Entrar</a>
        <a href="https://conta.shop.test/x">shop.test</a> <a href="https://p\u0430ypal.com/">p\u0430ypal.com</a></p>`,
    }),
  );
  await page.getByTestId('row-view').click();
  const body = page.getByTestId('message-body').contentFrame();
  const leads = (name: string) => body.getByRole('link', { name }).evaluate(leadsTo);
  await expect(body.getByRole('link', { name: 'Confirmar' })).toHaveAttribute(
    'title',
    'https://click.shop.test/confirm?token=abc',
  );
  expect(await leads('Confirmar')).toBe('none');
  await expect(body.getByRole('link', { name: 'www.paypal.com' })).toHaveAttribute('title', 'https://evil.test/login');
  expect(await leads('www.paypal.com')).toContain('evil.test');
  await expect(body.getByText('www.paypal.com')).not.toHaveAttribute('title');
  expect(await leads('Entrar')).toContain('evil.test');
  await expect(body.getByRole('link', { name: 'Entrar' })).toHaveAttribute('title', 'https://evil.test/');
  expect(await leads('shop.test')).toBe('none');
  expect(await leads('p\u0430ypal')).toContain('xn--pypal-4ve.com');

  const opens = page.getByRole('dialog').getByTestId('confirmation-link');
  await expect(opens).toHaveText('Abrir link de confirmação · click.shop.test');
  await expect(opens).toHaveAttribute('href', 'https://click.shop.test/confirm?token=abc');
  await page
    .context()
    .route('https://click.shop.test/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Confirmado</title>' }),
    );
  const opened = page.context().waitForEvent('page');
  await opens.click();
  const confirmation = await opened;
  await expect(confirmation).toHaveTitle('Confirmado');
  expect(await confirmation.evaluate('[opener, document.referrer]')).toEqual([null, '']);
  await confirmation.close();
  await page.getByRole('button', { name: 'Copiar link de confirmação' }).click();
  await expect(page.getByTestId('toast')).toContainText('Link copiado!');
});

test('a message can be read as text, headers and source, and saved, with the keyboard alone', async ({
  sender,
  visit,
}) => {
  const { page, address: to } = await visit();
  const mail = attachmentsMail('Duas partes');
  await sender.send(to, mail);
  await page.getByTestId('row-view').press('Enter');
  const dialog = page.getByTestId('message-dialog');
  await expect(dialog).toBeFocused();
  const frame = dialog.getByTestId('message-body');
  await expect(frame.contentFrame().getByRole('heading', { name: 'Em HTML' })).toBeVisible();
  await expect(frame.contentFrame().getByRole('img', { name: 'ponto' })).toHaveJSProperty('naturalWidth', 1);

  await dialog.getByRole('tab', { name: 'Mensagem' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(frame.contentFrame().getByText('Em texto')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const subject = dialog.getByRole('row', { name: /^Subject/i });
  await expect(subject).toContainText('Duas partes');
  await page.getByRole('button', { name: 'Copiar cabeçalhos' }).click();
  await expect(page.getByTestId('toast')).toContainText('Cabeçalhos copiados!');

  // A failed part can be retried.
  await page.route('**/raw?*', (route) => route.abort());
  await dialog.getByRole('tab', { name: 'Cabeçalhos' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('Não foi possível carregar a mensagem original.')).toBeVisible();
  await page.unroute('**/raw?*');
  await dialog.getByRole('button', { name: 'Tentar de novo' }).press('Enter');
  const source = dialog.getByTestId('source');
  await expect(source).toContainText('Content-Type: multipart/mixed; boundary=outer');
  await expect(source).toContainText('<h1>Em HTML</h1>');

  const saved = page.waitForEvent('download');
  await dialog.getByTestId('download-source').press('Enter');
  const path = await (await saved).path();
  expect(readFileSync(path, 'latin1')).toContain(mail.toString('latin1'));
  // There is one such link in any window.
  const link = dialog.getByRole('link', { name: 'Baixar .eml' });
  const wide = page.viewportSize();
  for (const size of [{ width: 390, height: 844 }, wide]) {
    if (size) await page.setViewportSize(size);
    await expect(link).toHaveCount(1);
    await expect(link).toBeVisible();
  }

  const attachments = dialog.getByTestId('attachment');
  await expect(attachments).toHaveCount(2);
  await expect(attachments.first()).toContainText('relatório.txt');
  await expect(attachments.last()).toContainText('na mensagem');
  const file = page.waitForEvent('download');
  await attachments.first().press('Enter');
  expect((await file).suggestedFilename()).toBe('relatório.txt');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByTestId('inbox-row')).toBeFocused();
});

test('a mail has the direction of its first letters, which the browser does not work out again for each line', async ({
  sender,
  visit,
}) => {
  const { page, address: to } = await visit();
  const html = '<div dir="auto"><br>12 שלום</div><div dir=auto>Oi <bdi>עולם</bdi></div><p dir="auto">42</p>';
  const mails: [string, Parameters<typeof mailOf>[0], string][] = [
    ['Hebrew text', { text: '> 12\nשלום עולם' }, 'rtl'],
    ['Latin text', { text: '— Olá שלום' }, 'ltr'],
    ['Hebrew HTML', { html: '<p>שלום Ana</p>' }, 'rtl'],
    ['Latin HTML', { html }, 'ltr'],
    ['Declared', { html: '<html dir="rtl"><p>Hello</p></html>' }, 'rtl'],
  ];
  for (const [subject, mail, direction] of mails) {
    await sender.send(to, mailOf({ ...mail, subject }));
    await page.getByTestId('inbox-row').filter({ hasText: subject }).getByTestId('row-view').click();
    const body = page.getByTestId('message-body').contentFrame();
    await expect(body.locator('body')).toHaveAttribute('dir', direction);
    // Chromium would look at all lines again with each line that its parser adds: 26,000 of them froze the page for 20 s.
    await expect(body.locator('[dir="auto"], bdi:not([dir])')).toHaveCount(0);
    if (mail.html === html) {
      await expect(body.locator('[dir]:not(body)')).toHaveCount(4);
      for (const [tag, text, expected] of [
        ['div', 'שלום', 'rtl'],
        ['div', 'Oi', 'ltr'],
        ['bdi', 'עולם', 'rtl'],
        ['p', '42', 'ltr'],
      ] as const) {
        await expect(body.locator(tag, { hasText: text })).toHaveAttribute('dir', expected);
      }
    }
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('message-dialog')).toBeHidden();
  }
});

test('a long source is cut, and says so', async ({ sender, visit }) => {
  const { page, address: to } = await visit();
  await sender.send(to, mailOf({ text: 'palavra '.repeat(60_000) }));
  await page.getByTestId('row-view').click();
  await expect(page.getByRole('tab', { name: 'Texto' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Original' }).click();
  await expect(page.getByText(/Só os primeiros 256 kB são mostrados/)).toBeVisible();
  expect((await page.getByTestId('source').innerText()).length).toBeLessThanOrEqual(256_000);
});

test('a message deleted elsewhere stays readable, and says so', async ({ sender, visit }) => {
  const { page, address: to } = await visit();
  const { page: otherTab } = await visit({ context: page.context() });
  await sender.send(to, attachmentsMail('Some em breve'));
  await page.getByTestId('row-view').click();
  const dialog = page.getByTestId('message-dialog');
  await expect(dialog.getByTestId('attachment')).toHaveCount(2);
  await otherTab.getByTestId('row-delete').click();
  await expect(dialog.getByText('Esta mensagem acaba de ser apagada.')).toBeVisible();
  await expect(
    dialog.getByTestId('message-body').contentFrame().getByRole('heading', { name: 'Em HTML' }),
  ).toBeVisible();
  await expect(dialog.getByTestId('attachment').first()).not.toHaveAttribute('href');
  await expect(dialog.getByTestId('download-source')).toHaveCount(0);
  await dialog.getByRole('tab', { name: 'Original' }).click();
  await expect(dialog.getByText('O original não existe mais')).toBeVisible();
});

test('a failed load can be retried; an empty message says so; × and a click outside close the dialog', async ({
  sender,
  visit,
}) => {
  const { page, address: to } = await visit();
  await sender.send(to, textMail('Vazia', ''));
  await expect(page.getByTestId('inbox-row')).toContainText('Vazia');
  const one = /\/api\/emails\/[^/?]+\?/;
  await page.route(one, (route) => route.abort());
  await page.getByTestId('row-view').click();
  const dialog = page.getByTestId('message-dialog');
  await expect(dialog.getByText('Não foi possível abrir a mensagem.')).toBeVisible();
  await page.unroute(one);
  await dialog.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(dialog.getByText('Sem conteúdo')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(dialog).toBeHidden();
  await page.getByTestId('row-view').click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

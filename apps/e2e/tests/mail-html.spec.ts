import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { mailOf } from '@efemera/testing/sample-mail';
import { expect, test } from '../support/system-test.js';

/** Everything by which HTML can call a host, run or leave, each to an address of its own. */
const hostileHtml = (at: (name: string) => string) => `<!DOCTYPE html><html><head>
<meta http-equiv="refresh" content="0;url=${at('refresh')}">
<meta http-equiv="x-dns-prefetch-control" content="on">
<base href="${at('base')}/">
<link rel="preconnect" href="${at('preconnect')}"><link rel=stylesheet href="${at('sheet')}">
<link rel=icon href="${at('icon')}"><link rel=prefetch href="${at('prefetch')}"><link rel=preload as=image href="${at('preload')}">
<style>@import url(${at('import')}); @font-face { font-family: f; src: url(${at('font')}) }
p { font-family: f; background: url(${at('background')}) }</style>
<script>document.title = 'pwned'; fetch('${at('fetch')}')</script><script src="${at('script')}"></script>
<script type="speculationrules">{"prefetch":[{"urls":["${at('speculation')}"]}]}</script></head>
<body background="${at('body')}" onload="document.title = 'pwned'">
<p id="text">Hello</p>
<img src="${at('image')}" srcset="${at('srcset')} 2x"><img src="relative.png"><img src=x onerror="document.title = 'pwned'">
<iframe src="${at('frame')}"></iframe><iframe srcdoc="<img src='${at('srcdoc')}'><script>parent.document.title = 'pwned'</script>"></iframe>
<object data="${at('object')}"></object><embed src="${at('embed')}"><video src="${at('video')}" poster="${at('poster')}" autoplay></video>
<svg><image href="${at('svg')}"/><script>document.title = 'pwned'</script><use href="${at('use')}#x"/></svg>
<form id="form" action="${at('form')}"><input name="a" autofocus onfocus="document.title = 'pwned'"><button>Send</button></form>
<a id="script-link" href="javascript:document.title = 'pwned'">run</a><a href="${at('dns')}">elsewhere</a>
<input type="image" src="${at('input')}"><table background="${at('table')}"><tr><td>x</td></tr></table></body></html>`;

test('the HTML of a mail at its own address runs nothing and calls nobody', async ({
  api,
  sender,
  system,
  browser,
}) => {
  const called: string[] = [];
  const listener = createServer((socket) => {
    called.push('connection');
    socket.on('data', (bytes) => {
      called.push(bytes.toString('latin1').split('\r\n', 1)[0] ?? '');
      socket.end('HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n');
    });
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const at = (name: string) => `http://127.0.0.1:${port}/${name}`;
  const { address, token } = await api.claim();
  await sender.send(address, mailOf({ html: hostileHtml(at) }));
  const [mail] = await api.emails(address, token);

  const context = await browser.newContext({ extraHTTPHeaders: { authorization: `Bearer ${token}` } });
  const page = await context.newPage();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => void dialogs.push(dialog.message()));
  const url = `${system.url}/api/emails/${mail?.id}/html?to=${address}`;
  await page.goto(url);
  await expect(page.locator('#text')).toHaveText('Hello');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.locator('#script-link').click();
  await page.waitForLoadState('networkidle');
  expect(page.url()).toBe(url);
  expect(await page.title()).toBe('');
  expect(dialogs).toEqual([]);
  expect(called).toEqual([]);
  // Proves that the listener notices a call: this page has no policy, so the browser makes the call.
  const free = await context.newPage();
  await free.setContent(`<img src="${at('witness')}">`);
  await expect.poll(() => called.some((line) => line.includes('/witness'))).toBe(true);
  await context.close();
  listener.close();
});

test('a mail of elements nested without end is read, and of one with too many elements the words', async ({
  visit,
  sender,
}) => {
  const { page, address } = await visit();
  const open = async (subject: string, html: string) => {
    await sender.send(address, mailOf({ subject, html }));
    await page.getByTestId('inbox-row').filter({ hasText: subject }).getByTestId('row-view').click();
    return page.frameLocator('[data-testid="message-body"]').locator('body');
  };
  const nested = await open('nested', `${'<span style="display:inline-block">'.repeat(1000)}the words<b>within</b>`);
  await expect(nested).toContainText('the wordswithin');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('message-dialog')).toBeHidden();
  await expect(await open('unclosed', `${'<div>'.repeat(100_000)}the &amp; words`)).toHaveText('the & words');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('message-dialog')).toBeHidden();
  // The browser opens the bold again in each paragraph.
  const bold = Array.from({ length: 90 }, (_, number) => `<b class="c${number}">`).join('');
  await expect(await open('repeated', `<p>${bold}<div>${'<p>x'.repeat(15_000)}the &amp; words`)).toContainText(
    'xthe & words',
  );
});

test('a mail whose elements all ask for their direction opens about as fast as one without directions', async ({
  visit,
  sender,
}) => {
  const { page, address } = await visit();
  const openingMs = async (subject: string, around: string) => {
    await sender.send(address, mailOf({ subject, html: around.repeat(150) + '<i>1</i>'.repeat(15_000) + 'שלום' }));
    const row = page.getByTestId('inbox-row').filter({ hasText: subject });
    await row.waitFor();
    const beganAt = Date.now();
    await row.getByTestId('row-view').click();
    const body = page.frameLocator('[data-testid="message-body"]').locator('body');
    await expect(body).toContainText('שלום', { timeout: 60_000 });
    const ms = Date.now() - beganAt;
    await expect(body.locator('i').first()).toHaveCSS('direction', 'rtl');
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('message-dialog')).toBeHidden();
    return ms;
  };
  // Loads what opening a mail needs.
  await openingMs('first', '<div dir=rtl>');
  const plain = await openingMs('plain', '<div dir=rtl>');
  for (const around of ['<div dir=auto>', '<bdi>', '<bdi/dir=auto>']) {
    expect(await openingMs(around, around)).toBeLessThan(3 * plain + 1000);
  }
});

test('the HTML of a mail at its own address opens however deep its elements are in each other', async ({
  api,
  sender,
  system,
  page,
}) => {
  const { address, token } = await api.claim();
  await page.setExtraHTTPHeaders({ authorization: `Bearer ${token}` });
  for (const [subject, html] of Object.entries({
    nested: '<span style="display:inline-block">'.repeat(1000),
    misnested: '<div><b class=x><table><tr><td></div></b>'.repeat(500),
    hidden: '<div style="display:inline-block"><!--></div>--!><i title="</div>">'.repeat(600),
    many: '<div>'.repeat(50_000),
  })) {
    await sender.send(address, mailOf({ subject, html: `${html}the words` }));
    const mail = (await api.emails(address, token)).find((email) => email.subject === subject);
    await page.goto(`${system.url}/api/emails/${mail?.id}/html?to=${address}`);
    await expect(page.locator('body')).toContainText('the words');
    const depth = await page.evaluate(`Math.max(...[...document.querySelectorAll('*')].map((element) => {
      let depth = 0;
      for (let at = element; at; at = at.parentElement) depth++;
      return depth;
    }))`);
    expect([subject, Number(depth) <= 202]).toEqual([subject, true]);
  }
});

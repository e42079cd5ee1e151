import type { Page } from '@playwright/test';
import { textMail } from '@efemera/testing/sample-mail';
import { refuseStorage } from '../support/refuse-storage.js';
import { expect, test } from '../support/system-test.js';

const [first, second] = ['efemera.localhost', 'segundo.localhost'];
test.use({ systemEnv: { MAIL_DOMAINS: `${first},${second}` } });

const toast = (page: Page, text: string) => page.getByTestId('toast').filter({ hasText: text });
const addressOf = async (page: Page) => (await page.getByTestId('address').innerText()).trim();
const secondsOf = async (page: Page) => {
  const [minutes, seconds] = (await page.getByTestId('countdown').innerText()).split(':').map(Number);
  return (minutes ?? 0) * 60 + (seconds ?? 0);
};
let counter = 0;
const someName = () => `nome-${Date.now().toString(36)}-${++counter}`;

async function chooseAlias(page: Page, name: string): Promise<void> {
  await page.getByTestId('alias').click();
  await page.getByTestId('alias-name').fill(name);
  await page.keyboard.press('Enter');
}

test.describe('generating, copying, deleting', () => {
  test('generates an address in the specified form, confirms each command, and restarts the countdown', async ({
    visit,
    browser,
  }) => {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    await context.clock.install();
    const { page, address } = await visit({ context });
    const shape =
      /^(happy|quick|bright|calm|clever|gentle|lucky|silent|sunny|swift)-(panda|tiger|eagle|dolphin|fox|koala|owl|rabbit|turtle|wolf)\d{1,3}@efemera\.localhost$/;
    expect(address).toMatch(shape);
    await page.getByTestId('copy').click();
    await expect(toast(page, 'Email copiado!')).toBeVisible();
    await expect(page.getByTestId('copy')).toHaveAttribute('data-copied', 'true');
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(address);
    await expect(page.getByTestId('copy')).toHaveAttribute('data-copied', 'false');

    await page.clock.fastForward(120_000);
    await expect(page.getByTestId('countdown')).toHaveText(/^[0-2]:/);
    await page.getByTestId('generate').click();
    await expect(toast(page, 'Email gerado!')).toBeVisible();
    await expect(page.getByTestId('address')).not.toHaveText(address);
    expect(await addressOf(page)).toMatch(shape);
    expect(await secondsOf(page)).toBeGreaterThan(240);

    await page.getByTestId('delete-address').click();
    await expect(toast(page, 'Email removido')).toBeVisible();
    await expect(page.getByTestId('address')).toHaveCount(0);
    await expect(page.getByTestId('generate')).toBeFocused();
    await context.close();
  });

  test('reports a refused clipboard, and selects the whole address', async ({ visit }) => {
    const { page } = await visit();
    const name = 'a'.repeat(64);
    await chooseAlias(page, name);
    await expect(page.getByTestId('address')).toHaveText(`${name.slice(0, 37)}…`);
    await page.evaluate(`
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
      document.execCommand = () => false;
    `);
    await page.getByTestId('copy').click();
    await expect(toast(page, 'Erro ao copiar')).toBeVisible();
    await expect.poll(() => page.evaluate('String(getSelection()).trim()')).toBe(`${name}@${first}`);
  });

  test('asks the server for an address after five taken names', async ({ visit }) => {
    const { page } = await visit();
    const claims: unknown[] = [];
    await page.route('**/api/inboxes', (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      claims.push(route.request().postDataJSON());
      if (claims.length > 6) return route.continue();
      return route.fulfill({ status: 409, json: { error: { code: 'address_taken', message: 'Taken.' } } });
    });
    const before = await addressOf(page);
    await page.getByTestId('generate').click();
    await expect(toast(page, 'Email gerado!')).toBeVisible();
    await expect(page.getByTestId('address')).not.toHaveText(before);
    expect(claims).toHaveLength(7);
    expect(claims.at(-1)).toEqual({ domain: first });
  });

  test('reports a failing server, and keeps the address', async ({ visit }) => {
    const { page, address } = await visit();
    await page.route('**/api/inboxes**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );
    await page.getByTestId('generate').click();
    await expect(toast(page, 'Erro ao gerar email')).toBeVisible();
    await page.getByTestId('extend').click();
    await expect(toast(page, 'Erro ao renovar o tempo')).toBeVisible();
    await page.getByTestId('delete-address').click();
    await expect(toast(page, 'Erro ao remover o endereço')).toBeVisible();
    await expect(page.getByTestId('address')).toHaveText(address);
  });
});

test.describe('own alias', () => {
  test('is validated while typed, its error describes the field, Enter claims it, and it receives mail', async ({
    visit,
    sender,
  }) => {
    const { page } = await visit();
    await page.getByTestId('alias').click();
    const field = page.getByRole('textbox', { name: 'Nome' });
    await expect(field).toBeFocused();
    const error = page.getByTestId('alias-error');
    for (const [typed, said] of [
      ['dois nomes', 'Espaços'],
      ['"aspas"', 'Aspas'],
      ['joão', 'caractere “ã”'],
      ['nulo\u0007', 'invisível'],
      ['a'.repeat(65), 'no máximo 64'],
      ['postmaster', 'reservado'],
    ] as const) {
      await field.fill(typed);
      await expect(error).toContainText(said);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(said));
    }
    await field.fill('nome@outro.test');
    await page.keyboard.press('Enter');
    await expect(error).toContainText('outro.test');
    await expect(field).toBeFocused();
    await field.fill('.ponto');
    await page.keyboard.press('Enter');
    await expect(error).toContainText('Comece e termine');

    await field.fill('João da Silva');
    await page.getByTestId('alias-suggestion').click();
    await expect(field).toHaveValue('joao.da.silva');
    await expect(error).toBeEmpty();
    const name = someName();
    await field.fill(name.toUpperCase());
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('alias-dialog')).toBeHidden();
    await expect(toast(page, 'Email gerado!')).toBeVisible();
    await expect(page.getByTestId('address')).toHaveText(`${name}@${first}`);
    await expect(page.getByTestId('alias')).toBeFocused();
    await sender.send(`${name}@${first}`, textMail('Para o apelido'));
    await expect(page.getByTestId('inbox-row')).toContainText('Para o apelido');
  });

  test('goes to one of two browsers that claim it at once; the other says that the name is taken and suggests another', async ({
    visit,
  }) => {
    const name = someName();
    const pages = [(await visit()).page, (await visit()).page];
    for (const page of pages) {
      await page.getByTestId('alias').click();
      await page.getByTestId('alias-name').fill(name);
    }
    await Promise.all(pages.map((page) => page.keyboard.press('Enter')));
    const isOpen = () => Promise.all(pages.map((page) => page.getByTestId('alias-dialog').isVisible()));
    await expect.poll(async () => (await isOpen()).filter(Boolean).length).toBe(1);
    const loser = pages[(await isOpen()).indexOf(true)] as Page;
    await expect(loser.getByTestId('alias-error')).toContainText('já está em uso');
    await expect(loser.getByTestId('alias-name')).toBeFocused();
    await loser.getByTestId('alias-suggestion').click();
    await loser.keyboard.press('Enter');
    await expect(loser.getByTestId('address')).toHaveText(new RegExp(`^${name}\\d+@`));
  });

  test('is opened in both tabs when two tabs of one visitor claim it at once', async ({ visit }) => {
    const name = someName();
    const { page } = await visit();
    const { page: other } = await visit({ context: page.context() });
    for (const tab of [page, other]) {
      await tab.getByTestId('alias').click();
      await tab.getByTestId('alias-name').fill(name);
    }
    await Promise.all([page, other].map((tab) => tab.keyboard.press('Enter')));
    for (const tab of [page, other]) await expect(tab.getByTestId('address')).toHaveText(`${name}@${first}`);
    const told = () => Promise.all([page, other].map((tab) => toast(tab, 'Endereço aberto').count()));
    await expect.poll(async () => (await told()).sort()).toEqual([0, 1]);
  });

  test('can have another domain, which stays chosen for generated addresses and after a reload', async ({ visit }) => {
    const { page } = await visit();
    await expect(page.getByTestId('domain')).toHaveValue(first);
    await page.getByTestId('domain').selectOption(second);
    await page.getByTestId('generate').click();
    await expect(page.getByTestId('address')).toHaveText(new RegExp(`@${second}$`));
    await page.reload();
    await expect(page.getByTestId('domain')).toHaveValue(second);
    const name = someName();
    await page.getByTestId('alias').click();
    await page.getByTestId('alias-name').fill(`${name}@${first}`);
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('address')).toHaveText(`${name}@${first}`);
  });
});

test('a chosen lifetime also holds for the next address, and the page says when the mail is deleted', async ({
  visit,
}) => {
  const { page } = await visit();
  const ttl = page.getByTestId('ttl');
  const erased = page.getByTestId('erased-at');
  await expect(ttl).toHaveValue('3600');
  await expect(erased).toContainText(/em (59|60) min/);
  await ttl.selectOption('21600');
  await expect(erased).toContainText(/em [56] h/);
  await page.getByTestId('generate').click();
  await expect(page.getByTestId('toast').filter({ hasText: 'Email gerado!' })).toBeVisible();
  await expect(erased).toContainText(/em [56] h/);
  await page.reload();
  await expect(ttl).toHaveValue('21600');
  await ttl.selectOption('600');
  await expect(erased).toContainText(/em (9|10) min/);
});

test('each address shows its own lifetime, not the one that was chosen for another', async ({ visit }) => {
  const { page, address: first } = await visit();
  const ttl = page.getByTestId('ttl');
  await page.getByTestId('generate').click();
  await expect(page.getByTestId('address')).not.toHaveText(first);
  await ttl.selectOption('86400');
  await expect(page.getByTestId('erased-at')).toContainText(/em (23|24) h/);
  await page.locator(`[data-testid=inbox-choice][data-address="${first}"]`).click();
  await expect(page.getByTestId('address')).toHaveText(first);
  await expect(ttl).toHaveValue('3600');
});

test('a lifetime that the server does not take is not shown as chosen', async ({ visit }) => {
  const { page } = await visit();
  const ttl = page.getByTestId('ttl');
  await page.route('**/api/inboxes/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  await ttl.selectOption('21600');
  await expect(page.getByTestId('toast').filter({ hasText: 'Erro' })).toBeVisible();
  await expect(ttl).toHaveValue('3600');
});

test.describe('time', () => {
  test('extending restarts the countdown and the lifetime on the server', async ({ browser, visit, api }) => {
    const context = await browser.newContext();
    await context.clock.install();
    const { page, address } = await visit({ context });
    const expiry = () =>
      page.evaluate(async (own) => {
        const { inboxes } = (await (await fetch('/api/inboxes')).json()) as {
          inboxes: { address: string; expiresAt: string }[];
        };
        return Date.parse(inboxes.find((inbox) => inbox.address === own)?.expiresAt ?? '');
      }, address);
    const before = await expiry();
    await expect(page.getByTestId('erased-at')).toContainText(/em (59|60) min/);
    await page.clock.fastForward(120_000);
    await expect(page.getByTestId('countdown')).toHaveText(/^[0-2]:/);
    await page.getByTestId('extend').click();
    await expect(toast(page, 'Tempo renovado')).toBeVisible();
    expect(await secondsOf(page)).toBeGreaterThan(240);
    expect(await expiry()).toBeGreaterThan(before);
    await expect(page.getByTestId('address')).toHaveText(address);
    // The renewed time survives a reload.
    await page.reload();
    await expect(page.getByTestId('countdown')).toBeVisible();
    expect(await secondsOf(page)).toBeGreaterThan(240);
    expect((await api.call('GET', `/api/emails?to=${address}`)).status).toBe(403);
    await context.close();
  });

  test('after the countdown, a visitor can read, and continue with the address', async ({ visit, browser, sender }) => {
    const context = await browser.newContext();
    await context.clock.install();
    const { page, address } = await visit({ context });
    await sender.send(address, textMail('Ainda aqui'));
    await expect(page.getByTestId('inbox-row')).toHaveCount(1);
    await page.clock.fastForward(301_000);
    await expect(page.getByTestId('countdown')).toHaveText('0:00');
    await expect(toast(page, 'Tempo expirado')).toBeVisible();
    await expect(page.getByText('O tempo deste endereço acabou')).toBeVisible();
    await page.getByTestId('row-view').click();
    await expect(page.getByTestId('message-dialog')).toContainText('Ainda aqui');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Continuar com este endereço' }).click();
    await expect(page.getByTestId('countdown')).toHaveText(/^(5:00|4:5\d)$/);
    await expect(page.getByTestId('address')).toHaveText(address);
    await expect(page.getByTestId('inbox-row')).toHaveCount(1);
    await context.close();
  });

  for (const hours of [-1, 1]) {
    test(`the page works with a clock that is ${hours} h off`, async ({ visit, browser, sender }) => {
      const context = await browser.newContext();
      await context.clock.install({ time: Date.now() + hours * 3_600_000 });
      const { page, address } = await visit({ context });
      expect(await secondsOf(page)).toBeGreaterThan(270);
      await expect(page.getByTestId('erased-at')).toContainText(/em (59|60) min/);
      await sender.send(address, textMail('Pontual'));
      await expect(page.getByTestId('inbox-row')).toContainText('agora');
      await page.reload();
      await expect(page.getByTestId('address')).toHaveText(address);
      expect(await secondsOf(page)).toBeGreaterThan(240);
      // Without a stored countdown, the page computes its start from the server's times.
      await page.evaluate("localStorage.removeItem('efemera.countdowns')");
      await page.reload();
      await expect(page.getByTestId('countdown')).toHaveText(/^[1-4]:\d\d$/);
      await context.close();
    });
  }
});

test.describe('history', () => {
  test('lists own addresses newest first, opens, deletes and restores them by keyboard', async ({ visit, sender }) => {
    const { page, address: oldest } = await visit();
    await sender.send(oldest, textMail('Primeira caixa'));
    await expect(page.getByTestId('inbox-row')).toHaveCount(1);
    await page.getByTestId('generate').click();
    await expect(page.getByTestId('address')).not.toHaveText(oldest);
    const newest = await addressOf(page);

    await page.getByTestId('history').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Seus endereços' });
    const rows = dialog.getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(0)).toContainText(newest);
    await expect(rows.nth(0)).toHaveAttribute('aria-current', 'true');
    await expect(rows.nth(1)).toContainText('1 mensagem');
    await rows
      .nth(1)
      .getByRole('button', { name: `Abrir ${oldest}` })
      .focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByTestId('address')).toHaveText(oldest);
    await expect(page.getByTestId('inbox-row')).toContainText('Primeira caixa');
    await expect(page.getByTestId('history')).toBeFocused();

    // The visitor can delete the address on screen in this list; after a restore, its mail is gone.
    await page.keyboard.press('Enter');
    await rows
      .nth(1)
      .getByRole('button', { name: `Excluir ${oldest}` })
      .click();
    const restore = dialog.getByRole('button', { name: `Restaurar ${oldest}` });
    await expect(restore).toBeFocused();
    await expect(rows.nth(1)).toContainText('a reserva termina');
    await expect(page.getByTestId('address')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Endereço restaurado')).toBeVisible();
    await expect(page.getByTestId('address')).toHaveText(oldest);
    await expect(page.getByTestId('inbox-row')).toHaveCount(0);
    await sender.send(oldest, textMail('De volta'));
    await expect(page.getByTestId('inbox-row')).toContainText('De volta');
    await page.reload();
    await expect(page.getByTestId('address')).toHaveText(oldest);
  });

  test('ends an address in all tabs when one tab deletes it, and another tab can restore it', async ({ visit }) => {
    const { page, address } = await visit();
    const { page: other } = await visit({ context: page.context() });
    await expect(other.getByTestId('address')).toHaveText(address);
    await expect(other.getByTestId('connection')).toHaveAttribute('data-state', 'live');
    await page.getByTestId('delete-address').click();
    await expect(other.getByText('Nenhum endereço no momento')).toBeVisible();
    await expect(other.getByTestId('generate')).toBeVisible();
    await other.getByTestId('history').click();
    await other
      .getByRole('dialog')
      .getByRole('button', { name: `Restaurar ${address}` })
      .click();
    await expect(toast(other, 'Endereço restaurado')).toBeVisible();
    await expect(other.getByTestId('address')).toHaveText(address);
  });

  test('the QR code closes when another tab deletes the address, and none opens for the next one', async ({
    visit,
  }) => {
    const { page, address } = await visit();
    const { page: other } = await visit({ context: page.context() });
    await expect(other.getByTestId('connection')).toHaveAttribute('data-state', 'live');
    let links = 0;
    other.on('request', (request) => {
      if (request.url().endsWith('/links')) links++;
    });
    await other.getByTestId('qr').click();
    await expect(other.getByTestId('qr-dialog')).toBeVisible();
    await expect.poll(() => links).toBe(1);
    await page.getByTestId('delete-address').click();
    await expect(other.getByTestId('qr-dialog')).toHaveCount(0);
    await other.getByTestId('generate').click();
    await expect(other.getByTestId('address')).toBeVisible();
    await expect(other.getByTestId('address')).not.toHaveText(address);
    await expect(other.getByTestId('qr-dialog')).toHaveCount(0);
    expect(links).toBe(1);
  });

  test('ends an address that was deleted while the page was offline', async ({ visit, system }) => {
    const { page, address } = await visit();
    await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live');
    await page.context().setOffline(true);
    await expect(page.getByTestId('connection')).not.toHaveAttribute('data-state', 'live', { timeout: 60_000 });
    const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const released = await fetch(`${system.url}/api/inboxes/${address}`, {
      method: 'DELETE',
      headers: { cookie: cookies },
    });
    expect(released.status).toBe(204);
    await page.context().setOffline(false);
    await expect(page.getByText('Nenhum endereço no momento')).toBeVisible({ timeout: 30_000 });
  });

  test('says that the list is empty', async ({ page, system, api }) => {
    const { address } = await api.claim();
    await page.goto(`${system.url}/?to=${address}`);
    await expect(page.getByText('Esta caixa é privada')).toBeVisible();
    await page.getByTestId('history').click();
    await expect(page.getByRole('dialog')).toContainText('Nenhum endereço ainda');
  });

  test('the QR code names the address, dark on light in both themes', async ({ visit, browser }) => {
    const context = await browser.newContext({ colorScheme: 'dark' });
    const { page, address } = await visit({ context });
    await page.getByTestId('qr').click();
    await page.getByRole('tab', { name: 'Endereço' }).click();
    const code = page.getByTestId('qr-code');
    await expect(code).toHaveAttribute('data-value', `mailto:${address}`);
    await expect(page.getByRole('img', { name: `QR Code de ${address}` })).toBeVisible();
    await expect(code.locator('path').first()).toHaveAttribute('fill', '#ffffff');
    await expect(page.getByTestId('qr-address')).toHaveText(address);
    await page.getByTestId('tag').fill('Shop');
    await expect(code).toHaveAttribute('data-value', `mailto:${address.replace('@', '%2Bshop@')}`);
    await expect(page.getByTestId('qr-address')).toHaveText(address.replace('@', '+shop@'));
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('qr')).toBeFocused();
    await context.close();
  });
});

test.describe('odd addresses in the link', () => {
  for (const [what, to] of [
    ['line breaks', `a\r\nb@${first}`],
    ['control characters', `a\u0000b@${first}`],
    ['quotes', `"a b"@${first}`],
    ['65 characters', `${'a'.repeat(65)}@${first}`],
    ['another domain', 'a@outro.test'],
    ['no domain', 'abc'],
    ['script', `<img src=x onerror=alert(1)>@${first}`],
    ['far too much', 'x'.repeat(3000)],
  ] as const) {
    test(`${what}: the page reports the address as invalid, and offers a way to continue`, async ({ page, system }) => {
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => void dialog.dismiss().then(() => dialogs.push(dialog.message())));
      await page.goto(`${system.url}/?to=${encodeURIComponent(to)}`);
      await expect(page.getByText('Este endereço não é nosso')).toBeVisible();
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      await page.getByTestId('generate').click();
      await expect(page.getByTestId('address')).toContainText(`@${first}`);
      await expect(page).toHaveURL(`${system.url}/`);
      expect(dialogs).toEqual([]);
    });
  }

  test('a decomposed Unicode name in the link opens the composed address, live and without a holder', async ({
    page,
    system,
    sender,
  }) => {
    // Decomposed in the link, composed on the server.
    await page.goto(`${system.url}/?to=${encodeURIComponent(`Jose\u0301@${first}`)}`);
    await expect(page.getByText('Caixa aberta a todos')).toBeVisible();
    await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live');
    await sender.send(`jose@${first}`, textMail('Sem acento'));
    await expect(page.getByTestId('address')).toHaveText(`jos\u00e9@${first}`);
    await expect(page.getByTestId('inbox-row')).toHaveCount(0);
  });

  test('an address of only spaces counts as none', async ({ visit }) => {
    await visit({ path: '/?to=%20' });
  });
});

test.describe('navigation and reloads', () => {
  test('back and forward return to the previous address, after generating and after switching', async ({
    visit,
    system,
    api,
  }) => {
    const open = `aberta-${someName()}@${first}`;
    const { page, address: own } = await visit();
    await page.goto(`${system.url}/?to=${open}`);
    await expect(page.getByTestId('address')).toHaveText(open.slice(0, 37) + (open.length > 40 ? '…' : open.slice(37)));
    await page.getByTestId('generate').click();
    await expect(page).toHaveURL(`${system.url}/`);
    await expect(page.getByTestId('address')).toHaveText(/^[a-z]+-[a-z]+\d+@/);
    const generated = await addressOf(page);
    await page.goBack();
    await expect(page.getByText('Caixa aberta a todos')).toBeVisible();
    await page.goForward();
    await expect(page.getByTestId('address')).toHaveText(generated);

    await page.goBack();
    await expect(page.getByText('Caixa aberta a todos')).toBeVisible();
    await page.getByTestId('history').click();
    await page.getByRole('button', { name: `Abrir ${own}` }).click();
    await expect(page.getByTestId('address')).toHaveText(own);
    await expect(page).toHaveURL(`${system.url}/`);
    await page.goBack();
    await expect(page.getByText('Caixa aberta a todos')).toBeVisible();
    expect((await api.call('GET', `/api/emails?to=${own}`)).status).toBe(403);
  });

  test('with storage blocked, a reload opens the address of the session', async ({ visit, browser }) => {
    const context = await browser.newContext();
    await refuseStorage(context);
    const { page, address } = await visit({ context });
    await expect(page.getByText('Seu navegador não guarda dados')).toBeVisible();
    await page.reload();
    await expect(page.getByTestId('address')).toHaveText(address);
    const name = someName();
    await chooseAlias(page, name);
    await expect(page.getByTestId('address')).toHaveText(`${name}@${first}`);
    await page.reload();
    await expect(page.getByTestId('address')).toHaveText(`${name}@${first}`);
    await context.close();
  });

  test('the page retries a server that is down at first', async ({ page, system }) => {
    let isAway = true;
    await page.route('**/api/**', (route) => (isAway ? route.abort() : route.continue()));
    await page.goto(system.url);
    await expect(page.getByText('Não conseguimos falar com o servidor')).toBeVisible();
    // The page does not ask the visitor to generate an address: the server could not claim one now.
    await expect(page.getByTestId('inbox')).toContainText('assim que o servidor responder');
    isAway = false;
    await expect(page.getByTestId('address')).toContainText('@', { timeout: 20_000 });
  });
});

import type { BrowserContext, Page, Route } from '@playwright/test';
import type { EmailSummary } from '@efemera/contract';
import { hostileMail, textMail } from '@efemera/testing/sample-mail';
import type { SmtpSender } from '@efemera/testing/smtp-sender';
import { expect, test } from '../support/system-test.js';

const rows = (page: Page) => page.getByTestId('inbox-row');
const row = (page: Page, subject: string) => rows(page).filter({ hasText: subject });
const isListing = (url: URL) => url.pathname === '/api/emails';
const live = (page: Page) => expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live');

/** Records in the page every list that it shows from now on. */
const watchLists = `{
  const seen = (globalThis.seenLists = new Set());
  const note = () =>
    seen.add([...document.querySelectorAll('[data-testid="inbox-row"]')].map((row) => row.textContent).join('|'));
  note();
  const inbox = document.querySelector('[data-testid="inbox"]');
  new MutationObserver(note).observe(inbox, { childList: true, subtree: true });
}`;

/** A page without a socket: it gets everything by polling. */
async function withoutSocket(context: BrowserContext): Promise<BrowserContext> {
  await context.routeWebSocket(/socket\.io/, (socket) => socket.close());
  await context.route('**/socket.io/**', (route) => route.abort());
  return context;
}

async function sendAll(sender: SmtpSender, address: string, subjects: string[]): Promise<void> {
  for (const subject of subjects) expect((await sender.send(address, textMail(subject))).code).toBe(250);
}

const numbered = (count: number) => Array.from({ length: count }, (_, i) => `Mail ${i + 1}.`);

test.describe('states and timers', () => {
  test('counts down from 30 seconds, polls at 1, says so for 2 seconds and starts again at 30', async ({
    browser,
    system,
  }) => {
    const page = await (await withoutSocket(await browser.newContext())).newPage();
    await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') });
    let readings = 0;
    page.on('request', (request) => {
      if (isListing(new URL(request.url()))) readings++;
    });
    await page.goto(system.url);
    await expect(page.getByText('Nenhum e-mail por enquanto')).toBeVisible();
    // A claim under way would time out as the clock jumps, and the page would claim a second address and read both.
    await expect(page.getByTestId('address')).toContainText('@');
    // Well before the end of the hour for which the server keeps an inbox.
    await page.clock.pauseAt(new Date('2026-11-21T12:30:00Z'));
    const inbox = page.getByTestId('inbox');
    const refresh = page.getByTestId('refresh');
    // Advancing the clock may have started a poll: its notice must disappear first.
    await page.clock.runFor(2000);
    await expect(refresh).toBeEnabled();
    await refresh.click();
    await expect(inbox).toContainText('Atualizando caixa de entrada...');
    await page.clock.runFor(2000);
    await expect(inbox).toContainText('Atualiza em 28 s');
    await expect(refresh).toBeEnabled();

    await page.clock.runFor(26_000);
    await expect(inbox).toContainText('Atualiza em 2 s');
    const before = readings;
    await page.clock.runFor(1000);
    await expect.poll(() => readings).toBe(before + 1);
    await expect(inbox).toContainText('Atualizando caixa de entrada...');
    await expect(refresh).toBeDisabled();
    await page.clock.runFor(1900);
    await expect(inbox).toContainText('Atualizando caixa de entrada...');
    await page.clock.runFor(100);
    await expect(inbox).toContainText('Atualiza em 28 s');
    await expect(refresh).toBeEnabled();

    // The button polls at once, and the countdown restarts.
    await page.clock.runFor(10_000);
    await expect(inbox).toContainText('Atualiza em 18 s');
    await refresh.click();
    await expect.poll(() => readings).toBe(before + 2);
    await page.clock.runFor(2000);
    await expect(inbox).toContainText('Atualiza em 28 s');
    await page.clock.runFor(26_000);
    await expect(inbox).toContainText('Atualiza em 2 s');
    expect(readings).toBe(before + 2);
    await page.context().close();
  });

  test('says that it loads until the first listing has come, then that the inbox is empty', async ({
    browser,
    system,
  }) => {
    const page = await (await withoutSocket(await browser.newContext())).newPage();
    let letThrough: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route(isListing, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(system.url);
    const inbox = page.getByTestId('inbox');
    await expect(inbox).toContainText('Carregando e-mails...');
    await expect(page.getByTestId('refresh')).toBeDisabled();
    letThrough();
    await expect(inbox).toContainText('Nenhum e-mail por enquanto');
    await expect(inbox).toContainText('A mensagem aparece aqui no instante em que chegar.');
    await expect(inbox).not.toContainText('Carregando e-mails...');
    await expect(page.getByTestId('refresh')).toBeEnabled();
    await page.context().close();
  });

  test('lists sender, subject and actions, and updates the ages', async ({ browser, system, sender }) => {
    const page = await (await browser.newContext()).newPage();
    let underWay = 0;
    page.on('request', () => underWay++);
    page.on('requestfinished', () => underWay--);
    page.on('requestfailed', () => underWay--);
    await page.clock.install();
    await page.goto(system.url);
    await live(page);
    await sender.send((await page.getByTestId('address').innerText()).trim(), textMail('How old?'));
    await expect(rows(page)).toHaveCount(1);
    for (const name of ['Remetente', 'Assunto', 'Ações']) {
      await expect(page.getByRole('columnheader', { name })).toBeVisible();
    }
    const cells = rows(page).getByRole('cell');
    await expect(cells).toHaveCount(3);
    await expect(cells.nth(0)).toContainText('Ana');
    await expect(cells.nth(1)).toContainText('How old?');
    const time = rows(page).locator('time');
    await expect(time).toHaveText('agora');
    const sent = Date.parse((await time.getAttribute('datetime')) ?? '');
    const minute = 60_000;
    // Every answer carries the server's time, by which the page would correct its clock.
    await expect.poll(() => underWay).toBe(0);
    await page.context().setOffline(true);
    for (const [age, text] of [
      [61_000, 'há 1 minuto'],
      [59.5 * minute, 'há 59 minutos'],
      [61 * minute, 'há 1 hora'],
      [5.5 * 60 * minute, 'há 5 horas'],
      [23.9 * 60 * minute, 'há 23 horas'],
      [24.1 * 60 * minute, new Date(sent).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })],
    ] as const) {
      await page.clock.setFixedTime(sent + age);
      await expect(time).toHaveText(text);
    }
    await page.context().close();
  });

  test('refreshing by keyboard leaves the focus on the button', async ({ visit }) => {
    const { page } = await visit();
    const refresh = page.getByTestId('refresh');
    // The button is disabled until the first listing has come, and a disabled button takes no focus.
    await expect(refresh).toBeEnabled();
    await refresh.focus();
    await page.keyboard.press('Enter');
    await expect(refresh).toBeDisabled();
    await expect(refresh).toBeEnabled();
    await expect(refresh).toBeFocused();
  });
});

test.describe('reading and deleting', () => {
  test('unread mail is bold until it is opened, in every tab and after a reload', async ({ visit, sender }) => {
    const { page, address } = await visit();
    const { page: other } = await visit({ context: page.context() });
    await Promise.all([live(page), live(other)]);
    await sendAll(sender, address, ['Bold at first']);
    for (const tab of [page, other]) await expect(rows(tab).getByText('Bold at first')).toHaveCSS('font-weight', '700');
    await rows(page).click();
    await expect(page.getByTestId('message-dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    for (const tab of [page, other]) await expect(rows(tab).getByText('Bold at first')).toHaveCSS('font-weight', '400');
    await other.reload();
    await expect(rows(other).getByText('Bold at first')).toHaveCSS('font-weight', '400');
  });

  test('deleting does not open the mail, and a refused deletion is reverted without announcing the mail as new', async ({
    visit,
    sender,
  }) => {
    const { page, address } = await visit();
    await live(page);
    await sendAll(sender, address, ['Stays', 'Goes']);
    await expect(rows(page)).toHaveCount(2);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route(isListing, (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    );
    await row(page, 'Stays').getByTestId('row-delete').click();
    await expect.poll(() => logged.some((text) => text.includes('Error deleting email:'))).toBe(true);
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByTestId('toast')).toHaveCount(0);
    await page.unroute(isListing);
    await row(page, 'Goes').getByTestId('row-delete').click();
    await expect(rows(page)).toHaveCount(1);
    await expect(row(page, 'Stays')).toBeVisible();
    await expect(page.getByTestId('message-dialog')).toHaveCount(0);
  });

  test('the focus moves to the next row when its row is deleted, by any tab', async ({ visit, sender }) => {
    const { page, address } = await visit();
    const { page: other } = await visit({ context: page.context() });
    await Promise.all([live(page), live(other)]);
    await sendAll(sender, address, ['Third', 'Second', 'First']);
    await expect(rows(page)).toHaveCount(3);
    await row(page, 'First').getByTestId('row-delete').press('Enter');
    await expect(row(page, 'Second').getByTestId('row-delete')).toBeFocused();
    await row(other, 'Second').getByTestId('row-delete').click();
    await expect(rows(page)).toHaveCount(1);
    await expect(row(page, 'Third').getByTestId('row-delete')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('inbox')).toBeFocused();
  });
});

test.describe('live and polling agree', () => {
  test('a listing that arrives late neither restores deleted mail nor removes new mail', async ({ visit, sender }) => {
    const { page, address } = await visit();
    await live(page);
    await sendAll(sender, address, ['Deleted meanwhile']);
    await expect(rows(page)).toHaveCount(1);
    // The test fetches the listing now, and hands it to the page after all other answers.
    let late: Route | undefined;
    let answer: Awaited<ReturnType<Route['fetch']>> | undefined;
    await page.route(isListing, async (route) => {
      if (late || route.request().method() !== 'GET') return route.fallback();
      late = route;
      answer = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } });
    });
    await page.getByTestId('refresh').click();
    await expect.poll(() => answer?.status()).toBe(200);
    expect(((await answer?.json()) as { emails: EmailSummary[] }).emails).toHaveLength(1);
    await sendAll(sender, address, ['Arrived meanwhile']);
    await expect(rows(page)).toHaveCount(2);
    await row(page, 'Deleted meanwhile').getByTestId('row-delete').click();
    await expect(rows(page)).toHaveCount(1);
    await page.evaluate(watchLists);
    await Promise.all([
      page.waitForResponse((response) => isListing(new URL(response.url()))),
      late?.fulfill({ response: answer }),
    ]);
    await expect(page.getByTestId('refresh')).toBeEnabled();
    const lists = await page.evaluate<string[]>('[...globalThis.seenLists]');
    for (const list of lists) {
      expect(list.match(/Arrived meanwhile/g)).toHaveLength(1);
      expect(list).not.toContain('Deleted meanwhile');
    }
    await expect(row(page, 'Arrived meanwhile')).toBeVisible();
  });

  test('a poll brings the mail that a silent socket withholds', async ({ browser, visit, sender }) => {
    const context = await browser.newContext();
    await context.routeWebSocket(/socket\.io/, (socket) => {
      const server = socket.connectToServer();
      // Drops the events that Socket.IO sends (packets that begin with 42); its pings pass.
      server.onMessage((message) => {
        if (!String(message).startsWith('42')) socket.send(message);
      });
    });
    const { page, address } = await visit({ context });
    await live(page);
    await sendAll(sender, address, ['Withheld']);
    await expect(row(page, 'Withheld')).toBeVisible({ timeout: 40_000 });
    await live(page);
    await sendAll(sender, address, ['Withheld too']);
    // A return to the tab polls at once.
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
    await expect(row(page, 'Withheld too')).toBeVisible();
    await context.close();
  });

  test('without a socket, two tabs agree on read marks, deletions and arrivals after a refresh', async ({
    browser,
    visit,
    sender,
  }) => {
    const context = await withoutSocket(await browser.newContext());
    const { page, address } = await visit({ context });
    const { page: other } = await visit({ context });
    await sendAll(sender, address, ['Read here', 'Deleted here']);
    for (const tab of [page, other]) {
      await expect(tab.getByTestId('refresh')).toBeEnabled();
      await tab.getByTestId('refresh').click();
      await expect(rows(tab)).toHaveCount(2);
    }
    await row(page, 'Read here').getByTestId('row-view').click();
    await expect(row(page, 'Read here')).toHaveAttribute('data-read', 'true');
    await expect(page.getByTestId('message-dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await row(page, 'Deleted here').getByTestId('row-delete').click();
    await expect(rows(page)).toHaveCount(1);
    await expect(other.getByTestId('refresh')).toBeEnabled();
    await other.getByTestId('refresh').click();
    await expect(rows(other)).toHaveCount(1);
    await expect(row(other, 'Read here')).toHaveAttribute('data-read', 'true');
    await context.close();
  });
});

test.describe('several at a time', () => {
  test('selects a range with Shift and deletes it, at most six calls at a time', async ({ visit, sender }) => {
    const { page, address } = await visit();
    const { page: other } = await visit({ context: page.context() });
    await Promise.all([live(page), live(other)]);
    await sendAll(sender, address, numbered(14));
    await expect(rows(page)).toHaveCount(14);
    let underWay = 0;
    let most = 0;
    await page.route(isListing, async (route) => {
      if (route.request().method() !== 'DELETE') return route.fallback();
      most = Math.max(most, ++underWay);
      const response = await route.fetch();
      underWay--;
      await route.fulfill({ response });
    });
    const box = (subject: string) => row(page, subject).getByTestId('row-select');
    await row(page, 'Mail 13.').hover();
    await box('Mail 13.').check();
    await expect(page.getByTestId('message-dialog')).toHaveCount(0);
    await box('Mail 2.').click({ modifiers: ['Shift'] });
    await expect(page.getByText('12 selecionadas')).toBeVisible();
    await expect(box('Mail 14.')).not.toBeChecked();
    await box('Mail 7.').uncheck();
    const remove = page.getByTestId('delete-selected');
    await expect(remove).toHaveText('Excluir 11');
    // Many mails: the page asks for a confirmation, and Cancel deletes nothing.
    await remove.click();
    await expect(remove).toHaveText('Confirmar: excluir 11');
    await page.keyboard.press('Escape');
    await expect(remove).toHaveText('Excluir 11');
    await remove.click();
    await remove.click();
    for (const tab of [page, other]) {
      await expect(rows(tab)).toHaveCount(3);
      await expect(rows(tab)).toContainText(['Mail 14.', 'Mail 7.', 'Mail 1.']);
    }
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(6);
    await expect(page.getByText('11 mensagens excluídas')).toBeAttached();
    await expect(page.getByTestId('delete-selected')).toHaveCount(0);
    // The keyboard focus stays in the list.
    await expect(rows(page).first()).toBeFocused();
  });

  test('mails that the server does not delete stay selected, and a note says so', async ({ visit, sender }) => {
    const { page, address } = await visit();
    await live(page);
    await sendAll(sender, address, numbered(5));
    await expect(rows(page)).toHaveCount(5);
    const stubborn = await row(page, 'Mail 3.').getAttribute('data-message-id');
    await page.route(isListing, (route) =>
      route.request().method() === 'DELETE' && route.request().url().includes(`id=${stubborn}`)
        ? route.fulfill({ status: 503, json: {} })
        : route.fallback(),
    );
    await page.getByTestId('select-all').check();
    await page.getByTestId('delete-selected').click();
    await expect(rows(page)).toHaveCount(1);
    await expect(row(page, 'Mail 3.').getByTestId('row-select')).toBeChecked();
    await expect(page.getByTestId('removal-failed')).toContainText('1 mensagem não pôde ser excluída');
    await expect(page.getByTestId('toast')).toHaveCount(0);
    await page.unroute(isListing);
    await page.getByTestId('delete-selected').click();
    await expect(rows(page)).toHaveCount(0);
    await expect(page.getByText('Nenhum e-mail por enquanto')).toBeVisible();
  });

  test('emptying asks first, and keeps mail that came after the question', async ({ visit, sender }) => {
    const { page, address } = await visit();
    await live(page);
    await sendAll(sender, address, numbered(4));
    await expect(rows(page)).toHaveCount(4);
    const empty = page.getByTestId('empty-inbox');
    await empty.click();
    await expect(empty).toHaveText('Confirmar: excluir 4');
    await sendAll(sender, address, ['Came late']);
    await expect(rows(page)).toHaveCount(5);
    await empty.click();
    await expect(rows(page)).toHaveCount(1);
    await expect(row(page, 'Came late')).toBeVisible();
  });

  test('on a phone, checkboxes appear after a tap on Selecionar; before that, a tap on the margin opens the mail', async ({
    browser,
    visit,
    sender,
  }) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const { page, address } = await visit({ context });
    await live(page);
    await sendAll(sender, address, numbered(3));
    await expect(rows(page)).toHaveCount(3);
    await rows(page)
      .first()
      .tap({ position: { x: 8, y: 22 } });
    await expect(page.getByTestId('message-dialog')).toBeVisible();
    // A notice in the dialog has a button of the same name.
    await page.getByTestId('message-dialog').getByRole('banner').getByRole('button', { name: 'Fechar' }).tap();
    await expect(page.getByTestId('message-dialog')).toBeHidden();
    await page.getByTestId('start-selecting').tap();
    await rows(page)
      .first()
      .tap({ position: { x: 22, y: 60 } });
    await expect(rows(page).first().getByTestId('row-select')).toBeChecked();
    await page.getByTestId('delete-selected').tap();
    await expect(rows(page)).toHaveCount(2);
    await context.close();
  });
});

test.describe('searching', () => {
  test('searches sender, subject and code, whatever the accents, counts matches, and clears with Escape', async ({
    visit,
    sender,
  }) => {
    const { page, address } = await visit();
    await live(page);
    await sendAll(sender, address, ['Confirmação do pedido', 'Outro assunto']);
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByTestId('search')).toHaveCount(0);
    await sender.send(address, hostileMail('Acesso'));
    const search = page.getByTestId('search');
    await expect(row(page, 'Acesso').getByTestId('code')).toBeVisible();
    await search.fill('CONFIRMACAO');
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByTestId('list-tools').getByRole('status').filter({ hasText: '1 de 3' })).toBeVisible();
    await search.fill('loja sao joao');
    await expect(rows(page)).toContainText(['Acesso']);
    await search.fill('482 913');
    await expect(rows(page)).toContainText(['Acesso']);
    // New mail that does not match is hidden and counted.
    await sendAll(sender, address, ['Chegou durante a busca']);
    await expect(page.getByTestId('list-tools')).toContainText('1 de 4');
    await expect(rows(page)).toHaveCount(1);
    await search.fill('nada disso');
    await expect(page.getByText('Nenhuma mensagem corresponde à busca.')).toBeVisible();
    await search.press('Escape');
    await expect(search).toHaveValue('');
    await expect(search).toBeFocused();
    await expect(rows(page)).toHaveCount(4);
    await page.getByRole('button', { name: 'Com código' }).click();
    await expect(rows(page)).toContainText(['Acesso']);
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Com código' }).click();
    await expect(rows(page)).toHaveCount(4);
    // Hidden mail is not deleted with the selection.
    await page.getByTestId('select-all').check();
    await search.fill('acesso');
    await expect(page.getByTestId('delete-selected')).toHaveText('Excluir 1');
    await page.getByTestId('delete-selected').click();
    await expect(page.getByText('Nenhuma mensagem corresponde à busca.')).toBeVisible();
    await page.getByRole('button', { name: 'Limpar busca' }).first().click();
    await expect(rows(page)).toHaveCount(3);
    await expect(page.locator('body')).not.toBeFocused();
  });
});

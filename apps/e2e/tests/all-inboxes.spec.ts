import type { Page } from '@playwright/test';
import { codeMail, textMail } from '@efemera/testing/sample-mail';
import { lookAway } from '../support/look-away.js';
import { expect, test as systemTest } from '../support/system-test.js';

const rows = (page: Page) => page.getByTestId('inbox-row');
const row = (page: Page, subject: string) => rows(page).filter({ hasText: subject });
const choice = (page: Page, address: string) => page.locator(`[data-testid=inbox-choice][data-address="${address}"]`);
const badge = (page: Page, address: string) => choice(page, address).getByTestId('unread-badge');

/** Claims another address for the visitor of a page, and returns it. */
async function generate(page: Page): Promise<string> {
  const before = await page.getByTestId('address').innerText();
  await page.getByTestId('generate').click();
  await expect(page.getByTestId('address')).not.toHaveText(before);
  return (await page.getByTestId('address').innerText()).trim();
}

/** A visitor with two inboxes, of which the second is on screen. */
const test = systemTest.extend<{ two: { page: Page; first: string; second: string } }>({
  two: async ({ visit }, use) => {
    const { page, address: first } = await visit();
    await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live');
    await expect(page.getByTestId('all-inboxes')).toHaveCount(0);
    const second = await generate(page);
    await expect(choice(page, first)).toBeVisible();
    await use({ page, first, second });
  },
});

test('the list of all inboxes names the inbox of each mail, and one click shows a single inbox again', async ({
  two: { page, first, second },
  sender,
}) => {
  await sender.send(first, textMail('To the first'));
  await expect(badge(page, first)).toContainText('1');
  await expect(rows(page)).toHaveCount(0);
  await sender.send(second, textMail('To the second'));
  await expect(row(page, 'To the second')).toBeVisible();
  await expect(row(page, 'To the second').getByTestId('row-inbox')).toHaveCount(0);
  await expect(page.getByTestId('all-inboxes').getByTestId('unread-badge')).toContainText('2');

  await page.getByTestId('all-inboxes').click();
  await expect(page.getByTestId('all-inboxes')).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page)).toHaveCount(2);
  await expect(row(page, 'To the first').getByTestId('row-inbox')).toHaveAttribute('title', first);
  await expect(row(page, 'To the second').getByTestId('row-inbox')).toHaveAttribute('title', second);

  // The list stays live: a mail to the inbox that is not on screen comes to the top, with its code.
  await lookAway(page);
  await sender.send(first, codeMail('551177'));
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first().getByTestId('code')).toContainText('551177');
  await expect(page.getByTestId('toast').filter({ hasText: 'Loja Aurora' })).toBeVisible();

  await choice(page, first).click();
  await expect(page.getByTestId('address')).toHaveText(first);
  await expect(rows(page)).toHaveCount(2);
  await expect(row(page, 'To the second')).toHaveCount(0);
});

test('in the list of all inboxes, a tag is copied with the inbox of its mail', async ({
  two: { page, first },
  sender,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const tagged = first.replace('@', '+shop@');
  await sender.send(tagged, textMail('Bought'));
  await page.getByTestId('all-inboxes').click();
  await row(page, 'Bought').getByTestId('tag-chip').click();
  await page.getByTestId('tag-copy').click();
  await expect.poll(() => page.evaluate<string>('navigator.clipboard.readText()')).toBe(tagged);
});

test('a visitor reads and deletes mail of another inbox in place: the address on screen stays', async ({
  two: { page, first, second },
  sender,
}) => {
  await sender.send(first, textMail('Read me', 'The body of the first inbox.'));
  await sender.send(first, textMail('Delete me'));
  await page.getByTestId('all-inboxes').click();
  await expect(rows(page)).toHaveCount(2);
  await expect(badge(page, first)).toContainText('2');

  await row(page, 'Read me').getByTestId('row-view').click();
  const dialog = page.getByTestId('message-dialog');
  await expect(page.getByTestId('message-body').contentFrame().locator('body')).toContainText(
    'The body of the first inbox.',
  );
  await expect(dialog).not.toContainText('acabou de ser excluída');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await expect(dialog).toContainText('Delete me');
  await page.keyboard.press('Escape');
  await expect(badge(page, first)).toHaveCount(0);
  await expect(row(page, 'Read me')).toHaveAttribute('data-read', 'true');

  await row(page, 'Delete me').getByTestId('row-delete').click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByTestId('address')).toHaveText(second);
});

test('on a phone, the row of inboxes scrolls by itself and not the whole page', async ({
  two: { page, first, second },
  sender,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await generate(page);
  // The badge of an inbox at the end of the row has a text for screen readers, far outside the window.
  for (const address of [first, second]) {
    await sender.send(address, textMail('Far right'));
    await expect(badge(page, address)).toContainText('1');
  }
  await expect(choice(page, first)).not.toBeInViewport({ ratio: 1 });
  expect(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')).toBe(0);
});

test('another tab sees the same badges, and an inbox that is deleted leaves the list', async ({
  two: { page, first },
  visit,
  sender,
}) => {
  await sender.send(first, textMail('Soon gone'));
  const { page: other } = await visit({ context: page.context() });
  await expect(badge(other, first)).toContainText('1');
  await other.getByTestId('all-inboxes').click();
  await expect(rows(other)).toHaveCount(1);

  await page.getByTestId('history').click();
  await page.locator(`[data-testid=history-row][data-address="${first}"]`).getByTestId('history-delete').click();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('all-inboxes')).toHaveCount(0);
  await expect(other.getByTestId('all-inboxes')).toHaveCount(0);
  await expect(rows(other)).toHaveCount(0);
});

test('after one of two addresses is deleted, the panel says that the other is still there', async ({
  two: { page, first },
  sender,
}) => {
  await sender.send(first, textMail('Still here'));
  await expect(badge(page, first)).toContainText('1');
  await page.getByTestId('delete-address').click();
  await expect(page.getByText('Nenhum endereço escolhido')).toBeVisible();
  await expect(page.getByText('Nenhum endereço no momento')).toHaveCount(0);
  await choice(page, first).click();
  await expect(page.getByTestId('address')).toHaveText(first);
  await expect(row(page, 'Still here')).toBeVisible();
  await page.getByTestId('delete-address').click();
  await expect(page.getByText('Nenhum endereço no momento')).toBeVisible();
});

test('without WebSockets and long-polling, badges come with the next refresh', async ({ browser, visit, sender }) => {
  const context = await browser.newContext();
  await context.route('**/socket.io/**', (route) => route.abort());
  await context.routeWebSocket(/socket\.io/, (socket) => socket.close());
  const { page, address: first } = await visit({ context });
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'polling', { timeout: 60_000 });
  await generate(page);
  await sender.send(first, textMail('Polled'));
  await expect(page.getByTestId('refresh')).toBeEnabled();
  await page.getByTestId('refresh').click();
  await expect(badge(page, first)).toContainText('1');
  await context.close();
});

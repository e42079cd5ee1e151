import { textMail } from '@efemera/testing/sample-mail';
import { expect, test } from '../support/system-test.js';

test('without any socket, polling alone brings the mail and the counters', async ({ browser, visit, sender }) => {
  const context = await browser.newContext();
  await context.routeWebSocket(/socket\.io/, (socket) => socket.close());
  await context.route('**/socket.io/**', (route) => route.abort());
  const { page, address } = await visit({ context });
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'polling', { timeout: 30_000 });

  await sender.send(address, textMail('By the poll'));
  await expect(page.getByTestId('inbox-row')).toContainText('By the poll', { timeout: 40_000 });
  await sender.send(address, textMail('By hand'));
  await page.getByTestId('refresh').click();
  await expect(page.getByTestId('inbox-row').filter({ hasText: 'By hand' })).toBeVisible();
  await context.close();
});

import { mailOf } from '@efemera/testing/sample-mail';
import { expect, test } from '../support/system-test.js';

const html = '<p><a href="https://a.test/1">um</a> <a href="https://a.test/2">dois</a></p>';

/** Runs in the page. */
const isFocused = (element: { matches(selector: string): boolean }): boolean => element.matches(':focus');

test('Tab leads into the frame of a mail and out of it, in both directions', async ({ sender, visit }) => {
  const { page, address: to } = await visit();
  await sender.send(to, mailOf({ html }));
  await page.getByTestId('row-view').click();
  const dialog = page.getByTestId('message-dialog');
  const body = page.getByTestId('message-body').contentFrame();
  await expect(body.getByText('um')).toBeVisible();
  const focused = async (presses: number, key: string) => {
    const seen = new Set<string>();
    for (let press = 0; press < presses; press++) {
      await page.keyboard.press(key);
      for (const name of ['Fechar', 'Voltar ao início da mensagem', 'Mensagem']) {
        const control = dialog.getByRole('button', { name, exact: true }).or(dialog.getByRole('tab', { name }));
        if (await control.evaluate(isFocused)) seen.add(name);
      }
      for (const name of ['um', 'dois']) {
        const link = body.getByRole('link', { name });
        if (await link.evaluate(isFocused)) seen.add(name);
      }
    }
    return [...seen].sort();
  };
  const all = ['Fechar', 'Mensagem', 'Voltar ao início da mensagem', 'dois', 'um'];
  expect(await focused(9, 'Tab')).toEqual(all);
  expect(await focused(10, 'Shift+Tab')).toEqual(all);
});

test('one press of Tab leaves the frame of a mail, and Escape then closes the mail', async ({ sender, visit }) => {
  const { page, address: to } = await visit();
  await sender.send(to, mailOf({ html }));
  await page.getByTestId('row-view').click();
  const dialog = page.getByTestId('message-dialog');
  await page.getByTestId('message-body').contentFrame().getByRole('link', { name: 'dois' }).focus();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Voltar ao início da mensagem' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByTestId('inbox-row')).toBeFocused();
});

test('in the dark theme a mail is dark and legible, and one key shows the sender’s colours', async ({
  sender,
  visit,
  browser,
}) => {
  const context = await browser.newContext({ colorScheme: 'dark' });
  const { page, address: to } = await visit({ context });
  const own =
    '<body bgcolor="#ffffff"><p style="color:#111111">Escuro</p><p style="background:#0b5f6b;color:#fff">Claro</p>';
  await sender.send(to, mailOf({ html: own }));
  await page.getByTestId('row-view').click();
  const body = page.getByTestId('message-body').contentFrame();
  await expect(body.locator('body')).toHaveCSS('background-color', 'rgb(24, 24, 24)');
  await expect(body.getByText('Escuro')).toHaveCSS('color', 'rgb(237, 237, 237)');
  await expect(body.getByText('Claro')).toHaveCSS('color', 'rgb(255, 255, 255)');
  await page.keyboard.press('d');
  await expect(body.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(body.getByText('Escuro')).toHaveCSS('color', 'rgb(17, 17, 17)');
  await page.getByRole('button', { name: 'Cores escuras' }).click();
  await expect(body.getByText('Escuro')).toHaveCSS('color', 'rgb(237, 237, 237)');
  await context.close();
});

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

test('a click in a mail gives it the keys, and a button returns them to the page', async ({ sender, visit }) => {
  const { page, address: to } = await visit();
  await sender.send(to, mailOf({ html, subject: 'Segunda' }));
  await sender.send(to, mailOf({ html: '<p>Olá</p>', subject: 'Primeira' }));
  await page.getByTestId('row-view').first().click();
  const dialog = page.getByTestId('message-dialog');
  const button = page.getByRole('button', { name: 'Reativar atalhos' });
  for (const [text, key] of [
    ['Olá', 'j'],
    ['um', 'Escape'],
  ] as const) {
    const words = page.getByTestId('message-body').contentFrame().getByText(text);
    await expect(words).toBeVisible();
    await expect(button).toHaveCount(0);
    // Beside the words: a click on a link would open its page.
    await words.locator('xpath=ancestor-or-self::p').click({ position: { x: 300, y: 5 } });
    await expect(button).toBeVisible();
    await page.keyboard.press(key);
    await expect(dialog).toContainText(text === 'Olá' ? 'Primeira' : 'Segunda');
    await button.click();
    await expect(button).toHaveCount(0);
    await expect(dialog).toBeFocused();
    // The keys do nothing until their file is loaded.
    await expect(async () => {
      await page.keyboard.press(key);
      if (key === 'j') await expect(dialog).toContainText('Segunda', { timeout: 500 });
      else await expect(dialog).toBeHidden({ timeout: 500 });
    }).toPass();
  }
});

test('after a click in a mail, its text can be selected and copied, and the arrow keys scroll it', async ({
  browser,
  sender,
  visit,
}) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const { page, address: to } = await visit({ context });
  await sender.send(to, mailOf({ html: `<p>482913</p>${'<p>Oi</p>'.repeat(90)}` }));
  await page.getByTestId('row-view').click();
  const body = page.getByTestId('message-body').contentFrame();
  await body.getByText('482913').dblclick({ position: { x: 20, y: 10 } });
  await page.keyboard.press('Control+c');
  await expect.poll(() => page.evaluate('navigator.clipboard.readText().then((text) => text.trim())')).toBe('482913');
  await page.keyboard.press('PageDown');
  await expect(body.getByText('482913')).not.toBeInViewport();
  await context.close();
});

test('a mail without colours of its own has those of the page, and no bar to change them', async ({
  browser,
  sender,
  visit,
}) => {
  for (const [colorScheme, paper] of [
    ['dark', 'rgb(23, 36, 47)'],
    ['light', 'rgb(255, 253, 249)'],
  ] as const) {
    const context = await browser.newContext({ colorScheme });
    const { page, address: to } = await visit({ context });
    await sender.send(to, mailOf({ html: '<p>Olá</p>', subject: 'HTML' }));
    await sender.send(to, mailOf({ text: 'Olá', subject: 'Texto' }));
    for (const subject of ['HTML', 'Texto']) {
      await page.getByTestId('inbox-row').filter({ hasText: subject }).getByTestId('row-view').click();
      await expect(page.getByTestId('message-dialog')).toHaveCSS('background-color', paper);
      const body = page.getByTestId('message-body').contentFrame();
      await expect(body.getByText('Olá')).toBeVisible();
      await expect(body.locator(subject === 'HTML' ? 'body' : 'html')).toHaveCSS('background-color', paper);
      await expect(body.locator('html')).toHaveCSS('color-scheme', colorScheme);
      await expect(page.getByTestId('mail-bar')).toHaveCount(0);
      await page.keyboard.press('d');
      await expect(body.locator(subject === 'HTML' ? 'body' : 'html')).toHaveCSS('background-color', paper);
      await page.keyboard.press('Escape');
    }
    await context.close();
  }
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

import type { Page } from '@playwright/test';
import { mailOf } from '@efemera/testing/sample-mail';
import { expect, test } from '../support/system-test.js';

const windows = [
  { width: 360, height: 740 },
  { width: 1024, height: 768 },
  // Beside the list.
  { width: 1280, height: 800 },
];
const line = 'Seu pedido saiu para entrega.';
const paragraph = `<p>${'Uma frase que quebra a linha em janelas estreitas. '.repeat(6)}</p>`;

/** Runs in the page: notes each size and place that the dialog has from now on. */
const noteBoxes = `
  window.boxes = [];
  const note = () => {
    const dialog = document.querySelector('[data-testid="message-dialog"]');
    if (dialog) window.boxes.push([dialog.offsetTop, dialog.offsetHeight]);
    requestAnimationFrame(note);
  };
  note();
`;
const boxes = (page: Page) => page.evaluate<[top: number, height: number][]>('window.boxes');

/** How much of the mail is not visible without scrolling. */
const hiddenPixels = (page: Page) =>
  page
    .getByTestId('message-body')
    .contentFrame()
    .locator('html')
    .evaluate((root: { scrollHeight: number; clientHeight: number }) => root.scrollHeight - root.clientHeight);

for (const viewport of windows) {
  test(`a short mail opens a low dialog, which does not jump while the mail loads, at ${viewport.width} px`, async ({
    browser,
    visit,
    sender,
  }) => {
    const context = await browser.newContext({ viewport });
    const { page, address } = await visit({ context });
    await sender.send(address, mailOf({ text: line, subject: 'Texto' }));
    await sender.send(address, mailOf({ html: `<p>${line}</p>`, subject: 'HTML' }));
    await expect(page.getByTestId('inbox-row')).toHaveCount(2);
    // The mail comes late, as over a slow network.
    let release = () => {};
    await page.route(/\/api\/emails\/[^/?]+\?/, async (route) => {
      if (route.request().method() === 'GET') await new Promise<void>((resolve) => (release = resolve));
      await route.continue();
    });
    for (const subject of ['Texto', 'HTML']) {
      await page.evaluate(noteBoxes);
      await page.getByTestId('inbox-row').filter({ hasText: subject }).getByTestId('row-view').click();
      const dialog = page.getByTestId('message-dialog');
      await expect(dialog.getByRole('status').filter({ hasText: 'Abrindo' })).toBeVisible();
      const loading = await dialog.boundingBox();
      release();
      await expect(page.getByTestId('message-body').contentFrame().getByText(line)).toBeVisible();
      await expect.poll(() => hiddenPixels(page)).toBeLessThanOrEqual(0);
      const open = await dialog.boundingBox();
      expect(open?.height).toBeLessThan(viewport.height / 2);
      expect(open?.y).toBe(loading?.y);
      const seen = await boxes(page);
      expect(new Set(seen.map(([top]) => top))).toHaveProperty('size', 1);
      const heights = seen.map(([, height]) => height);
      expect(heights).toEqual(heights.toSorted((a, b) => a - b));
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    await context.close();
  });
}

test('a long mail opens a dialog as high as the window permits', async ({ browser, visit, sender }) => {
  for (const viewport of windows) {
    const context = await browser.newContext({ viewport });
    const { page, address } = await visit({ context });
    await sender.send(address, mailOf({ html: paragraph.repeat(60) }));
    await page.getByTestId('row-view').click();
    const dialog = page.getByTestId('message-dialog');
    await expect.poll(async () => (await dialog.boundingBox())?.height).toBeGreaterThan(viewport.height * 0.88);
    const box = await dialog.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    await expect(page.getByRole('tab', { name: 'Mensagem' })).toBeInViewport();
    await page.getByRole('tab', { name: 'Cabeçalhos' }).click();
    await expect(page.getByTestId('headers')).toBeVisible();
    await context.close();
  }
});

test('the dialog grows with the mail when the window becomes narrower', async ({ browser, visit, sender }) => {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 } });
  const { page, address } = await visit({ context });
  await sender.send(address, mailOf({ html: paragraph }));
  await page.getByTestId('row-view').click();
  await expect(page.getByTestId('message-body')).toBeVisible();
  const heightOf = async () => (await page.getByTestId('message-body').boundingBox())?.height ?? 0;
  const wide = await heightOf();
  await page.setViewportSize({ width: 360, height: 768 });
  await expect.poll(heightOf).toBeGreaterThan(wide);
  await expect.poll(() => hiddenPixels(page)).toBeLessThanOrEqual(0);
  await context.close();
});

/** A mail with a remote picture, a code and attached files. */
const invoices = (files: number) => {
  const part = (head: string, content: string) => `--frontier\r\n${head}\r\n\r\n${content}\r\n`;
  const file = (number: number) =>
    part(
      `Content-Type: application/pdf\r\nContent-Disposition: attachment; filename="Fatura-2026-${number}.pdf"`,
      '%PDF-1.4',
    );
  const html = `<p>Seu código é 482913.</p><img src="https://images.test/a.png" width="300">${paragraph.repeat(9)}`;
  const head =
    'From: Loja <loja@shop.test>\r\nSubject: Fatura\r\nMIME-Version: 1.0\r\n' +
    'Content-Type: multipart/mixed; boundary=frontier\r\n\r\n';
  const parts = Array.from({ length: files }, (_, index) => file(index + 1));
  return Buffer.from(`${head}${part('Content-Type: text/html; charset=utf-8', html)}${parts.join('')}--frontier--\r\n`);
};

for (const { width, height, files } of [
  { width: 360, height: 640, files: 1 },
  { width: 390, height: 844, files: 4 },
  { width: 844, height: 390, files: 1 },
]) {
  test(`an open mail with files keeps 240 px for its text, no file covers it, and every part can be clicked, at ${width} × ${height} px`, async ({
    browser,
    visit,
    sender,
  }) => {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme: 'dark' });
    const { page, address } = await visit({ context });
    await sender.send(address, invoices(files));
    await page.getByTestId('row-view').click();
    const frame = page.getByTestId('message-body');
    await expect(frame.contentFrame().getByText('482913')).toBeVisible();
    const attachments = page.getByTestId('message-dialog').locator('footer');
    const boxes = async () => {
      const [mail, files] = await Promise.all([frame.boundingBox(), attachments.boundingBox()]);
      return { mailHeight: mail?.height ?? 0, distance: (files?.y ?? 0) - (mail?.y ?? 0) - (mail?.height ?? 0) };
    };
    await expect.poll(async () => (await boxes()).mailHeight).toBeGreaterThanOrEqual(240);
    expect((await boxes()).distance).toBeGreaterThanOrEqual(0);
    for (const part of [page.getByTestId('load-remote'), page.getByTestId('attachment').last()]) {
      await part.scrollIntoViewIfNeeded();
      await part.click({ trial: true });
    }
    for (const tab of ['Texto', 'Cabeçalhos', 'Original', 'Verificação']) {
      await page.getByRole('tab', { name: tab }).click();
      const panel = page.getByRole('tabpanel');
      const bottom = async () => {
        const [shown, files] = await Promise.all([panel.boundingBox(), attachments.boundingBox()]);
        return (files?.y ?? 0) - (shown?.y ?? 0) - (shown?.height ?? 0);
      };
      await expect.poll(bottom).toBeGreaterThanOrEqual(0);
    }
    await context.close();
  });
}

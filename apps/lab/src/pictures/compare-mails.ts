import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '@efemera/start/find-chromium';
import { mailOf } from '@efemera/testing/sample-mail';
import { SmtpSender } from '@efemera/testing/smtp-sender';
import { System } from '@efemera/testing/system';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { root } from '../bench/processes.js';

/**
 * `npm run compare-mails -- FILE`: draws each mail as the reader shows it and as a bare browser tab without images does,
 * both in the width that the reader gives it, side by side in one picture a mail.
 *
 * FILE is JSON: `{ "vectors": [{ "id": "…", "html": "…" }] }`.
 */
interface Mail {
  id: string;
  html: string;
}

const folder = join(root, '.cache/compared-mails');
const windows = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];
/** The same options as in playwright.config.ts: for machines without a graphics card or user namespaces. */
const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
/** A longer mail is cut: its beginning tells whether it looks as intended. */
const maxPictureHeight = 2400;

const say = (line: string) => process.stdout.write(`${line}\n`);

interface Drawn {
  title: string;
  picture: Buffer;
}

/** Draws a document in a tab of its own, and tells by how much it is wider than the tab. */
async function draw(context: BrowserContext, title: string, html: string, width: number): Promise<Drawn> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 600 });
  await page.setContent(html, { waitUntil: 'load' });
  const needed = await page.evaluate<number>('document.documentElement.scrollWidth');
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  const clip = { x: 0, y: 0, width, height: Math.min(height, maxPictureHeight) };
  const picture = await page.screenshot({ clip, fullPage: true });
  await page.close();
  return { title: `${title}, ${width} px${needed > width ? `, needs ${needed}` : ''}`, picture };
}

/** The documents that the reader shows of each mail in a window of this size, and the width of their frame. */
async function* readAll(browser: Browser, url: string, inbox: string, ids: string[], viewport: (typeof windows)[0]) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${url}/?to=${encodeURIComponent(inbox)}`);
  for (const id of ids) {
    await page.locator(`tr[data-message-id="${id}"]`).getByTestId('row-view').click();
    const frame = page.getByTestId('message-body');
    await frame.contentFrame().locator('body').waitFor();
    // A mail that is measured first may get another frame; its height then stays the same.
    await page.waitForTimeout(300);
    const html = (await frame.getAttribute('srcdoc')) ?? '';
    yield { html, width: Math.floor((await frame.boundingBox())?.width ?? 0) };
    await page.keyboard.press('Escape');
    await frame.waitFor({ state: 'detached' });
  }
  await context.close();
}

/** Puts pictures side by side. */
async function writeSheet(context: BrowserContext, id: string, drawn: Drawn[]): Promise<void> {
  const page = await context.newPage();
  const figures = drawn.map(
    ({ title, picture }) =>
      `<figure style="margin:8px"><figcaption>${title}</figcaption>` +
      `<img style="outline:1px solid #888" src="data:image/png;base64,${picture.toString('base64')}"></figure>`,
  );
  await page.setContent(
    `<body style="margin:8px;width:max-content;font:14px sans-serif;background:#ddd">${id}` +
      `<div style="display:flex;align-items:start">${figures.join('')}</div></body>`,
  );
  writeFileSync(join(folder, `${id}.png`), await page.locator('body').screenshot());
  await page.close();
}

mkdirSync(folder, { recursive: true });
const { vectors: mails } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as { vectors: Mail[] };
const executablePath = await findChromium(join(root, '.cache'), (line) => say(`  ${line} …`));
const system = await System.start({ MAIL_DOMAINS: 'efemera.example' });
try {
  const inbox = 'mails@efemera.example';
  const sender = await SmtpSender.connect(system.smtpPort);
  for (const { id, html } of mails) await sender.send(inbox, mailOf({ html, subject: id }));
  await sender.quit();
  const listed = (await (await fetch(`${system.url}/api/emails?to=${inbox}&fields=summary`)).json()) as {
    emails: { id: string; subject: string }[];
  };
  const ids = mails.map(({ id }) => listed.emails.find(({ subject }) => subject === id)?.id ?? '');
  const browser = await chromium.launch({ executablePath, args });
  const bare = await chromium.launch({ executablePath, args: [...args, '--blink-settings=imagesEnabled=false'] });
  try {
    const [own, plain] = [await browser.newContext(), await bare.newContext()];
    const drawn = mails.map((): Drawn[] => []);
    for (const window of windows) {
      let at = 0;
      for await (const { html, width } of readAll(browser, system.url, inbox, ids, window)) {
        const title = `window of ${window.width}`;
        drawn[at]?.push(await draw(own, `reader, ${title}`, html, width));
        drawn[at]?.push(await draw(plain, 'bare', mails[at]?.html ?? '', width));
        at++;
      }
    }
    for (const [index, { id }] of mails.entries()) {
      await writeSheet(own, id, drawn[index] ?? []);
      say(`  ${join(folder, `${id}.png`)}: ${drawn[index]?.map(({ title }) => title).join('; ')}`);
    }
  } finally {
    await Promise.all([browser.close(), bare.close()]);
  }
} finally {
  await system.stop();
}

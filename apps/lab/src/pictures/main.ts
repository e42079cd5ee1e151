import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '@efemera/start/find-chromium';
import { mailOf } from '@efemera/testing/sample-mail';
import { SmtpSender } from '@efemera/testing/smtp-sender';
import { System } from '@efemera/testing/system';
import { chromium, type Browser, type Page } from '@playwright/test';
import { root } from '../bench/processes.js';

/** `npm run pictures`: takes the pictures of the README from the running product with real mail. */

const folder = join(root, 'docs/pictures');
const viewport = { width: 1280, height: 800 };
/** The same options as in playwright.config.ts: for machines without a graphics card or user namespaces. */
const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
/** WebP at this quality shows no artefacts in text and needs a tenth of the size of a PNG of the same sky. */
const quality = 82;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function openInbox(browser: Browser, url: string, colorScheme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    colorScheme,
    locale: 'en-US',
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('[data-testid="connection"][data-state="live"]').waitFor();
  return page;
}

const mails = [
  mailOf({
    from: 'Harbour Books <orders@books.example>',
    subject: 'Your order is on its way',
    text: 'It leaves our warehouse today and reaches you on Friday.',
  }),
  mailOf({
    from: 'Forum <hello@forum.example>',
    subject: 'Confirm your address',
    text: 'Welcome! Please confirm your address to take part: https://forum.example/confirm?token=7Qd1x9',
  }),
  mailOf({
    from: 'Aurora <account@aurora.example>',
    subject: 'Your sign-in code',
    text: 'Your verification code is 482913. It is valid for ten minutes.',
  }),
];

/** Runs in the page: true when every finite animation has ended. */
const atRest = `document.getAnimations().every(({ effect, playState }) =>
  playState !== 'running' || effect.getComputedTiming().endTime === Infinity)`;

/**
 * Sends the mails and returns when the page shows all of them, parsed and counted, without running animations.
 *
 * @param total  how many mails the service has received by then.
 */
async function fill(page: Page, sender: SmtpSender, total: number): Promise<void> {
  const address = await page.getByTestId('address').innerText();
  for (const [index, mail] of mails.entries()) {
    const { code, text } = await sender.send(address, mail);
    if (code !== 250) throw new Error(`The mail was refused: ${code} ${text}`);
    await page.getByTestId('inbox-row').nth(index).waitFor();
  }
  await page.getByTestId('inbox-row').getByTestId('code').waitFor();
  await page
    .getByTestId('stats-messages-received')
    .and(page.getByText(String(total), { exact: true }))
    .waitFor();
  // Waits until both counts of received mail, today's and the total, equal the number of mails sent.
  await page.getByTestId('quota').getByText(String(mails.length), { exact: true }).nth(1).waitFor();
  await page.getByTestId('toast').getByRole('button', { name: 'Close' }).click();
  await page.getByTestId('toast').waitFor({ state: 'detached' });
  await page.waitForFunction(atRest);
}

async function take(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  const picture = Buffer.from(data, 'base64');
  writeFileSync(join(folder, `${name}.webp`), picture);
  say(`  docs/pictures/${name}.webp: ${Math.round(picture.length / 1000)} KB`);
}

mkdirSync(folder, { recursive: true });
const executablePath = await findChromium(join(root, '.cache'), (line) => say(`  ${line} …`));
const system = await System.start({ MAIL_DOMAINS: 'efemera.example', DAILY_QUOTA: '50' });
try {
  const sender = await SmtpSender.connect(system.smtpPort);
  const browser = await chromium.launch({ executablePath, args });
  try {
    for (const [index, scheme] of (['light', 'dark'] as const).entries()) {
      const page = await openInbox(browser, system.url, scheme);
      await fill(page, sender, mails.length * (index + 1));
      await take(page, `inbox-${scheme}`);
      await page.context().close();
    }
  } finally {
    await browser.close();
    await sender.quit();
  }
} finally {
  await system.stop();
}

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SmtpSender } from '@efemera/testing/smtp-sender';
import { System } from '@efemera/testing/system';
import { root } from '../bench/processes.js';
import type { Browser } from './browser.js';
import { Firefox } from './firefox.js';
import { stepsOf } from './journey.js';
import { findMiniBrowser, findProgram } from './programs.js';
import { Visitor } from './visitor.js';
import { WebKit } from './webkit.js';

/**
 * `npm run browsers -- [firefox] [webkit]`: one visit in Firefox and in WebKit, the engine of Safari. The other tests run
 * in Chromium only.
 */

const pictures = join(root, '.cache/browsers');
const say = (line: string) => process.stdout.write(`${line}\n`);

const browsers: Record<string, () => Promise<Browser>> = {
  firefox: async () => Firefox.start(await findProgram(['firefox-esr', 'firefox'], 'firefox-esr')),
  webkit: async () => {
    const driver = await findProgram(['WebKitWebDriver'], 'webkit2gtk-driver');
    const xvfb = await findProgram(['Xvfb'], 'xvfb');
    return WebKit.start({ driver, xvfb, miniBrowser: findMiniBrowser() });
  },
};

/** Makes the visit; returns whether every step passed. */
async function visit(browser: Browser, id: string, system: System): Promise<boolean> {
  const visitor = new Visitor(browser, (state) => join(pictures, `${id}-${state}.png`));
  const sender = await SmtpSender.connect(system.smtpPort);
  say(browser.name);
  try {
    for (const [name, step] of Object.entries(stepsOf(visitor, system.url, sender))) {
      const began = performance.now();
      try {
        await step();
      } catch (error) {
        say(`  failed: ${name}\n    ${(error as Error).message}`);
        await visitor.takePicture('failed').catch(() => undefined);
        return false;
      }
      say(`  ${name} (${Math.round(performance.now() - began)} ms)`);
    }
    return true;
  } finally {
    await sender.quit();
  }
}

mkdirSync(pictures, { recursive: true });
const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(browsers);
const system = await System.start({ MAIL_DOMAINS: 'efemera.example' });
try {
  for (const id of chosen) {
    const start = browsers[id];
    if (!start) throw new Error(`Known are: ${Object.keys(browsers).join(', ')}.`);
    const browser = await start();
    try {
      if (!(await visit(browser, id, system))) process.exitCode = 1;
    } finally {
      await browser.close();
    }
  }
  say('Pictures of each state: .cache/browsers');
} finally {
  await system.stop();
}

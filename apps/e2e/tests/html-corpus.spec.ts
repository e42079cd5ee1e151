import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Frame } from '@playwright/test';
import type { Api } from '@efemera/testing/api';
import { mailOf, type OnePart } from '@efemera/testing/sample-mail';
import type { SmtpSender } from '@efemera/testing/smtp-sender';
import { frameSandbox, htmlFrame } from '../../../frontend/src/features/mail-reader/frame-document.js';
import { contentOfFrame } from '../support/in-page.mjs';
import { MailViewer } from '../support/mail-viewer.js';
import { expect, test } from '../support/system-test.js';

/** Hostile and honest bodies that are not part of the project; developers keep them beside the checkout. */
const corpus = new URL('../../../../shared/corpus/html/', import.meta.url);

/** `WHOLE_CORPUS=1` opens every hostile mail in the real page, which takes many minutes. */
const wholeCorpus = process.env['WHOLE_CORPUS'] === '1';

interface Vector extends OnePart {
  id: string;
  group?: string;
}

interface HonestMail extends Vector {
  html: string;
  keep: {
    words: string[];
    text?: string[];
    links: string[];
    alt?: string[];
    tables: number;
    headings: number;
    lists: number;
    images: number;
    colors: string[];
  };
}

const read = <V>(file: string): V[] =>
  (JSON.parse(readFileSync(new URL(file, corpus), 'utf8')) as { vectors: V[] }).vectors;

/** Mails per inbox: more rows slow the page down without improving the test. */
const batchSize = 100;

/** Delivers the vectors to inboxes without a holder; yields each with the id of its mail, inbox by inbox. */
async function* deliver<V extends Vector>(
  vectors: V[],
  { sender, api, viewer }: { sender: SmtpSender; api: Api; viewer: MailViewer },
): AsyncGenerator<{ vector: V; messageId: string }> {
  for (let start = 0; start < vectors.length; start += batchSize) {
    const batch = vectors.slice(start, start + batchSize);
    // Other tests of the same system deliver the same vectors, so the addresses are different.
    const address = `html.${start}.${randomUUID().slice(0, 8)}@efemera.localhost`;
    for (const vector of batch) expect((await sender.send(address, mailOf(vector))).code).toBe(250);
    const emails = await api.emails(address, undefined, '&fields=summary');
    expect(emails).toHaveLength(batch.length);
    await viewer.showInbox(address, batch.length);
    // The listing is newest first.
    for (const [index, { id }] of emails.reverse().entries()) {
      const vector = batch[index];
      if (vector) yield { vector, messageId: id };
    }
  }
}

test.beforeEach(() => {
  test.skip(!existsSync(corpus), 'the corpus is not beside this checkout');
  test.setTimeout(wholeCorpus ? 3_600_000 : 900_000);
});

test('no hostile mail runs, fetches, navigates, covers or leaves anything, and load-remote loads images only', async ({
  system,
  sender,
  api,
  browser,
}) => {
  const all = read<Vector>('hostile.json');
  expect(all.length).toBeGreaterThan(800);
  // The whole list takes longer than all other tests together. Every sixth vector is enough to have each group.
  const every = wholeCorpus ? 1 : 6;
  const vectors = all.filter((_, index) => index % every === 0);
  expect(new Set(vectors.map(({ group }) => group))).toEqual(new Set(all.map(({ group }) => group)));
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const viewer = await MailViewer.open(context, system.url);
  const wrong: string[] = [];
  let asked = 0;
  for await (const { vector, messageId } of deliver(vectors, { sender, api, viewer })) {
    const { faults, requests } = await viewer.read(messageId);
    for (const fault of faults) wrong.push(`${vector.id}: ${fault}`);
    for (const request of requests) wrong.push(`${vector.id}: fetches ${request.url()}`);
    const loaded = await viewer.loadRemote();
    if (loaded) asked++;
    for (const fault of loaded?.faults ?? []) wrong.push(`${vector.id}, remote images on: ${fault}`);
    await viewer.close();
  }
  await context.close();
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(3);
});

test('unsanitised hostile mail is stopped by the frame alone: nothing runs, fetches or navigates', async ({
  system,
  browser,
}) => {
  // Leaves out mails that only keep the browser busy: no policy can prevent that.
  const vectors = read<Vector>('hostile.json').filter(
    ({ id, html, group }) => html !== undefined && group !== 'resource' && id !== 'own-svg-billion',
  );
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const viewer = await MailViewer.open(context, system.url);
  await viewer.page.goto(system.url);
  const nonce = await viewer.nonce();
  const wrong: string[] = [];
  let stops = 0;
  const together = 20;
  for (let start = 0; start < vectors.length; start += together) {
    const batch = vectors.slice(start, start + together);
    const { faults, requests, stopped } = await viewer.showRaw(
      frameSandbox,
      batch.map(({ html }) => htmlFrame({ body: `<body>${html ?? ''}</body>`, nonce })),
    );
    stops += stopped;
    const where = `${batch[0]?.id ?? ''} to ${batch.at(-1)?.id ?? ''}`;
    for (const fault of faults) wrong.push(`${where}: ${fault}`);
    for (const request of requests) wrong.push(`${where}: fetches ${request.url()}`);
  }
  await context.close();
  expect(wrong).toEqual([]);
  expect(stops).toBeGreaterThan(300);
});

test('without the sanitiser, hostile mail in the real page runs, fetches and navigates nothing', async ({
  system,
  sender,
  api,
  browser,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  let switchedOff = 0;
  // Takes the sanitiser out of the file that the page loads, because the product has no setting for that.
  await context.route('**/assets/MailDialog-*.js', async (route) => {
    const response = await route.fetch();
    const source = await response.text();
    const body = source
      .replace(/(\.sanitize\([\w$]+\()([\w$]+)(?=\),\{ALLOWED_TAGS:)/, '$1globalThis.uncleaned=$2')
      .replace(/[\w$]+\.outerHTML(?=,styles:)/, () => {
        switchedOff++;
        return '"<body>"+globalThis.uncleaned+"</body>"';
      });
    await route.fulfill({ response, body });
  });
  const every = wholeCorpus ? 1 : 24;
  const vectors = read<Vector>('hostile.json')
    .filter(({ id, html, group }) => html !== undefined && group !== 'resource' && id !== 'own-svg-billion')
    .filter((_, index) => index % every === 0);
  const viewer = await MailViewer.open(context, system.url);
  const wrong: string[] = [];
  let stops = 0;
  for await (const { vector, messageId } of deliver(vectors, { sender, api, viewer })) {
    const { faults, requests, stopped } = await viewer.readUncleaned(messageId);
    stops += stopped;
    for (const fault of faults) wrong.push(`${vector.id}: ${fault}`);
    for (const request of requests) wrong.push(`${vector.id}: fetches ${request.url()}`);
    await viewer.close();
  }
  await context.close();
  expect(wrong).toEqual([]);
  // The page loads that file once for each opened inbox.
  expect(switchedOff).toBe(Math.ceil(vectors.length / batchSize));
  // The frame had to stop something that the sanitiser would have removed.
  expect(stops).toBeGreaterThan(vectors.length / 10);
});

test('newsletters keep their words, links, tables, lists, images and colours', async ({
  system,
  sender,
  api,
  browser,
}) => {
  const mails = read<HonestMail>('benign.json');
  expect(mails.length).toBeGreaterThan(30);
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const viewer = await MailViewer.open(context, system.url);
  const wrong: string[] = [];
  for await (const { vector, messageId } of deliver(mails, { sender, api, viewer })) {
    const { faults, requests, frame } = await viewer.read(messageId);
    for (const fault of faults) wrong.push(`${vector.id}: ${fault}`);
    for (const request of requests) wrong.push(`${vector.id}: fetches ${request.url()}`);
    if (!frame) wrong.push(`${vector.id}: shows nothing`);
    else for (const lost of await lostOf(vector, frame)) wrong.push(`${vector.id}: ${lost}`);
    await viewer.close();
  }
  await context.close();
  expect(wrong).toEqual([]);
});

async function lostOf({ keep }: HonestMail, frame: Frame): Promise<string[]> {
  const seen = await frame.evaluate(contentOfFrame);
  const lost: string[] = [];
  const squashed = seen.text.replace(/\s+/g, ' ');
  const words = keep.words.filter((word) => !squashed.toLowerCase().includes(word.toLowerCase()));
  if (words.length > keep.words.length * 0.05) lost.push(`words ${words.join(' ')}`);
  for (const text of [...(keep.text ?? []), ...(keep.alt ?? [])]) {
    if (!squashed.includes(text.replace(/\s+/g, ' '))) lost.push(`text “${text}”`);
  }
  for (const link of keep.links) if (!seen.links.includes(link)) lost.push(`link ${link}`);
  for (const kind of ['tables', 'headings', 'lists'] as const) {
    if (seen[kind] < keep[kind] * 0.8) lost.push(`${keep[kind] - seen[kind]} of ${keep[kind]} ${kind}`);
  }
  const rgb = (colour: string) => {
    const hex = /^#(..)(..)(..)$/.exec(colour)?.slice(1);
    return hex ? `rgb(${hex.map((pair) => parseInt(pair, 16)).join(', ')})` : colour;
  };
  const colours = keep.colors.filter((colour) => !seen.colours.includes(rgb(colour.toLowerCase())));
  if (colours.length > keep.colors.length / 2) lost.push(`colours ${colours.join(' ')}`);
  return lost;
}

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { FakeServer, refusal } from '../../test/fake-server.js';
import type { MailSummary } from '../types.js';
import { exitCodes } from './exit-codes.js';
import { KeptInboxes } from './kept-inboxes.js';
import { main } from './main.js';

const address = 'ana@efemera.localhost';
const url = 'http://efemera.test';
let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'efemera-cli-'))));
afterEach(() => {
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

/** What the last command has printed to standard error. */
let err = '';

/** Runs a command in this process and returns its exit code and what it prints to standard output. */
async function efemera(kept: KeptInboxes, ...args: string[]) {
  let out = '';
  err = '';
  const terminal = {
    out: (text: unknown) => void (out += String(text)),
    err: (text: string) => void (err += text),
    isTerminal: false,
  };
  const code = await main(args, { ...terminal, signal: new AbortController().signal }, kept);
  return [code, out];
}

/** Answers the commands like a server; `calls` lists the requests other than GET. */
function serve() {
  const server = new FakeServer();
  const calls: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (init?.method !== 'GET') calls.push(`${init?.method} ${decodeURIComponent(new URL(String(input)).pathname)}`);
    return server.fetch(input, init);
  });
  return { server, calls };
}

/** A folder that nobody can make, not even root, who may write everywhere else. */
const unwritable = () => new KeptInboxes('/dev/null/inboxes');

it('prints neither the link nor the code of a mail whose sender has sent a newer code', async () => {
  const kept = new KeptInboxes(folder);
  await kept.keep({ url, address, token: 'key', keptAtMs: 1 });
  const shared = { from: 'Shop <hello@shop.test>', to: address, timestamp: '2026-11-21T11:30:00.000Z' };
  const mails = [
    { ...shared, id: 'M2', subject: 'Once more', code: '222222', link: null },
    { ...shared, id: 'M1', subject: 'Welcome', code: '111111', link: 'https://shop.test/confirm' },
  ] as MailSummary[];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const query = new URL(String(input)).searchParams;
    const has = query.get('has') as 'code' | 'link' | null;
    const emails = mails.filter(
      (mail) => (has === null || mail[has] !== null) && mail.subject.includes(query.get('subject') ?? ''),
    );
    return Response.json({ emails, deliveries: [] });
  });
  expect(await efemera(kept, 'code')).toEqual([exitCodes.ok, '222222\n']);
  expect(await efemera(kept, 'link', '--timeout', '0')).toEqual([exitCodes.timedOut, '']);
  expect(await efemera(kept, 'code', '--subject', 'Welcome', '--timeout', '0')).toEqual([exitCodes.timedOut, '']);
});

it('leaves a mail whose read failed to the next command, which prints it once', async () => {
  const kept = new KeptInboxes(folder);
  await kept.keep({ url, address, token: 'key', keptAtMs: 1 });
  const server = new FakeServer();
  server.receive({ subject: 'Hello' });
  jest.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
  server.onRead = async () => refusal(500, 'internal');
  const now = ['--timeout', '0', '--json'];
  expect(await efemera(kept, 'wait', ...now)).toEqual([exitCodes.error, '']);
  server.onRead = async () => null;
  expect(await efemera(kept, 'wait', ...now)).toEqual([exitCodes.ok, expect.stringContaining('"Hello"')]);
  expect(await efemera(kept, 'wait', ...now)).toEqual([exitCodes.timedOut, '']);
});

describe('without a stored token', () => {
  it.each([
    ['an inbox opened by --token', ['--token', 'key']],
    ['a public address', []],
    ['an address in another spelling', ['--token', 'key'], 'ANA@efemera.localhost'],
  ])('a later command does not print the same code again: %s', async (_, args, spelling = address) => {
    const kept = new KeptInboxes(join(folder, 'made', 'by', 'the first command'));
    const { server } = serve();
    server.receive({ code: '111111' });
    const now = ['--url', url, '--timeout', '0', ...args];
    expect(await efemera(kept, 'code', address, ...now)).toEqual([exitCodes.ok, '111111\n']);
    expect(await efemera(kept, 'code', spelling, ...now)).toEqual([exitCodes.timedOut, '']);
    server.receive({ code: '222222' });
    expect(await efemera(kept, 'code', spelling, ...now)).toEqual([exitCodes.ok, '222222\n']);
    expect(err).toBe('');
  });

  it('a command works where nothing can be stored, and warns once', async () => {
    const { server, calls } = serve();
    server.receive({ code: '111111' });
    const ofAna = [address, '--url', url, '--token', 'key'];
    expect(await efemera(unwritable(), 'code', ...ofAna)).toEqual([exitCodes.ok, '111111\n']);
    expect(err).toMatch(/^efemera: a later command may print this mail again: ENOTDIR.*\n$/);
    expect(await efemera(unwritable(), 'delete', ...ofAna)).toEqual([exitCodes.ok, '']);
    expect(calls).toEqual([`DELETE /api/inboxes/${address}`]);
  });
});

describe('where no token can be stored', () => {
  it('new claims nothing, because nobody would have the token of the address', async () => {
    const { calls } = serve();
    expect(await efemera(unwritable(), 'new', '--url', url)).toEqual([exitCodes.error, '']);
    expect(err).toMatch(/^efemera new: nothing was claimed, .*--json.*ENOTDIR.*\n$/);
    expect(calls).toEqual([]);
  });

  it('new --json prints the token and a warning', async () => {
    serve();
    const [code, out] = await efemera(unwritable(), 'new', '--url', url, '--json');
    expect(code).toBe(exitCodes.ok);
    expect(JSON.parse(String(out))).toMatchObject({ url, address: expect.any(String), token: expect.any(String) });
    expect(err).toMatch(/^efemera: the token cannot be kept, so other commands need --token: ENOTDIR.*\n$/);
  });
});

it('`efemera new` writes the record of its inbox into the folder, and no other file', async () => {
  serve();
  expect(await efemera(new KeptInboxes(folder), 'new', '--url', url)).toEqual([exitCodes.ok, expect.any(String)]);
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/\.json$/)]);
});

describe('a plus address', () => {
  const tagged = 'Ana+Shop@efemera.localhost';
  let kept: KeptInboxes;
  beforeEach(async () => {
    kept = new KeptInboxes(folder);
    await kept.keep({ url, address, token: 'key', keptAtMs: 1 });
  });

  it.each([
    ...['code', 'list', 'read', 'wait'].map((command) => [`as ADDRESS of ${command}`, [command, tagged]] as const),
    ...['code', 'list', 'wait'].map((command) => [`by --tag of ${command}`, [command, '--tag', 'shop']] as const),
  ])('%s means its inbox, filtered by tag', async (_, args) => {
    const { server } = serve();
    // `code` and `read` take the newest mail, `wait` the oldest: mail to another tag is older and newer than the wanted one.
    for (const [i, tag] of ['forum', 'shop', 'forum'].entries()) server.receive({ code: `00000${i}`, tag });
    const [code, out] = await efemera(kept, ...args, '--json');
    expect([code, String(out).match(/00000\d/g)]).toEqual([exitCodes.ok, ['000001']]);
    const [asked] = server.asked;
    expect([asked?.get('to'), asked?.get('tag')]).toEqual([address, 'shop']);
    const [, { headers } = {}] = jest.mocked(globalThis.fetch).mock.lastCall ?? [];
    expect(headers).toMatchObject({ authorization: 'Bearer key' });
  });

  it.each([
    ['in delete, because its inbox has other mail', ['delete', tagged]],
    ['in delete with --token', ['delete', tagged, '--token', 'key', '--url', url]],
    ['beside a second tag in --tag', ['list', tagged, '--tag', 'forum']],
    ['with an empty tag', ['list', 'ana+@efemera.localhost']],
    ['with a tag that no address can have', ['code', 'ana+a b@efemera.localhost', '--timeout', '0']],
  ])('is refused before any call to the server: %s', async (_, args) => {
    const { server, calls } = serve();
    expect(await efemera(kept, ...args)).toEqual([exitCodes.usage, '']);
    expect([calls, server.asked]).toEqual([[], []]);
    expect(await kept.find({})).toMatchObject({ address });
  });

  it('stands for its inbox in delete with the id of a mail, which removes that mail alone', async () => {
    const { calls } = serve();
    expect(await efemera(kept, 'delete', tagged, 'M001')).toEqual([exitCodes.ok, '']);
    expect(calls).toEqual(['DELETE /api/emails']);
  });
});

it.each([['list'], ['wait', '--timeout', '0'], ['code', '--timeout', '0'], ['watch']])(
  '%s ends with the exit code of an inbox that has ended',
  async (...command) => {
    const kept = new KeptInboxes(folder);
    const { server } = serve();
    await efemera(kept, 'new', '--url', url);
    server.haveEnded = true;
    expect(await efemera(kept, ...command)).toEqual([exitCodes.notFound, '']);
    expect(err).toContain('has ended: it was deleted, or its time is up.\n');
  },
);

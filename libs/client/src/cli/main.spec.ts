import { mkdtempSync, rmSync } from 'node:fs';
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

/** Runs a command, as in a process of its own. */
async function efemera(kept: KeptInboxes, ...args: string[]) {
  let out = '';
  const terminal = { out: (text: unknown) => void (out += String(text)), err: () => undefined, isTerminal: false };
  const code = await main(args, { ...terminal, signal: new AbortController().signal }, kept);
  return [code, out];
}

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

it('prints a mail whose first read failed in the next command, and only there', async () => {
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

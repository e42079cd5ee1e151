import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeptInboxes } from './kept-inboxes.js';

let home: string;
let kept: KeptInboxes;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'efemera-cli-'));
  kept = new KeptInboxes(join(home, 'efemera', 'inboxes'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const url = 'http://localhost:3000';
const record = (address: string, keptAtMs: number, more = {}) => ({ url, address, token: 'key', keptAtMs, ...more });

describe('the stored inboxes', () => {
  it('are readable by their user only', async () => {
    await kept.keep(record('ana@efemera.localhost', 1));
    const [file = ''] = readdirSync(kept.folder);
    expect(statSync(join(kept.folder, file)).mode & 0o777).toBe(0o600);
    expect(statSync(kept.folder).mode & 0o777).toBe(0o700);
    // The second record replaces a file, which must stay readable for the user only.
    await kept.keep(record('ana@efemera.localhost', 2));
    expect(readdirSync(kept.folder)).toEqual([file]);
    expect(statSync(join(kept.folder, file)).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(kept.folder, file), 'utf8')).toContain('"key"');
  });

  it('are found by address and server; if neither is given, the newest is used', async () => {
    await kept.keep(record('a@efemera.localhost', 1));
    await kept.keep(record('b@efemera.localhost', 3));
    await kept.keep(record('a@efemera.localhost', 2, { url: 'https://elsewhere.test' }));
    expect(await kept.find({})).toMatchObject({ address: 'b@efemera.localhost' });
    expect(await kept.find({ address: 'A@efemera.localhost', url })).toMatchObject({ url, keptAtMs: 1 });
    expect(await kept.find({ url: 'https://elsewhere.test' })).toMatchObject({ keptAtMs: 2 });
    // A record is not found for another server, which must never receive the token in it.
    expect(await kept.find({ address: 'b@efemera.localhost', url: 'https://elsewhere.test' })).toBeNull();
  });

  it('are all stored when many commands run at the same time', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, i) => kept.keep(record(`n${i}@efemera.localhost`, i))));
    expect(readdirSync(kept.folder)).toHaveLength(50);
  });

  it('let only one of many simultaneous commands return each mail', async () => {
    const ana = record('ana@efemera.localhost', 1);
    await kept.keep(ana);
    const won = await Promise.all(
      Array.from({ length: 40 }, (_, i) => kept.giveOut(ana, `mail ${i % 4}`.replace(' ', ''))),
    );
    expect(won.filter(Boolean)).toHaveLength(4);
    expect(new Set(await kept.givenOut(ana))).toEqual(new Set(['mail0', 'mail1', 'mail2', 'mail3']));
    expect(await kept.giveOut(ana, 'mail0')).toBe(false);
    expect(await kept.giveOut(record('eva@efemera.localhost', 1), 'mail0')).toBe(true);
    for (const file of readdirSync(kept.folder)) expect(statSync(join(kept.folder, file)).mode & 0o777).toBe(0o600);
    await kept.forget(ana);
    expect(await kept.givenOut(ana)).toEqual([]);
  });

  it('return no stale mail; only the command that has returned a mail can mark older ones as stale', async () => {
    const ana = record('ana@efemera.localhost', 1);
    await kept.keep(ana);
    expect(await kept.giveOut(ana, 'mail2', ['mail1'])).toBe(true);
    expect(await kept.giveOut(ana, 'mail1')).toBe(false);
    expect(await kept.giveOut(ana, 'mail2', ['mail0'])).toBe(false);
    expect(await kept.giveOut(ana, 'mail0')).toBe(true);
  });

  it('remember which mails were returned even if no command has stored the inbox or made the folder', async () => {
    const ana = record('ana@efemera.localhost', 1);
    expect(await kept.giveOut(ana, 'mail0')).toBe(true);
    expect(await kept.giveOut(ana, 'mail0')).toBe(false);
    expect(statSync(kept.folder).mode & 0o777).toBe(0o700);
  });

  it('lose the list of returned mails a month after its last entry, if no record of the inbox is stored', async () => {
    const inboxes = ['old', 'recent', 'held'].map((name) => record(`${name}@efemera.localhost`, 1));
    await kept.keep(record('held@efemera.localhost', 1));
    for (const inbox of inboxes) await kept.giveOut(inbox, 'mail0');
    const longAgo = Date.now() / 1000 - 31 * 24 * 3600;
    for (const file of readdirSync(kept.folder).filter((name) => !name.startsWith('recent'))) {
      utimesSync(join(kept.folder, file), longAgo, longAgo);
    }
    await kept.forgetEnded();
    expect(await Promise.all(inboxes.map((inbox) => kept.givenOut(inbox)))).toEqual([[], ['mail0'], ['mail0']]);
  });

  it('stay in their folder, whatever address a server returns', async () => {
    await kept.keep(record('../../../x/../y@efemera.localhost', 1));
    expect(readdirSync(kept.folder)).toHaveLength(1);
    expect(readdirSync(home)).toEqual(['efemera']);
  });

  it('are removed on request, and two days after their end', async () => {
    const now = Date.parse('2026-11-21T12:00:00.000Z');
    await kept.keep(record('a@efemera.localhost', 1, { expiresAt: '2026-11-19T11:59:59.000Z' }));
    await kept.keep(record('b@efemera.localhost', 2, { expiresAt: '2026-11-19T12:00:01.000Z' }));
    await kept.keep(record('c@efemera.localhost', 3));
    await kept.forgetEnded(now);
    await kept.forget({ url, address: 'c@efemera.localhost' });
    expect(await kept.find({})).toMatchObject({ address: 'b@efemera.localhost' });
    expect(readdirSync(kept.folder)).toHaveLength(1);
  });

  it('are found beside files of other programs; a missing folder counts as empty', async () => {
    expect(await kept.find({})).toBeNull();
    await kept.keep(record('a@efemera.localhost', 1));
    writeFileSync(join(kept.folder, 'broken.json'), '{');
    writeFileSync(join(kept.folder, 'other.json'), '[]');
    expect(await kept.find({})).toMatchObject({ address: 'a@efemera.localhost' });
  });
});

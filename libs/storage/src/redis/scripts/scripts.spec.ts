import { readdirSync } from 'node:fs';
import { readHead, readScript, scriptNames } from '../script-texts.js';
import type { Script } from '../script.js';
import * as counting from './counting-scripts.js';
import * as guest from './guest-scripts.js';
import * as inbox from './inbox-scripts.js';
import * as letter from './letter-scripts.js';
import * as mail from './mail-scripts.js';
import * as operating from './operating-scripts.js';
import * as push from './push-scripts.js';
import * as site from './site-scripts.js';
import * as webhook from './webhook-scripts.js';

const declared: Script<never, unknown>[] = [
  counting,
  guest,
  inbox,
  letter,
  mail,
  operating,
  push,
  site,
  webhook,
].flatMap((scripts) => Object.values<Script<never, unknown>>(scripts));
const inTypeScript = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

describe('the TypeScript declarations of scripts', () => {
  it('exist for every script', () => {
    expect([...new Set(declared.map(({ name }) => name))].sort()).toEqual([...scriptNames].sort());
    expect(scriptNames.length).toBeGreaterThan(30);
  });

  it.each(declared.map((script) => [script.name, script] as const))('are what the head of %s says', (name, script) => {
    const head = readHead(readScript(name));
    expect(script.keys).toEqual(head.keys.map(inTypeScript));
    expect(Object.entries(script.args)).toEqual(head.args.map(({ name, type }) => [inTypeScript(name), type]));
    expect(script.reply.type).toBe(head.returns);
  });
});

describe('a script', () => {
  const preludes = readdirSync(new URL('./preludes/', import.meta.url)).map((file) => file.replace('.lua', ''));

  it.each(scriptNames)(
    '%s needs only preludes that exist, and reads keys and arguments by name, not by position',
    (name) => {
      const lua = readScript(name);
      expect(preludes).toEqual(expect.arrayContaining(readHead(lua).needs));
      const body = lua.replace(/^--.*$/gm, '');
      expect(body).not.toMatch(/\b(?:KEYS|ARGV)\b/);
    },
  );
});

describe('the values that a script gets', () => {
  it('are in the order of its head: flags as 1 or 0, null as an empty text, and lists spread at the end', () => {
    const { keys, args } = mail.saveParsed.order({
      fields: ['summary', '{}', 'raw', Buffer.from('x')],
      replacedFields: 'raw',
      hasCode: true,
      hourCountsPrefix: 'p:',
      announced: '{}',
      address: 'a@b.test',
      id: 'id',
      nothingKey: '8',
      pushKey: '7',
      webhooksKey: '6',
      hoursKey: '5',
      eventsKey: '4',
      mailKey: '3',
      mailsKey: '2',
      inboxKey: '1',
    });
    expect(keys).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(args).toEqual(['id', 'a@b.test', '{}', 'p:', '1', 'raw', 'summary', '{}', 'raw', Buffer.from('x')]);
    expect(operating.countCall.order({ counterKey: 'k', windowMs: 1000, weight: 2 }).args).toEqual([1000, 2]);
    const { args: asking } = counting.reportSockets.order({
      socketsKey: 'k',
      gateway: null,
      count: 0,
      forgottenAfterMs: 1,
    });
    expect(asking).toEqual(['', 0, 1]);
  });
});

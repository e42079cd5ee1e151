import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('./scripts/', import.meta.url));

/** Names of all scripts. */
export const scriptNames: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.lua'))
  .map((file) => file.slice(0, -'.lua'.length));

/** The declarations in the first lines of a script. */
export interface ScriptHead {
  /** Redis' own flags of a script, such as `allow-oom`. */
  flags: string[];
  /** Preludes: files of Lua functions that several scripts share. */
  needs: string[];
  /** Names of local variables. The last one may end in `...`: it is a list. */
  keys: string[];
  args: { name: string; type: string }[];
  /** The first word after RETURNS. */
  returns: string;
}

/**
 * Reads the head of a script:
 *
 *     -- FLAGS  one of Redis: why
 *     -- NEEDS  a prelude
 *     -- KEYS   one_key            its meaning
 *     -- ARGV   one_name: string   its meaning
 *     -- RETURNS  flag: when it is true
 */
export function readHead(lua: string): ScriptHead {
  const head: ScriptHead = { flags: [], needs: [], keys: [], args: [], returns: '' };
  for (const line of lua.split('\n')) {
    if (!line.startsWith('--')) break;
    const [, kind, name = '', type = ''] =
      /^-- (FLAGS|NEEDS|KEYS|ARGV|RETURNS) +([\w.-]+)(?:: (\w+\??))?/.exec(line) ?? [];
    if (kind === 'FLAGS') head.flags.push(name);
    if (kind === 'NEEDS') head.needs.push(name);
    if (kind === 'KEYS') head.keys.push(name);
    if (kind === 'ARGV') head.args.push({ name, type });
    if (kind === 'RETURNS') head.returns = name;
  }
  return head;
}

export const readScript = (name: string): string => readFileSync(`${folder}${name}.lua`, 'utf8');

/** The text that Redis runs: the preludes, a local variable for each key and argument, and the script itself. */
export function composeScript(name: string): { lua: string; sha: string } {
  const body = readScript(name);
  const head = readHead(body);
  const preludes = new Map<string, string>();
  for (const prelude of head.needs) addPrelude(prelude, preludes);
  // Redis reads one line of flags, the first.
  const flags = head.flags.length > 0 ? [`#!lua flags=${head.flags.join(',')}`] : [];
  const lua = [...flags, ...preludes.values(), ...localsOf(head), body].join('\n');
  return { lua, sha: createHash('sha1').update(lua).digest('hex') };
}

function addPrelude(name: string, preludes: Map<string, string>): void {
  if (preludes.has(name)) return;
  const text = readScript(`preludes/${name}`);
  for (const needed of readHead(text).needs) addPrelude(needed, preludes);
  preludes.set(name, text);
}

function localsOf({ keys, args }: ScriptHead): string[] {
  const declared = [
    ...keys.map((name, index) => ({ name, value: valueAt('KEYS', name, index + 1, 'string') })),
    ...args.map(({ name, type }, index) => ({ name, value: valueAt('ARGV', name, index + 1, type) })),
  ];
  if (declared.length === 0) return [];
  const names = declared.map(({ name }) => name.replace('...', '')).join(', ');
  return [`local ${names} = ${declared.map(({ value }) => value).join(', ')}`];
}

function valueAt(list: 'KEYS' | 'ARGV', name: string, position: number, type: string): string {
  // Uses the table itself if a list is the only argument: Lua can unpack only some thousands of values.
  if (name.endsWith('...')) return position === 1 ? list : `{ unpack(${list}, ${position}) }`;
  const value = `${list}[${position}]`;
  switch (type) {
    case 'number':
    // Becomes nil if it is not a number, such as ''.
    // eslint-disable-next-line no-fallthrough
    case 'number?':
      return `tonumber(${value})`;
    case 'flag':
      return `${value} == '1'`;
    case 'string?':
      return `${value} ~= '' and ${value} or nil`;
    default:
      return value;
  }
}

import { parseArgs } from 'node:util';
import { nearOrigin } from '@efemera/config';
import { parseUrl, paths, type ApiKeyList, type ApiKeyRequest, type NewApiKey } from '@efemera/contract';
import { readSettings, type Settings } from './config.js';

/** `npm run key -- create NAME`, `list`, `revoke ID`: keys of programs, by the operator's calls of a running server. */
const usage = `Usage: npm run --silent key -- COMMAND

  create NAME    makes a key and prints it, this once
    --per-day N    addresses that may be claimed with it a day; 1000 by default
    --rate N       calls a second; 50 by default
    --max-ttl S    the longest lifetime of its inboxes, in seconds; by default that of visitors
  list           prints the keys with their figures
  revoke ID      ends a key: within two seconds it opens nothing

  --url URL      the server; by default the one on this machine
  --json         prints the server's answer

ADMIN_TOKEN of the environment or of .env must be the server's.
`;

class KeyError extends Error {}

/** Prints a line for the person who typed the command, and ends with that exit code. */
function giveUp(line: string, exitCode = 1): never {
  process.stderr.write(`${line}\n`);
  process.exit(exitCode);
}

/**
 * What the operator typed. An ID that begins with a hyphen goes last: elsewhere `parseArgs` takes it for an option, and the
 * operator could not revoke the key.
 */
function typedWords(): string[] {
  const words = process.argv.slice(2);
  const at = words.indexOf('revoke') + 1;
  const id = words[at];
  if (at === 0 || id === undefined || !/^-[\w-]{15}$/.test(id)) return words;
  return [...words.toSpliced(at, 1), '--', id];
}

function readArguments() {
  try {
    return parseArgs({
      args: typedWords(),
      allowPositionals: true,
      options: {
        'per-day': { type: 'string', default: '1000' },
        rate: { type: 'string' },
        'max-ttl': { type: 'string' },
        url: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    return giveUp(`${(error as Error).message}\n\n${usage}`, 2);
  }
}

const { values, positionals } = readArguments();

function number(name: 'per-day' | 'rate' | 'max-ttl'): number | undefined {
  const text = values[name];
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) giveUp(`--${name} takes a whole number; this is "${text}".`, 2);
  return Number(text);
}

/** Calls the server as its operator. */
async function call<Answer>(settings: Settings, method: string, path: string, body?: unknown): Promise<Answer> {
  const url = values.url ?? nearOrigin(settings);
  const base = /^https?:/.test(url) ? parseUrl(url) : null;
  if (!base) throw new KeyError(`--url takes an address such as https://mail.example.org; this is "${url}".`);
  const response = await fetch(base.origin + base.pathname.replace(/(?<!\/)\/+$/, '') + path, {
    method,
    // A redirect that is followed turns a POST into a GET, whose answer would be taken for that of the POST.
    redirect: 'manual',
    headers: {
      authorization: `Bearer ${settings.ADMIN_TOKEN ?? ''}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch((error: Error & { cause?: { code?: string; message?: string } }) => {
    throw new KeyError(
      `${url} cannot be reached (${error.cause?.code ?? error.cause?.message ?? error.message}). Is Efêmera running?`,
    );
  });
  if (response.status === 204) return undefined as Answer;
  const leadsTo = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
  const place = leadsTo?.includes('://') && leadsTo.endsWith(path) ? leadsTo.slice(0, -path.length) : leadsTo;
  if (place) throw new KeyError(`${url} redirects to ${place}: give that with --url.`);
  const answer = (await response.json().catch(() => null)) as { error?: { message: string } } | null;
  if (response.ok && answer) return answer as Answer;
  if (response.status === 404 && path === paths.apiKeys) {
    throw new KeyError('The server has no ADMIN_TOKEN, so it has no keys: set one and start it again.');
  }
  throw new KeyError(answer?.error?.message ?? `The server answered ${response.status}.`);
}

async function create(settings: Settings, name: string): Promise<unknown> {
  const wish: ApiKeyRequest = {
    name,
    inboxesPerDay: number('per-day') ?? 0,
    ratePerSecond: number('rate'),
    maxTtlSeconds: number('max-ttl'),
  };
  const made = await call<NewApiKey>(settings, 'POST', paths.apiKeys, wish);
  if (!values.json) process.stdout.write(`${made.key}\n`);
  return made;
}

async function list(settings: Settings): Promise<unknown> {
  const answer = await call<ApiKeyList>(settings, 'GET', paths.apiKeys);
  if (values.json) return answer;
  for (const {
    id,
    name,
    inboxesPerDay,
    claimedToday,
    claimedTotal,
    receivedTotal,
    refusedTotal,
    lastUsedAt,
  } of answer.keys) {
    const figures = `${claimedToday} of ${inboxesPerDay} today, ${claimedTotal} in all; ${receivedTotal} mails; ${refusedTotal} refused`;
    process.stdout.write(`${id}\t${name}\t${figures}\tlast used ${lastUsedAt ?? 'never'}\n`);
  }
  return answer;
}

async function revoke(settings: Settings, id: string): Promise<unknown> {
  await call(settings, 'DELETE', `${paths.apiKeys}/${encodeURIComponent(id)}`);
  if (!values.json) process.stdout.write('Revoked.\n');
  return { revoked: id };
}

const [command, argument, ...others] = positionals;
if (values.help) {
  process.stdout.write(usage);
  process.exit(0);
}
const takesArgument = command === 'create' || command === 'revoke';
if ((!takesArgument && command !== 'list') || takesArgument !== (argument !== undefined) || others.length > 0) {
  giveUp(usage, 2);
}
const own = readSettings();
if (!('settings' in own)) giveUp(own.faults.join('\n'));
const { settings } = own;
if (!settings.ADMIN_TOKEN) giveUp('ADMIN_TOKEN is not set: without it the server has no keys.');
try {
  const answer =
    command === 'create'
      ? await create(settings, argument ?? '')
      : command === 'revoke'
        ? await revoke(settings, argument ?? '')
        : await list(settings);
  if (values.json) process.stdout.write(`${JSON.stringify(answer)}\n`);
} catch (error) {
  if (!(error instanceof KeyError)) throw error;
  giveUp(error.message);
}

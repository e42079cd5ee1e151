import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { urlFromEnvironment } from '../environment.js';
import { EfemeraError } from '../errors.js';
import type { Inbox } from '../inbox.js';
import { createInbox, openInbox } from '../open-inbox.js';
import { mailText } from '../report.js';
import { jsonLine, oneLine, safeText } from '../safe-text.js';
import type { Mail, MailSummary, OpenInboxOptions, WaitOptions } from '../types.js';
import { commandOptions, commands, commonOptions, helpOf, helpOfAll, isCommand, type CommandName } from './commands.js';
import { exitCodeMeanings, exitCodeOf, exitCodes, type ExitCode } from './exit-codes.js';
import { KeptInboxes, type KeptRecord } from './kept-inboxes.js';

export interface Terminal {
  out: (chunk: string | Uint8Array) => void;
  err: (text: string) => void;
  isTerminal: boolean;
  /** Aborts at Ctrl-C. */
  signal: AbortSignal;
}

type Values = Partial<Record<Exclude<keyof typeof commandOptions | 'url' | 'token' | 'key', 'raw' | 'html'>, string>> &
  Partial<Record<'json' | 'raw' | 'html' | 'help', boolean>>;

/** What `main` passes to a command. */
interface Run extends Terminal {
  /** The options of the command line; `tag` may come from a plus address instead. */
  values: Values;
  /** The address of the inbox, without the tag of a plus address. */
  address: string | undefined;
  id: string | undefined;
  kept: KeptInboxes;
}

class UsageError extends Error {}

/** Runs one command. @returns the exit code. */
export async function main(args: readonly string[], terminal: Terminal, kept = new KeptInboxes()): Promise<ExitCode> {
  const [name = '', ...rest] = args;
  if (['', '-h', '--help', 'help'].includes(name)) {
    const text = helpOfAll(
      Object.entries(exitCodes).map(([key, code]) => [String(code), exitCodeMeanings[key as keyof typeof exitCodes]]),
    );
    if (name !== '') terminal.out(text);
    else terminal.err(text);
    return name === '' ? exitCodes.usage : exitCodes.ok;
  }
  if (name === '--version') {
    terminal.out(`${versionOfPackage()}\n`);
    return exitCodes.ok;
  }
  if (!isCommand(name)) {
    terminal.err(`efemera: there is no command "${oneLine(name)}"; see efemera --help.\n`);
    return exitCodes.usage;
  }
  try {
    const parsed = parse(name, rest);
    if (parsed.values.help) terminal.out(helpOf(name));
    else await run[name]({ ...terminal, ...parsed, kept });
    return exitCodes.ok;
  } catch (error) {
    if (terminal.signal.aborted) return name === 'watch' ? exitCodes.ok : exitCodes.interrupted;
    if (error instanceof UsageError) {
      terminal.err(`efemera ${name}: ${safeText(error.message)}\nUsage: efemera ${commands[name].usage} [options]\n`);
      return exitCodes.usage;
    }
    const { code, message } = error instanceof EfemeraError ? error : { code: 'error', message: String(error) };
    terminal.err(`efemera ${name}: ${safeText(message)}\n`);
    return exitCodeOf(code);
  }
}

function versionOfPackage(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function parse(name: CommandName, args: string[]): Pick<Run, 'values' | 'address' | 'id'> {
  const own = commands[name].options.map((option) => [option, commandOptions[option]] as const);
  const { values, positionals } = parseStrictly(args, { ...Object.fromEntries(own), ...commonOptions });
  const takes = commands[name].usage.split(' ').slice(1);
  const named = positionals.find((positional) => positional.includes('@'));
  const id = positionals.find((positional) => !positional.includes('@'));
  const used = [named, id].filter((positional) => positional !== undefined);
  if (
    positionals.length > used.length ||
    (id !== undefined && !takes.includes('[ID]')) ||
    (named !== undefined && takes.length === 0)
  ) {
    throw new UsageError(`it does not take "${positionals.join(' ')}".`);
  }
  if (named === undefined) return { values, address: named, id };
  const { address, tag } = splitTag(named);
  if (tag === undefined) return { values, address, id };
  if (values.tag !== undefined) throw new UsageError(`${named} has a tag already.`);
  // A script that is done with one plus address must not end the inbox, and with it the mail of all others.
  if (name === 'delete' && id === undefined) throw new UsageError(`${named} is a part of ${address}: delete that one.`);
  return { values: { ...values, tag }, address, id };
}

/** Splits a plus address and writes it as the server does: the command finds its saved inboxes by that spelling. */
function splitTag(given: string): { address: string; tag?: string | undefined } {
  const address = given.normalize('NFC').toLowerCase();
  const [, name, tag, domain] = /^([^+@]*[^+@.])\+([^@]*)@(.*)$/.exec(address) ?? [];
  return name === undefined ? { address } : { address: `${name}@${domain}`, tag };
}

function parseStrictly(args: string[], options: NonNullable<Parameters<typeof parseArgs>[0]>['options']) {
  try {
    const { values, positionals } = parseArgs({ args, options: options ?? {}, allowPositionals: true, strict: true });
    return { values: values as Values, positionals };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

const run: Record<CommandName, (run: Run) => Promise<void>> = {
  async new(run) {
    const { values, out, signal, kept } = run;
    const { address, domain, url, key: apiKey } = values;
    // Only --json prints the token. Without --json, an address whose token can't be kept is of no use, so the command
    // claims none. With --json, the script has the token and can go on.
    if (!values.json) await kept.prepare().catch(refuseToClaim);
    const inbox = await createInbox({ address, domain, url, apiKey, signal });
    // A failure to delete old records must not end the command: the user would lose the address that was just claimed.
    await kept.forgetEnded().catch(() => undefined);
    // Stores the token before it prints the address: a script that reads the address may run the next command at once.
    await kept.keep(recordOf(inbox)).catch((error: unknown) => {
      if (!values.json) throw error;
      warn(run, 'the token cannot be kept, so other commands need --token', error);
    });
    const { token, expiresAt } = inbox;
    out(
      values.json
        ? jsonLine({ url: inbox.url, address: inbox.address, token, expiresAt })
        : `${oneLine(inbox.address)}\n`,
    );
  },

  async list(run) {
    const inbox = await open(run);
    for (const mail of await inbox.messages({ tag: run.values.tag })) printSummary(run, mail);
  },

  async read(run) {
    const inbox = await open(run);
    const id = run.id ?? (await inbox.messages({ tag: run.values.tag }))[0]?.id;
    if (id === undefined) throw new EfemeraError('nothing_found', `There is no such mail in ${inbox.address}.`);
    const { raw, html } = run.values;
    if (raw && html) throw new UsageError('--raw and --html exclude each other.');
    if (raw) return printBytes(run, await inbox.raw(id));
    const mail = await inbox.read(id);
    if (!html) return printMail(run, mail);
    if (mail.bodyHtml === null) throw new EfemeraError('nothing_found', 'This mail has no HTML.');
    printBytes(run, new TextEncoder().encode(mail.bodyHtml));
  },

  async wait(run) {
    const { has } = run.values;
    if (has !== undefined && has !== 'code' && has !== 'link') throw new UsageError('--has takes code or link.');
    printMail(run, await waiting(run, (inbox, options) => inbox.waitForMail({ ...options, has })));
  },

  async code(run) {
    const code = await waiting(run, (inbox, options) => inbox.waitForCode(options));
    run.out(run.values.json ? jsonLine({ code }) : `${oneLine(code)}\n`);
  },

  async link(run) {
    const link = await waiting(run, (inbox, options) => inbox.waitForLink(options));
    run.out(run.values.json ? jsonLine({ link }) : `${oneLine(link)}\n`);
  },

  async watch(run) {
    const inbox = await open(run);
    for await (const mail of inbox.watch({ tag: run.values.tag, signal: run.signal })) printSummary(run, mail);
  },

  async share(run) {
    const { access } = run.values;
    if (access !== undefined && access !== 'read' && access !== 'full') {
      throw new UsageError('--access takes read or full.');
    }
    const link = await (await open(run)).share({ access });
    run.out(run.values.json ? jsonLine(link) : `${oneLine(link.url)}\n`);
  },

  async delete(run) {
    const inbox = await open(run);
    if (run.id !== undefined) return inbox.deleteMail(run.id);
    await inbox.delete();
    await run.kept
      .forget(inbox)
      .catch((error: unknown) => warn(run, 'the token of the deleted inbox is still stored', error));
  },
};

/** Finds the inbox: by address, or the one made last. A token is sent only to the server that issued it. */
async function open(run: Run): Promise<Inbox> {
  const { values, address, signal, kept } = run;
  const { token, key: apiKey } = values;
  if (token !== undefined && address === undefined) throw new UsageError('--token needs the ADDRESS that it opens.');
  const named = values.url ?? urlFromEnvironment();
  // Brings the URL into the form in which it was stored.
  const { url } = openInbox({ url: named, apiKey, address: '' });
  const server = named === undefined ? undefined : url;
  const record = token === undefined ? await kept.find({ url: server, address }) : null;
  const found = record ?? (address === undefined ? null : { url, address, token });
  if (!found) {
    throw new EfemeraError(
      'nothing_found',
      `no inbox is stored${server ? ` of ${server}` : ''}: \`efemera new\` makes one.`,
    );
  }
  // Notes each printed mail even if no record of the inbox is stored: otherwise a later command would print it again.
  const mayGiveOut: OpenInboxOptions['mayGiveOut'] = (...ids) =>
    kept.giveOut(found, ...ids).catch((error: unknown) => {
      warn(run, 'a later command may print this mail again', error);
      return true;
    });
  const inbox = openInbox({
    url: found.url,
    address: found.address,
    token: found.token,
    expiresAt: record?.expiresAt,
    apiKey,
    signal,
    givenOut: await kept.givenOut(found),
    mayGiveOut,
  });
  // Refuses a tag that no address can have: a wait for its mail would be in vain.
  if (values.tag !== undefined) inbox.tagged(values.tag);
  return inbox;
}

/** Warns that the folder of stored inboxes can't be written; the command goes on without it. */
function warn({ err }: Run, consequence: string, error: unknown): void {
  err(`efemera: ${consequence}: ${safeText((error as Error).message)}\n`);
}

function refuseToClaim(error: Error): never {
  throw new EfemeraError(
    'not_kept',
    `nothing was claimed, because the token cannot be kept (--json prints it instead): ${error.message}`,
  );
}

async function waiting<T>(run: Run, wait: (inbox: Inbox, options: WaitOptions) => Promise<T>): Promise<T> {
  const { from, subject, tag, timeout = '20' } = run.values;
  if (!/^\d+(\.\d+)?$/.test(timeout)) throw new UsageError('--timeout takes seconds, such as 20.');
  return wait(await open(run), { from, subject, tag, timeout: Number(timeout) * 1000 });
}

function recordOf({ url, address, token, expiresAt }: Inbox): KeptRecord {
  return { url, address, token, expiresAt: expiresAt ?? undefined, keptAtMs: Date.now() };
}

function printSummary({ values, out }: Run, mail: MailSummary): void {
  if (values.json) return out(jsonLine(mail));
  const { id, timestamp, from, subject, code } = mail;
  out(`${[id, timestamp, from, subject, code ?? ''].map(oneLine).join('\t')}\n`);
}

function printMail({ values, out }: Run, mail: Mail): void {
  if (values.json) return out(jsonLine(mail));
  out(mailText(mail));
}

/** Prints the bytes unchanged into a file or pipe. For a terminal, removes control characters that it would execute. */
function printBytes({ out, isTerminal }: Run, bytes: Uint8Array): void {
  out(isTerminal ? safeText(new TextDecoder().decode(bytes)) : bytes);
}

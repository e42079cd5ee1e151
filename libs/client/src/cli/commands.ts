import type { ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The options that every command accepts. */
export const commonOptions = {
  json: { type: 'boolean' },
  url: { type: 'string' },
  token: { type: 'string' },
  key: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies Options;

export const commandOptions = {
  address: { type: 'string' },
  domain: { type: 'string' },
  from: { type: 'string' },
  subject: { type: 'string' },
  tag: { type: 'string' },
  has: { type: 'string' },
  access: { type: 'string' },
  timeout: { type: 'string' },
  raw: { type: 'boolean' },
  html: { type: 'boolean' },
} as const satisfies Options;
type CommandOption = keyof typeof commandOptions;

const optionHelp: Record<CommandOption | keyof typeof commonOptions, [form: string, meaning: string]> = {
  address: ['--address ADDRESS', 'a name of your own choice, such as ana@efemera.localhost'],
  domain: ['--domain DOMAIN', "one of the server's domains"],
  from: ['--from TEXT', "part of the sender's name or address"],
  subject: ['--subject TEXT', 'part of the subject'],
  tag: ['--tag TAG', 'only mail to the plus address with this tag: NAME+TAG@DOMAIN'],
  has: ['--has code|link', 'only a mail in which one was recognised'],
  access: ['--access read|full', 'what the guest may do: read the mail, by default, or all that concerns mail'],
  timeout: ['--timeout SECONDS', 'how long to wait; 20 by default'],
  raw: ['--raw', 'the message as received'],
  html: ['--html', 'the HTML as the sender wrote it'],
  json: ['--json', 'one JSON object a line'],
  url: ['--url URL', 'the server; else EFEMERA_URL, else that of the inbox, else http://localhost:3000'],
  token: ['--token TOKEN', 'the key of ADDRESS, where `efemera new` has not kept it'],
  key: ['--key KEY', "a key of the server's operator; else EFEMERA_API_KEY"],
  help: ['-h, --help', 'this text'],
};

interface Command {
  usage: string;
  does: string;
  options: readonly CommandOption[];
}

const waiting = ['from', 'subject', 'tag', 'timeout'] as const;

export const commands = {
  new: {
    usage: 'new',
    does: 'Claims an address, prints it, and keeps its token for the other commands.',
    options: ['address', 'domain'],
  },
  list: {
    usage: 'list [ADDRESS]',
    does: 'Lists the mail, newest first: id, time, sender, subject, code.',
    options: ['tag'],
  },
  read: {
    usage: 'read [ADDRESS] [ID]',
    does: 'Prints a mail as text; without ID, the newest.',
    options: ['raw', 'html'],
  },
  wait: {
    usage: 'wait [ADDRESS]',
    does: 'Waits for a mail that no wait has given out before, and prints it.',
    options: [...waiting, 'has'],
  },
  code: {
    usage: 'code [ADDRESS]',
    does: 'Waits for a one-time code that has not been given out before, and prints it alone.',
    options: waiting,
  },
  link: {
    usage: 'link [ADDRESS]',
    does: 'Waits for a confirmation link that has not been given out before, and prints it alone.',
    options: waiting,
  },
  watch: { usage: 'watch [ADDRESS]', does: 'Prints each mail as it arrives, until Ctrl-C.', options: ['tag'] },
  share: {
    usage: 'share [ADDRESS]',
    does: 'Prints a link that opens the inbox on another device: once, within five minutes.',
    options: ['access'],
  },
  delete: {
    usage: 'delete [ADDRESS] [ID]',
    does: 'Deletes the mail ID; without ID, the inbox and all that lies in it.',
    options: [],
  },
} as const satisfies Record<string, Command>;
export type CommandName = keyof typeof commands;

export const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name);

const columns = (rows: readonly (readonly [string, string])[]) => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
};

export function helpOf(name: CommandName): string {
  const { usage, does, options } = commands[name];
  const rows = [...options, ...(Object.keys(commonOptions) as (keyof typeof commonOptions)[])].map(
    (option) => optionHelp[option],
  );
  const address = usage.includes('ADDRESS')
    ? '\nWithout ADDRESS, the command uses the inbox that `efemera new` made last.\n'
    : '';
  return `Usage: efemera ${usage} [options]\n\n${does}\n${address}\n${columns(rows)}\n`;
}

export function helpOfAll(exitCodes: readonly (readonly [string, string])[]): string {
  const rows = Object.values(commands).map(({ usage, does }): [string, string] => [usage, does]);
  return `Usage: efemera COMMAND [options]

${columns(rows)}

\`efemera COMMAND --help\` tells the options, \`efemera --version\` the version. Without ADDRESS, the inbox that \`efemera new\` made last.

Exit codes:
${columns(exitCodes)}
`;
}

import type { ChildProcess } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { freePort } from '@efemera/start/free-port';
import { copiedProgram, copyDebianPackages, onPath, runCommand, type Command } from '@efemera/start/programs';
import { end, listens, measuredCore, root, run } from './processes.js';

/** Another SMTP server, which does less with a mail than ours. */
export interface Reference {
  name: string;
  port: number;
  processes: Record<string, ChildProcess>;
  stop(): Promise<void>;
}

const acceptAll = 'exports.hook_rcpt = (next) => next(OK);\n';
/** The same settings as our intake: no Nagle, and one packet for the replies to a group of commands. */
const quickReplies = `
const command = 1, lineFeed = 0x0a;
exports.hook_connect = (next, connection) => {
  const socket = connection.client.targetsocket;
  socket.setNoDelay(true);
  const respond = connection.respond;
  let corked = false;
  connection.respond = function (code, message, then) {
    if (!corked) socket.cork();
    corked = true;
    respond.call(this, code, message, then);
    if (this.state === command && this.current_data?.includes(lineFeed)) return;
    corked = false;
    socket.uncork();
  };
  next();
};
`;

/** A plain Haraka in one process that accepts every recipient and discards every message. */
async function startHaraka(name: string, plugins: Record<string, string>): Promise<Reference> {
  const home = mkdtempSync(join(tmpdir(), 'efemera-haraka-'));
  const port = await freePort();
  mkdirSync(join(home, 'config'));
  mkdirSync(join(home, 'plugins'));
  const files: Record<string, string> = {
    'config/smtp.ini': `listen=127.0.0.1:${port}\nnodes=0\n`,
    'config/plugins': [...Object.keys(plugins), 'queue/discard', ''].join('\n'),
    'config/log.ini': '[main]\nlevel=ERROR\n',
    'config/loglevel': 'ERROR\n',
    'config/me': 'bench.test\n',
    'config/outbound.ini': 'disabled=true\n',
  };
  for (const [plugin, code] of Object.entries(plugins)) files[`plugins/${plugin}.js`] = code;
  for (const [file, text] of Object.entries(files)) writeFileSync(join(home, file), text);
  const haraka = dirname(createRequire(import.meta.url).resolve('Haraka/package.json'));
  copyFileSync(join(haraka, 'config/connection.ini'), join(home, 'config/connection.ini'));
  const command = [process.execPath, join(haraka, 'bin/haraka'), '-c', home];
  const smtp = run(command, { env: { YES_REALLY_DO_DISCARD: '1' }, cores: measuredCore, cwd: home });
  await listens(port);
  return {
    name,
    port,
    processes: { smtp },
    stop: async () => {
      await end(smtp);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

export const startStockHaraka = () => startHaraka('Haraka, discarding', { accept_all: acceptAll });

export const startTunedHaraka = () =>
  startHaraka('Haraka tuned, discarding', { accept_all: acceptAll, quick_replies: quickReplies });

const cache = resolve(root, '.cache/bench');

/**
 * Postfix's own test server, in C, which discards the mail and counts it: an upper bound for a core of this machine.
 */
export async function startSmtpSink(say: (line: string) => void): Promise<Reference | null> {
  const copied = (): Command | null => {
    const program = copiedProgram(join(cache, 'postfix'), 'usr/sbin/smtp-sink');
    const libraries = join(cache, 'postfix/usr/lib/postfix');
    return program && ['env', `LD_LIBRARY_PATH=${libraries}`, program.at(-1) ?? ''];
  };
  const installed = await onPath('smtp-sink', '/usr/sbin/smtp-sink');
  if (!installed && !copied()) {
    if (!(await onPath('apt-get'))) return null;
    say('fetching smtp-sink (Debian package postfix), once');
    await copyDebianPackages(['postfix'], join(cache, 'postfix'));
  }
  const command = installed ? [installed] : copied();
  if (!command) return null;
  const port = await freePort();
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const smtp = run([...command, ...user, `127.0.0.1:${port}`, '1000'], { cores: measuredCore });
  await listens(port);
  return { name: 'smtp-sink, discarding', port, processes: { smtp }, stop: () => end(smtp) };
}

/** A test server from npm, which parses each mail on arrival and writes it to a file. */
export async function startMaildev(say: (line: string) => void): Promise<Reference | null> {
  const folder = join(cache, 'maildev');
  const program = join(folder, 'node_modules/maildev/bin/maildev');
  if (!existsSync(program)) {
    say('fetching maildev from the package registry, once');
    const install: Command = ['npm', 'install', '--prefix', folder, '--no-audit', '--no-fund', 'maildev@2.2.1'];
    await runCommand(install, 180_000);
  }
  const [port, web] = [await freePort(), await freePort()];
  const mails = mkdtempSync(join(tmpdir(), 'efemera-maildev-'));
  const ports = ['--smtp', String(port), '--web', String(web), '--ip', '127.0.0.1'];
  const command = [process.execPath, program, ...ports, '--mail-directory', mails, '--silent'];
  const smtp = run(command, { cores: measuredCore });
  await listens(port);
  return {
    name: 'maildev',
    port,
    processes: { smtp },
    stop: async () => {
      await end(smtp);
      rmSync(mails, { recursive: true, force: true });
    },
  };
}

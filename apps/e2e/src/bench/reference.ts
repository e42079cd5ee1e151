import type { ChildProcess } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '@efemera/start/free-port';
import { end, listens, run } from './processes.js';

export interface Reference {
  port: number;
  stop(): Promise<void>;
}

/** A bare Haraka in one process that accepts every recipient and discards every message: stock settings, no storage. */
export async function startDiscardingHaraka(core: string): Promise<Reference> {
  const home = mkdtempSync(join(tmpdir(), 'efemera-haraka-'));
  const port = await freePort();
  mkdirSync(join(home, 'config'));
  mkdirSync(join(home, 'plugins'));
  const files: Record<string, string> = {
    'config/smtp.ini': `listen=127.0.0.1:${port}\nnodes=0\n`,
    'config/plugins': 'accept_all\nqueue/discard\n',
    'config/log.ini': '[main]\nlevel=ERROR\n',
    'config/loglevel': 'ERROR\n',
    'config/me': 'bench.test\n',
    'config/outbound.ini': 'disabled=true\n',
    'plugins/accept_all.js': 'exports.hook_rcpt = (next) => next(OK);\n',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(home, name), text);
  const haraka = dirname(createRequire(import.meta.url).resolve('Haraka/package.json'));
  copyFileSync(join(haraka, 'config/connection.ini'), join(home, 'config/connection.ini'));
  const env = { YES_REALLY_DO_DISCARD: '1' };
  const child: ChildProcess = run([process.execPath, join(haraka, 'bin/haraka'), '-c', home], env, core, home);
  await listens(port);
  return {
    port,
    stop: async () => {
      await end(child);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

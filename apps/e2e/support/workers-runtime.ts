import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@efemera/start/free-port';
import { until } from '@efemera/testing/until';

const root = resolve(import.meta.dirname, '../../..');
const { default: workerd } = createRequire(import.meta.url)('workerd') as { default: string };

/** A message as Cloudflare gives it to an Email Worker. */
export interface RoutedMessage {
  from: string;
  to: string;
  source: string;
}

/** What an Email Worker has done with a message. */
export interface RoutedOutcome {
  /** The reason of `setReject`. */
  rejected: string | null;
  /** The message of the error that it threw: Cloudflare answers the sender with a temporary error. */
  fault: string | null;
}

const configOf = (port: number, bindings: Readonly<Record<string, string>>) => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .mailWorker),
    (name = "internet", network = (allow = ["public", "private", "local"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const mailWorker :Workerd.Worker = (
  modules = [
    (name = "harness", esModule = embed "harness.mjs"),
    (name = "worker", esModule = embed "worker.js"),
  ],
  compatibilityDate = "2026-01-01",
  bindings = [${Object.entries(bindings).map(([name, text]) => `(name = ${JSON.stringify(name)}, text = ${JSON.stringify(text)})`)}],
);
`;

/** ops/cloudflare/worker.js in workerd, the runtime of Cloudflare Workers. */
export class EmailWorker {
  private constructor(
    private readonly port: number,
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {}

  /** @param bindings  the variables and secrets of the worker. */
  static async start(bindings: Readonly<Record<string, string>>): Promise<EmailWorker> {
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'efemera-worker-'));
    copyFileSync(join(import.meta.dirname, 'email-worker/harness.mjs'), join(folder, 'harness.mjs'));
    copyFileSync(join(root, 'ops/cloudflare/worker.js'), join(folder, 'worker.js'));
    writeFileSync(join(folder, 'config.capnp'), configOf(port, bindings));
    const child = spawn(workerd, ['serve', 'config.capnp'], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
    const worker = new EmailWorker(port, child, folder);
    await until('workerd answers', () => worker.#answers());
    return worker;
  }

  /** Hands a message to the worker, with its header as Cloudflare parses it. */
  async route({ from, to, source }: RoutedMessage): Promise<RoutedOutcome> {
    const [header = ''] = source.split('\r\n\r\n', 1);
    const headers = header
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
    const response = await fetch(`http://127.0.0.1:${this.port}/`, {
      method: 'POST',
      headers: { 'x-message': encodeURIComponent(JSON.stringify({ from, to, headers })) },
      body: source,
    });
    return (await response.json()) as RoutedOutcome;
  }

  async stop(): Promise<void> {
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #answers(): Promise<boolean> {
    if (this.child.exitCode !== null) throw new Error('workerd has ended.');
    return fetch(`http://127.0.0.1:${this.port}/`).then(
      () => true,
      () => false,
    );
  }
}

import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { findCurl } from '@efemera/start/find-curl';
import { root } from './code-block.js';

const runFile = promisify(execFile);

export interface Result {
  code: number;
  out: string;
  err: string;
}

/** A folder of a tester, with the package installed from a running server, as the README says. */
export class TesterProject {
  private constructor(
    readonly folder: string,
    /** The files of the package. */
    readonly packed: readonly string[],
    private readonly env: Record<string, string>,
  ) {}

  /** @param env  of its programs; `EFEMERA_URL` is the server. */
  static async create(env: Record<string, string> & { EFEMERA_URL: string }): Promise<TesterProject> {
    const folder = mkdtempSync(join(tmpdir(), 'efemera-tester-'));
    const curlFolder = dirname(await findCurl(join(root, '.cache')));
    const path = [process.env['PATH'], curlFolder].join(delimiter);
    // Without npm settings of this user, and with an empty home folder.
    const own = {
      PATH: path,
      HOME: folder,
      XDG_CONFIG_HOME: join(folder, 'config'),
      npm_config_cache: join(folder, 'npm'),
    };
    const npm = (args: string[], cwd: string) => runFile('npm', args, { cwd, env: own });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    // No registry answers there, which proves that the package has no dependencies: npm could not fetch them.
    const registry = ['--registry', 'http://127.0.0.1:9', '--fetch-retries', '0'];
    await npm(
      ['install', '--save-dev', ...registry, '--no-audit', '--no-fund', `${env.EFEMERA_URL}/efemera.tgz`],
      folder,
    );
    const installed = join(folder, 'node_modules/efemera');
    const packed = readdirSync(installed, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(installed, join(entry.parentPath, entry.name)));
    return new TesterProject(folder, packed, { ...own, ...env });
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.folder, name), text);
  }

  /** Runs a program of this machine in the folder. */
  run(program: string, args: string[], env: Record<string, string> = {}): Promise<Result> {
    const child = this.start(program, args, env);
    let [out, err] = ['', ''];
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (err += text));
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve({ code: code ?? -1, out, err }));
    });
  }

  start(program: string, args: string[], env: Record<string, string> = {}): ChildProcess {
    return spawn(program, args, { cwd: this.folder, env: { ...this.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  }

  /** Starts a program that prints its progress line by line, and that the test tells once to continue. */
  converse(program: string, args: string[]) {
    const child = spawn(program, args, { cwd: this.folder, env: this.env, stdio: ['pipe', 'pipe', 'inherit'] });
    return {
      lines: linesOf(child),
      goOn: () => child.stdin.end('\n'),
      ended: once(child, 'close'),
    };
  }

  /** Runs the installed command directly: npx takes a second longer. */
  efemera(...args: string[]): Promise<Result> {
    return this.run(process.execPath, [this.cli, ...args]);
  }

  get cli(): string {
    return join(this.folder, 'node_modules/efemera/bin/efemera.js');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Returns the printed lines, one per call; an empty one when the process has ended. */
export function linesOf({ stdout }: ChildProcess): () => Promise<string> {
  if (!stdout) throw new Error('Its output is not a pipe.');
  const lines = createInterface(stdout)[Symbol.asyncIterator]();
  return async () => ((await lines.next()) as IteratorResult<string, undefined>).value ?? '';
}

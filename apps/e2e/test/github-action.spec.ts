import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInbox } from 'efemera';
import { findCurl } from '@efemera/start/find-curl';
import { freePort } from '@efemera/start/free-port';
import { codeMail } from '@efemera/testing/sample-mail';
import { SmtpSender } from '@efemera/testing/smtp-sender';
import { until } from '@efemera/testing/until';
import { parse } from 'yaml';
import { codeBlock, root } from '../support/code-block.js';

interface Step {
  id?: string;
  shell?: string;
  run?: string;
  env?: Record<string, string>;
}
interface Action {
  inputs: Record<string, { description: string; default: string }>;
  outputs: Record<string, { description: string; value: string }>;
  runs: { using: string; steps: Step[] };
}

const path = 'ops/github-action/action.yml';
const text = readFileSync(join(root, path), 'utf8');
const action = parse(text) as Action;
const { steps } = action.runs;

describe('the GitHub Action', () => {
  let temporary: string;
  beforeEach(() => {
    temporary = mkdtempSync(join(tmpdir(), 'efemera-action-'));
  });
  afterEach(() => rmSync(temporary, { recursive: true, force: true }));

  /** Runs the steps as a runner does: each in a shell of its own, with its environment and the files of the job. */
  async function runSteps(inputs: Record<string, string>): Promise<{ code: number; said: string }> {
    const given = Object.fromEntries(Object.entries(action.inputs).map(([name, input]) => [name, input.default]));
    const filled = (value: string) =>
      value.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, name: string) => ({ ...given, ...inputs })[name] ?? '');
    const curl = dirname(await findCurl(join(root, '.cache')));
    const files = Object.fromEntries(['GITHUB_OUTPUT', 'GITHUB_ENV'].map((name) => [name, join(temporary, name)]));
    const job = {
      ...files,
      PATH: [process.env['PATH'], curl].join(delimiter),
      HOME: process.env['HOME'] ?? '',
      RUNNER_TEMP: temporary,
      GITHUB_ACTION_PATH: join(root, dirname(path)),
      // Settings of the tested program, which the server must not take over: it would not start with any of them.
      REDIS_URL: `redis://127.0.0.1:${await freePort()}`,
      LOG_LEVEL: 'DEBUG',
      TRUST_PROXY: 'true',
    };
    let said = '';
    for (const { run = '', env = {} } of steps) {
      const own = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, filled(value)]));
      const script = join(temporary, 'step.sh');
      writeFileSync(script, run);
      const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', script], { env: { ...job, ...own } });
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
      const [code] = (await once(child, 'exit')) as [number];
      if (code !== 0) return { code, said };
    }
    return { code: 0, said };
  }

  /** The pid of the server that the steps have left running. */
  const serverAt = (port: number) => Number(readFileSync(join(temporary, `efemera-${port}.pid`), 'utf8'));
  const isRunning = (pid: number) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  async function end(port: number): Promise<void> {
    const pid = serverAt(port);
    process.kill(pid, 'SIGTERM');
    await until('the server has ended', () => !isRunning(pid) || null);
  }

  it('is composite, of steps that bash can read and into which no input is pasted', async () => {
    expect(action.runs.using).toBe('composite');
    expect(steps.length).toBeGreaterThan(1);
    for (const { shell, run = '' } of steps) {
      expect(shell).toBe('bash');
      // The shell would execute an input that is pasted into a script, so inputs come by environment variables.
      expect(run).not.toContain('${{');
      const child = spawn('bash', ['-n', '-c', run]);
      expect(await once(child, 'exit')).toEqual([0, null]);
    }
  });

  it('uses every input that it describes, and takes its outputs from steps that it has', () => {
    const used = new Set([...text.matchAll(/\$\{\{ inputs\.([\w-]+) \}\}/g)].map(([, name]) => name));
    expect(used).toEqual(new Set(Object.keys(action.inputs)));
    const written = [...text.matchAll(/\$\{\{ steps\.(\w+)\.outputs\.(\w+) \}\}/g)].map(([, id, name]) => [id, name]);
    expect(written).toEqual([['ready', 'url']]);
    expect(steps.find(({ id }) => id === 'ready')?.run).toContain('echo "url=');
  });

  it('starts a server that is ready for the next step, and tells its address', async () => {
    const [port, smtpPort] = [await freePort(), await freePort()];
    try {
      const { code, said } = await runSteps({ port: String(port), 'smtp-port': String(smtpPort) });
      expect({ code, said }).toEqual({ code: 0, said: '' });
      const url = `http://localhost:${port}`;
      expect(readFileSync(join(temporary, 'GITHUB_OUTPUT'), 'utf8')).toBe(`url=${url}\n`);
      expect(readFileSync(join(temporary, 'GITHUB_ENV'), 'utf8')).toBe(`EFEMERA_URL=${url}\n`);
      const inbox = await createInbox({ url });
      const sender = await SmtpSender.connect(smtpPort);
      await sender.send(inbox.address, codeMail('482913'));
      expect(await inbox.waitForCode()).toBe('482913');
      sender.destroy();
    } finally {
      await end(port);
    }
  }, 180_000);

  it('starts a second server in the same job, at other ports', async () => {
    const ports = [await freePort(), await freePort()];
    const started: number[] = [];
    try {
      for (const port of ports) {
        started.push(port);
        const { code, said } = await runSteps({ port: String(port), 'smtp-port': String(await freePort()) });
        expect({ code, said }).toEqual({ code: 0, said: '' });
      }
    } finally {
      for (const port of started) await end(port);
    }
  }, 180_000);

  it('fails with the log if the server cannot start', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const { code, said } = await runSteps({ port: String(port), 'smtp-port': String(await freePort()) });
    taken.close();
    expect(code).toBe(1);
    expect(said).toContain(`PORT ${port}`);
    expect(said).toContain('::error::The Efêmera server is not ready.');
  }, 180_000);

  it('is called by the workflow of the documents with inputs that it has', () => {
    interface Workflow {
      jobs: Record<string, { steps: { uses?: string; with?: Record<string, string>; run?: string }[] }>;
    }
    const workflow = parse(codeBlock('docs/test-suites.md', '.github/workflows/sign-up.yml')) as Workflow;
    const called = Object.values(workflow.jobs).flatMap((job) => job.steps);
    const own = called.filter(({ uses }) => uses?.includes(`/${dirname(path)}@`));
    expect(own).toHaveLength(1);
    for (const name of Object.keys(own[0]?.with ?? {})) expect(Object.keys(action.inputs)).toContain(name);
    expect(called.some(({ run }) => run?.includes('$EFEMERA_URL/efemera.tgz'))).toBe(true);
  });
});

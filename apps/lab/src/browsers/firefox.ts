import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { windowSize, type Actions, type Browser } from './browser.js';
import { printedBy, stop } from './programs.js';

const commandTimeoutMs = 30_000;

interface Answer {
  type: 'success' | 'error' | 'event';
  id: number;
  result: Record<string, unknown>;
  error?: string;
  message?: string;
}

interface Waiting {
  resolve: (result: Record<string, unknown>) => void;
  reject: (error: Error) => void;
}

/** Firefox by WebDriver BiDi, which it speaks itself: no driver program is needed. */
export class Firefox implements Browser {
  name = 'Firefox';
  #context = '';
  #lastId = 0;
  readonly #waiting = new Map<number, Waiting>();

  private constructor(
    private readonly process: ChildProcess,
    private readonly socket: WebSocket,
    private readonly profile: string,
  ) {
    socket.on('message', (data: Buffer) => this.#take(JSON.parse(data.toString('utf8')) as Answer));
  }

  static async start(program: string): Promise<Firefox> {
    // Firefox uses the profile of the user otherwise, and changes it.
    const profile = mkdtempSync(join(tmpdir(), 'efemera-firefox-'));
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'];
    const process = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    const [, url = ''] = await printedBy(process, process.stderr, /BiDi listening on (ws:\S+)/);
    const socket = new WebSocket(`${url}/session`);
    await once(socket, 'open');
    const firefox = new Firefox(process, socket, profile);
    await firefox.#begin();
    return firefox;
  }

  async goto(url: string): Promise<void> {
    await this.#send('browsingContext.navigate', { context: this.#context, url, wait: 'complete' });
  }

  async evaluate(expression: string): Promise<unknown> {
    const { result, exceptionDetails } = (await this.#send('script.evaluate', {
      // BiDi describes values in its own way; JSON is the same in both protocols.
      expression: `JSON.stringify(${expression})`,
      target: { context: this.#context },
      awaitPromise: false,
    })) as { result?: { value?: string }; exceptionDetails?: { text: string } };
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
    return JSON.parse(result?.value ?? 'null');
  }

  async perform(actions: readonly Actions[]): Promise<void> {
    await this.#send('input.performActions', { context: this.#context, actions });
    await this.#send('input.releaseActions', { context: this.#context });
  }

  async picture(): Promise<Buffer> {
    const { data } = await this.#send('browsingContext.captureScreenshot', { context: this.#context });
    return Buffer.from(String(data), 'base64');
  }

  async close(): Promise<void> {
    this.socket.close();
    await stop(this.process);
    rmSync(this.profile, { recursive: true, force: true });
  }

  async #begin(): Promise<void> {
    const { capabilities } = await this.#send('session.new', { capabilities: {} });
    this.name = `Firefox ${(capabilities as { browserVersion: string }).browserVersion}`;
    const { contexts } = await this.#send('browsingContext.getTree', {});
    this.#context = (contexts as { context: string }[])[0]?.context ?? '';
    await this.#send('browsingContext.setViewport', { context: this.#context, viewport: windowSize });
  }

  #send(method: string, params: object): Promise<Record<string, unknown>> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`Firefox did not answer ${method}.`)), commandTimeoutMs);
      const settled = () => {
        clearTimeout(timer);
        this.#waiting.delete(id);
      };
      this.#waiting.set(id, {
        resolve: (result) => {
          settled();
          resolve(result);
        },
        reject: (error) => {
          settled();
          reject(error);
        },
      });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  #take({ type, id, result, error, message }: Answer): void {
    if (type === 'success') this.#waiting.get(id)?.resolve(result);
    if (type === 'error') this.#waiting.get(id)?.reject(new Error(`${error}: ${message}`));
  }
}

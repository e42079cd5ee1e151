import { spawn, type ChildProcess } from 'node:child_process';
import { freePort } from '@efemera/start/free-port';
import { until } from '@efemera/testing/until';
import { windowSize, type Actions, type Browser } from './browser.js';
import { printedBy, stop } from './programs.js';

const commandTimeoutMs = 30_000;

interface Programs {
  driver: string;
  miniBrowser: string;
  /** WebKitGTK has no headless mode. */
  xvfb: string;
}

/** WebKitGTK, which has the engine of Safari, by WebDriver. */
export class WebKit implements Browser {
  name = 'WebKitGTK';
  #session = '';

  private constructor(
    private readonly url: string,
    private readonly programs: readonly ChildProcess[],
  ) {}

  static async start({ driver, miniBrowser, xvfb }: Programs): Promise<WebKit> {
    const screen = `${windowSize.width}x${windowSize.height + 200}x24`;
    const display = spawn(xvfb, ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [, number = ''] = await printedBy(display, display.stdio[3], /^(\d+)\s/);
    const port = await freePort();
    const server = spawn(driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1', LANG: 'C.UTF-8' },
    });
    const webKit = new WebKit(`http://127.0.0.1:${port}`, [server, display]);
    try {
      await webKit.#begin(miniBrowser);
    } catch (error) {
      await webKit.close();
      throw error;
    }
    return webKit;
  }

  async goto(url: string): Promise<void> {
    await this.#send('POST', '/url', { url });
  }

  async evaluate(expression: string): Promise<unknown> {
    const script = `return JSON.stringify(${expression})`;
    const value = await this.#send('POST', '/execute/sync', { script, args: [] });
    return JSON.parse(String(value ?? 'null'));
  }

  async perform(actions: readonly Actions[]): Promise<void> {
    await this.#send('POST', '/actions', { actions });
    await this.#send('DELETE', '/actions');
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(String(await this.#send('GET', '/screenshot')), 'base64');
  }

  async close(): Promise<void> {
    // The session's end closes the browser, which outlives the driver otherwise.
    if (this.#session) await this.#send('DELETE', '').catch(() => undefined);
    for (const program of this.programs) await stop(program);
  }

  async #begin(miniBrowser: string): Promise<void> {
    await until('WebKitWebDriver answers', () => fetch(`${this.url}/status`).catch(() => null));
    const { sessionId, capabilities } = (await this.#call('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } },
      },
    })) as { sessionId: string; capabilities: { browserVersion: string } };
    this.#session = sessionId;
    this.name = `WebKitGTK ${capabilities.browserVersion}`;
    await this.#send('POST', '/window/rect', windowSize);
  }

  #send(method: string, path: string, body?: object): Promise<unknown> {
    return this.#call(method, `/session/${this.#session}${path}`, body);
  }

  async #call(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(this.url + path, {
      method,
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(commandTimeoutMs),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`${path}: ${value?.error}: ${value?.message}`);
    return value;
  }
}

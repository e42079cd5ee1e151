import { setTimeout as pause } from 'node:timers/promises';
import { nearHost, nearOrigin, productVersion, urlHost } from '@efemera/config';
import { paths, type Readiness } from '@efemera/contract';
import { readSettingsOfAll } from './check-settings.js';
import { KeptChild } from './children.js';
import { apps, childEnvironment, type Environment, type Settings } from './config.js';
import { EmbeddedRedis } from './embedded-redis.js';
import { findRedis } from './find-redis.js';
import { cacheFolder, root } from './paths.js';
import { isOpen, portFaults } from './ports.js';

const readyPatienceMs = 60_000;
/** EX_CONFIG of sysexits.h: a child exits with it when its settings are wrong. */
const wrongSettingsCode = 78;

/** The product can't start; the message is printed for the person who typed the command. */
class StartError extends Error {
  constructor(
    lines: readonly string[],
    readonly exitCode = 1,
  ) {
    super(lines.join('\n'));
    this.name = 'StartError';
  }
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs SMTP, gateway and worker as children, with an embedded Redis if REDIS_URL is not set. */
export class Product {
  readonly children = new Map<string, KeptChild>();
  #redis: Promise<EmbeddedRedis> | null = null;
  #ready = false;
  #stopped: Promise<void> | null = null;
  #giveUp: (reason: StartError) => void = () => undefined;
  readonly #givenUp = new Promise<never>((_, reject) => (this.#giveUp = reject));

  constructor(
    readonly settings: Settings,
    private readonly env: Environment,
  ) {
    // `start` gets this rejection while it waits for readiness; at other times the rejection must not end the process.
    this.#givenUp.catch(() => undefined);
  }

  /** @throws StartError with everything that is wrong with the settings. */
  static async prepare(): Promise<Product> {
    const own = await readSettingsOfAll();
    if ('faults' in own) {
      throw new StartError(['The settings are wrong:', ...own.faults.map((fault) => `  ${fault}`)], wrongSettingsCode);
    }
    return new Product(own.settings, childEnvironment());
  }

  /** @throws StartError | NoRedisError | DataFolderBusyError | RedisStartError */
  async start(): Promise<void> {
    const { settings } = this;
    const taken = await portFaults(settings);
    if (taken.length > 0) throw new StartError(taken);
    if (!settings.REDIS_URL) {
      const program = await findRedis(cacheFolder, (line) => say(`  ${line} …`));
      if (this.#stopped) return;
      this.#redis = EmbeddedRedis.start({
        program,
        folder: `${settings.DATA_DIR}/redis`,
        maxMemoryBytes: settings.EMBEDDED_REDIS_MAXMEMORY,
        say,
      });
      await this.#redis;
      say(`  Redis keeps its data in ${settings.DATA_DIR}`);
    }
    const env = { ...this.env, REDIS_URL: settings.REDIS_URL ?? (await this.#redis)?.url };
    for (const app of apps) this.keep(app, [process.execPath, `${root}/apps/${app}/dist/main.js`], env);
    say('  SMTP, gateway and worker are starting');
    await Promise.race([this.#whenReady(), this.#givenUp]);
  }

  /** Starts one more child that lives as long as the product. */
  keep(name: string, command: [string, ...string[]], env: Environment): void {
    if (this.#stopped) return;
    const onCrash = (code: number | null) => this.#onCrash(name, code);
    const child = new KeptChild({ name, command, env, say, onCrash });
    this.children.set(name, child);
    child.start();
  }

  /** Stops the children before Redis, so that they can still write their unfinished work. */
  stop(): Promise<void> {
    return (this.#stopped ??= this.#stopAll());
  }

  get siteUrl(): string {
    const { HOST, PORT } = this.settings;
    const host = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(HOST) ? 'localhost' : urlHost(HOST);
    return `http://${host}:${PORT}`;
  }

  async #stopAll(): Promise<void> {
    await Promise.all([...this.children.values()].map((child) => child.stop()));
    // Waits for a Redis that is still being started, so that it is stopped, too.
    const redis = await this.#redis?.catch(() => null);
    await redis?.stop();
  }

  /**
   * Gives up the start if a child exits with an error before the product is ready: it would fail again. Restarts a
   * child that ends later, or without an error code, as by a signal.
   */
  #onCrash(name: string, code: number | null): 'restart' | 'give-up' {
    if (this.#ready || !code) return 'restart';
    this.#giveUp(new StartError([`${name} could not start (code ${code}); its reason stands above.`], code));
    return 'give-up';
  }

  async #whenReady(): Promise<void> {
    const { HOST, SMTP_PORT } = this.settings;
    const host = nearHost(HOST);
    let missing: string[] = ['gateway'];
    for (const deadline = Date.now() + readyPatienceMs; Date.now() < deadline && !this.#stopped; await pause(50)) {
      const answer = await fetch(`${nearOrigin(this.settings)}${paths.ready}`, {
        signal: AbortSignal.timeout(2000),
      }).catch(() => null);
      if (!answer) continue;
      ({ missing } = (await answer.json()) as Readiness);
      // Asks the SMTP port, too: after a restart, Redis may still hold the heartbeat of the previous SMTP process.
      this.#ready = answer.ok && (await isOpen(SMTP_PORT, host));
      if (this.#ready) return;
    }
    if (!this.#stopped) say(`Not ready after ${readyPatienceMs / 1000} s; still waiting for: ${missing.join(', ')}.`);
    this.#ready = true;
  }
}

/** Prints how to try the product, for the person who typed the command. */
function announce({ settings, siteUrl }: Product, startedMs: number): void {
  const { SMTP_PORT, MAIL_DOMAINS, HOST } = settings;
  const smtp = `${urlHost(nearHost(HOST))}:${SMTP_PORT}`;
  say(
    [
      '',
      `Efêmera ${productVersion()} is ready (${(startedMs / 1000).toFixed(1)} s)`,
      '',
      `  Site  ${siteUrl}`,
      `  SMTP  ${smtp}, for ${MAIL_DOMAINS.map((domain) => `@${domain}`).join(', ')}`,
      '',
      'Open the site and send a first mail to the ADDRESS it shows:',
      '',
      '  npm run mail -- ADDRESS',
      `  printf 'From: me@example.com\\nSubject: Hello\\n\\nIt works.\\n' | curl --crlf smtp://${smtp} --mail-from me@example.com --mail-rcpt ADDRESS -T -`,
      '',
      'Ctrl-C stops everything.',
      '',
    ].join('\n'),
  );
}

/** Runs the product until a signal stops it; `also` runs additional work at the same time. */
export async function runProduct(also?: (product: Product) => void): Promise<void> {
  // The reader of the output may exit first (`npm start | head`); that must not end the product.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  let product: Product | null = null;
  let stopping = false;
  const stop = async (exitCode: number) => {
    stopping = true;
    await product?.stop();
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // SIGINT may arrive twice: from the terminal, and from npm, which forwards it.
      if (stopping) return;
      say('Stopping …');
      void stop(0);
    });
  }
  try {
    const began = performance.now();
    product = await Product.prepare();
    await product.start();
    if (stopping) return;
    announce(product, performance.now() - began);
    also?.(product);
  } catch (error) {
    if (stopping) return;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    await stop(error instanceof StartError ? error.exitCode : 1);
  }
}

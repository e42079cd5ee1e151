import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { WebhookCall } from '@efemera/contract';
import { callRedis, type RedisDoor } from '@efemera/start/redis-call';
import { Api } from '@efemera/testing/api';
import { System } from '@efemera/testing/system';
import { until } from '@efemera/testing/until';
import { Ledger, type Listed } from './ledger.js';
import { Load } from './load.js';
import { Page, Stranger, type Inbox } from './page.js';

/** The means that a fault may use. */
export interface Scene {
  system: System;
  api: Api;
  ledger: Ledger;
  /** One of the inboxes that pages watch and that get mail. */
  inbox: Inbox;
  /** The Redis of the product, by a direct connection that the fault does not affect. */
  redis: (command: string) => Promise<string>;
}

export interface Fault {
  name: string;
  what: string;
  /**
   * The trial calls `prepare` before it starts the product with the settings `env`. When the trial is over, it calls
   * `end`, so that no process of this fault stays behind.
   */
  prepare?: () => Promise<{
    env: Record<string, string>;
    door?: RedisDoor;
    dataFolder?: string;
    end: () => Promise<void>;
  }>;
  /** Provokes the fault while mail comes in, and ends it; resolves when it has ended. A returned text is printed. */
  provoke: (scene: Scene) => Promise<unknown>;
  /** Time limit for complete recovery. */
  recoverWithinMs?: number;
  /** The life of inboxes. If not set, they are released at the end, which is faster than expiry. */
  ttlSeconds?: number;
  /** True if the fault hits no part that calls webhooks: then each call must come exactly once. */
  callsOnce?: boolean;
}

export interface Outcome {
  name: string;
  sent: number;
  accepted: number;
  refused: number;
  lost: number;
  doubled: number;
  /** Listed mails whose senders got 4xx or 5xx: a sender that tries again makes a second copy. */
  refusedListed: number;
  late: number;
  leaked: number;
  recoveredMs: number;
  /** The program prints them: some mails that the product lost, doubled or showed late, and the fault's own error. */
  notes: string[];
}

const inboxCount = 60;
const pageCount = 24;
const hookCount = 3;
const beforeFaultMs = 2000;
const afterRecoveryMs = 2000;
/** More than the hour by which a clock is shifted. */
const longTtlSeconds = 3 * 3600;
/**
 * An inbox with less time left is extended before the trial ends, so that it lives until its mails are checked. Shorter than
 * the full life of an inbox.
 */
const leastLifeLeftMs = 8000;
/**
 * How long after the fault late mail may still arrive and ended inboxes may still exist. Their deletion waits for no
 * job, which may take longer (`jobGraceMs`).
 */
const graceMs = 15_000;
/**
 * Time until BullMQ runs a job again whose worker a fault has killed: the job's lock lasts 30 s, and workers look for such
 * jobs every 15 s (`outboundWorker`).
 */
const jobGraceMs = 50_000;

/** Runs the product under load, provokes the fault, and checks the promises. */
export async function runTrial(fault: Fault, perSecond: number): Promise<Outcome> {
  const { env = {}, door, dataFolder, end } = (await fault.prepare?.()) ?? {};
  const ttlSeconds = fault.ttlSeconds ?? longTtlSeconds;
  const hooks = await HookTarget.start();
  let system: System | null = null;
  try {
    const settings = {
      INBOX_TTL_SECONDS: String(ttlSeconds),
      QUARANTINE_SECONDS: '1',
      MAX_INBOX_MESSAGES: '10000',
      WEBHOOK_ALLOW_NETWORKS: '127.0.0.1',
      SENDER_CHECKS: 'off',
      ...env,
    };
    system = await System.start(settings, { dataFolder });
    const trial = new Trial(fault, system, door ?? system.redisDoor, hooks, ttlSeconds);
    return await trial.run(perSecond);
  } finally {
    await system?.stop();
    await hooks.stop();
    await end?.();
  }
}

class Trial {
  readonly #api: Api;
  readonly #ledger = new Ledger();
  #inboxes: Inbox[] = [];
  #pages: Page[] = [];
  #livesUntilMs = 0;

  constructor(
    private readonly fault: Fault,
    private readonly system: System,
    private readonly door: RedisDoor,
    private readonly hooks: HookTarget,
    private readonly ttlSeconds: number,
  ) {
    this.#api = new Api(system.url);
  }

  async run(perSecond: number): Promise<Outcome> {
    const { fault, system } = this;
    await this.#open();
    const load = new Load(
      system.smtpPort,
      this.#inboxes.map(({ address }) => address),
      this.#ledger,
      { name: fault.name, perSecond },
    );
    const stranger = new Stranger(this.#api, this.#inboxes);
    load.start();
    await pause(beforeFaultMs);
    const redis = async (command: string) => (await callRedis(this.door, command)).text;
    const [inbox] = this.#inboxes as [Inbox, ...Inbox[]];
    const note = await fault.provoke({ system, api: this.#api, ledger: this.#ledger, inbox, redis });

    const mendedMs = performance.now();
    const deadlineMs = mendedMs + (fault.recoverWithinMs ?? 10_000);
    await this.#reach(deadlineMs + graceMs, () => this.#ledger.acceptsSince(mendedMs));
    await this.#reach(deadlineMs + graceMs, () => system.isReady());
    const readyMs = performance.now();
    await pause(afterRecoveryMs);
    await load.stop();
    if (this.#livesUntilMs - performance.now() < leastLifeLeftMs) await this.#extend();

    // The mails that have not arrived in time, and all mails that arrived.
    let missing: string[] = [];
    const allThere = async () => (missing = await this.#missing()).length === 0;
    await this.#reach(Math.max(deadlineMs, performance.now() + 3000), allThere);
    const late = missing;
    await this.#reach(performance.now() + graceMs, allThere);
    const settledMs = performance.now();
    let uncalled: string[] = [];
    await this.#reach(mendedMs + jobGraceMs, () => (uncalled = this.#uncalled()).length === 0);

    const { doubled, refused, foreign } = await this.#judge();
    await stranger.stop();
    for (const page of this.#pages) page.close();
    const leaked = [...foreign, ...stranger.letIn, ...(await this.#leftovers())];
    const { accepted, bounced, mails } = this.#ledger;
    const lost = [...missing, ...uncalled, ...bounced.map(({ token, code }) => `${token} refused for good, ${code}`)];
    const stillLate = late.filter((line) => !missing.includes(line));
    const recoveredMs = (late.length > 0 ? settledMs : readyMs) - mendedMs;
    const some = (what: string, lines: string[]) =>
      lines.length > 0 ? [`${what}: ${lines.slice(0, 5).join('; ')}${lines.length > 5 ? ' …' : ''}`] : [];
    return {
      name: fault.name,
      sent: mails.length,
      accepted: accepted.length,
      refused: mails.filter(({ code }) => code !== null && code !== 250).length,
      lost: lost.length,
      doubled: doubled.length,
      refusedListed: refused.length,
      late: stillLate.length,
      leaked: leaked.length,
      recoveredMs,
      notes: [
        ...(typeof note === 'string' ? [note] : []),
        ...some('lost', lost),
        ...some('doubled', doubled),
        ...some('refused but listed', refused),
        ...some('late', stillLate),
        ...some('leaked', leaked),
      ],
    };
  }

  async #open(): Promise<void> {
    this.#inboxes = await Promise.all(Array.from({ length: inboxCount }, () => this.#api.claim()));
    this.#livesUntilMs = performance.now() + this.ttlSeconds * 1000;
    for (const { address, token } of this.#hooked) {
      const body = { url: this.hooks.url, events: ['mail:received'] };
      const response = await this.#api.call('POST', `/api/inboxes/${address}/webhooks`, { token, body });
      if (response.status !== 201) throw new Error(`A webhook was answered ${response.status}.`);
    }
    this.#pages = this.#inboxes.slice(0, pageCount).map((inbox) => new Page(this.#api, inbox));
    await until('all pages are live', () => this.#pages.every(({ isLive }) => isLive));
  }

  get #hooked(): Inbox[] {
    return this.#inboxes.slice(-hookCount);
  }

  /** Polls until the condition holds or the time is up; an error counts as false, because the product may be down. */
  async #reach(deadlineMs: number, check: () => boolean | Promise<boolean>): Promise<void> {
    for (; !(await Promise.resolve(check()).catch(() => false)) && performance.now() < deadlineMs;) await pause(200);
  }

  async #extend(): Promise<void> {
    const answers = await Promise.all(
      this.#inboxes.map(({ address, token }) =>
        this.#api.call('PATCH', `/api/inboxes/${address}`, { token, body: { extend: true } }),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    if (refused.length > 0)
      throw new Error(`${refused.length} inboxes could not be extended: the trial took too long.`);
    this.#livesUntilMs = performance.now() + this.ttlSeconds * 1000;
  }

  async #listings(): Promise<Map<string, Listed[]>> {
    const lists = new Map<string, Listed[]>();
    for (const { address, token } of this.#inboxes) {
      lists.set(address, await this.#api.emails(address, token, '&fields=summary'));
    }
    return lists;
  }

  async #missing(): Promise<string[]> {
    const listed = new Map(
      [...(await this.#listings())].map(([a, mails]) => [a, new Set(mails.map((m) => m.subject))]),
    );
    const shown = new Map(this.#pages.map(({ inbox, subjects }) => [inbox.address, subjects]));
    const unparsed = await this.#evaluate<string[]>(unparsedScript);
    return [
      ...this.#ledger.missing('listing', listed),
      ...this.#ledger.missing('page', shown),
      ...unparsed.map((member) => `${member} not done`),
    ];
  }

  #uncalled(): string[] {
    const told = new Map(this.#hooked.map(({ address }) => [address, this.hooks.told(address)]));
    return this.#ledger.missing('webhook', told);
  }

  async #judge(): Promise<{ doubled: string[]; refused: string[]; foreign: string[] }> {
    const listed = [...(await this.#listings())].map(([address, mails]) => this.#ledger.judge(address, mails));
    const shown = this.#pages.map((page) => this.#ledger.judge(page.inbox.address, page.shown));
    return {
      doubled: [
        ...[...listed, ...shown].flatMap(({ doubled }) => doubled),
        ...this.#pages.flatMap(({ twice }) => twice.map((subject) => `${subject} told twice`)),
        ...(this.fault.callsOnce ? this.hooks.twice.map((id) => `${id} called twice`) : []),
      ],
      // Looks at listings alone: a page also records mails that it showed before the server deleted them and answered 451.
      refused: listed.flatMap(({ refused }) => refused),
      foreign: [...listed, ...shown].flatMap(({ foreign }) => foreign),
    };
  }

  /** Redis keys that still belong to these inboxes after they have ended. */
  async #leftovers(): Promise<string[]> {
    if (this.fault.ttlSeconds === undefined) {
      for (const { address, token } of this.#inboxes)
        await this.#api.call('DELETE', `/api/inboxes/${address}`, { token });
    } else await pause(Math.max(0, this.#livesUntilMs - performance.now()));
    const left = [
      ...(await this.#remains(leftoverKeysScript, graceMs)),
      ...(await this.#remains(leftoverJobsScript, jobGraceMs)),
    ];
    for (const { address, token } of this.#inboxes) {
      const answer = await this.#api.call('GET', `/api/emails?to=${address}`, { token });
      const emails = answer.status === 200 ? ((await answer.json()) as { emails: Listed[] }).emails : [];
      left.push(...emails.map(({ subject }) => `${subject} ${address} after its end`));
    }
    return left;
  }

  /**
   * Runs a script in Redis until it finds nothing or the time is up: the worker deletes some keys a little later, and the
   * trial must not report those as left over. Returns what the script found last.
   */
  async #remains(script: string, withinMs: number): Promise<string[]> {
    let found: string[] = [];
    await this.#reach(performance.now() + withinMs, async () => {
      found = await this.#evaluate<string[]>(script);
      return found.length === 0;
    });
    return found;
  }

  async #evaluate<T>(script: string): Promise<T> {
    const { ok, text } = await callRedis(this.door, `EVAL "${script}" 0`);
    if (!ok) throw new Error(text);
    // Lua encodes an empty table as an object.
    return (text === '{}' ? [] : JSON.parse(text)) as T;
  }
}

const everyKey = (pattern: string, body: string) =>
  `local found = {} for _, key in ipairs(redis.call('KEYS', '${pattern}')) do ${body} end return cjson.encode(found)`;
const unparsedScript = everyKey(
  '*:unparsed',
  `for _, member in ipairs(redis.call('ZRANGE', key, 0, -1)) do table.insert(found, member) end`,
);
/**
 * Finds keys of single inboxes, and the keys `due` and `unparsed` of a partition, which exist only while they have
 * entries. Leaves out the keys `holder:…`, which expire later.
 */
const leftoverKeysScript = everyKey(
  '*',
  `if string.find(key, '^{%d+}:inbox:') or string.find(key, '^{%d+}:mails?:') or string.find(key, '^{%d+}:pieces:') or string.find(key, '^{%d+}:webhooks:') or string.find(key, '^{%d+}:push:')
   or string.find(key, '^{%d+}:refusals:') or string.find(key, '^{%d+}:due$') or string.find(key, '^{%d+}:unparsed$')
   then table.insert(found, key) end`,
).replace(/\s+/g, ' ');
const leftoverJobsScript = everyKey(
  '*',
  `if string.find(key, ':enrich:%d+$') or string.find(key, ':webhooks:%w+%-%w+%-%w+%-%d+$') then table.insert(found, key) end`,
);

/** A webhook target that records its calls. */
class HookTarget {
  readonly twice: string[] = [];
  readonly #subjects = new Map<string, Set<string>>();
  readonly #deliveries = new Set<string>();

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => {
      let text = '';
      request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      request.on('end', () => {
        const { id, to, email } = JSON.parse(text) as WebhookCall;
        if (this.#deliveries.has(id)) this.twice.push(id);
        this.#deliveries.add(id);
        this.#subjects.set(to, (this.#subjects.get(to) ?? new Set()).add(email.subject));
        response.writeHead(204).end();
      });
    });
  }

  static async start(): Promise<HookTarget> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new HookTarget(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  told(address: string): ReadonlySet<string> {
    return this.#subjects.get(address) ?? new Set();
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

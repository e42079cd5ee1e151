import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Address } from '@efemera/contract';
import { withCertificate } from './support/certificate.js';
import { SmtpConversation } from './support/smtp-conversation.js';
import { SmtpProcess } from './support/smtp-process.js';

/** One step of a dialogue; the fields that are set select the action. */
interface Step {
  send?: string;
  /** The reply must start with this text; otherwise the dialogue fails. */
  expect?: string;
  /**
   * The connection from which to read one reply, or all pending ones; `as` is the name under which the replies are stored.
   */
  read?: string;
  readAll?: string;
  as?: string;
  ms?: number;
  /** Ends the dialogue if the reply does not start with this text. */
  stopUnless?: string;
  skipUnless?: [name: string, start: string];
  repeat?: { s: string; n: number | string };
  loop?: number;
  steps?: Step[];
  flood?: { s: string; n: number; batch: number };
  rcptFlood?: { n: number; batch: number; domain: string };
  drip?: { s: string; ms: number };
  noRead?: { s: string; n: number };
  startTls?: { inject: string };
  reset?: true;
  half?: true;
}

interface Dialogue {
  id: string;
  why: string;
  slow?: boolean;
  steps: Step[];
  expect: {
    answers?: Record<string, string[]>;
    stored: Record<string, number | number[]>;
    consistent?: boolean;
    max354?: number;
    maxS?: number;
    parallel?: number;
    whileDeliver?: boolean;
    floodMax250?: number;
    tlsMaxReplies?: number;
  };
}

const maxMessageBytes = 1_000_000;
/** How long slow clients send single bytes: long enough for another delivery in the meantime. */
const dripMs = 2500;

/** Plays the client's side of one dialogue and records the server's replies. */
class Player {
  readonly answers = new Map<string, string[]>();
  /** Every reply, in order. */
  readonly replies: string[] = [];
  #stopped = false;

  constructor(
    private readonly client: SmtpConversation,
    private readonly fill: (text: string) => string,
  ) {}

  async play(steps: readonly Step[]): Promise<void> {
    for (const step of steps) {
      if (this.#stopped) return;
      await this.#step(step);
    }
  }

  async #step(step: Step): Promise<void> {
    const { client } = this;
    if (step.send !== undefined) client.send(this.fill(step.send));
    if (step.repeat) client.send(this.fill(step.repeat.s).repeat(Number(this.fill(String(step.repeat.n)))));
    if (step.expect !== undefined) {
      const reply = await this.#take(step.as, step.ms);
      if (!reply.startsWith(step.expect)) throw new Error(`Expected ${step.expect}, got ${reply}`);
    }
    if (step.read !== undefined) {
      const reply = await this.#take(step.read, step.ms);
      if (step.stopUnless !== undefined && !reply.startsWith(step.stopUnless)) this.#stopped = true;
    }
    if (step.readAll !== undefined) {
      for (const reply of await client.replies(step.ms ?? 1000)) this.#note(reply, step.readAll);
    }
    if (step.skipUnless && !this.answers.get(step.skipUnless[0])?.[0]?.startsWith(step.skipUnless[1])) {
      this.#stopped = true;
    }
    if (step.loop && step.steps) for (let n = 0; n < step.loop && !this.#stopped; n++) await this.play(step.steps);
    if (step.flood) await this.#flood(step.flood.n, step.flood.batch, () => this.fill(step.flood?.s ?? ''), step.as);
    if (step.rcptFlood) {
      const { n, batch, domain } = step.rcptFlood;
      await this.#flood(n, batch, (index) => `RCPT TO:<u${index}@${domain}>\r\n`, step.as);
    }
    if (step.drip) {
      for (const end = Date.now() + dripMs; Date.now() < end; await sleep(step.drip.ms)) client.send(step.drip.s);
    }
    if (step.noRead) {
      client.stopReading();
      for (let n = 0; n < step.noRead.n && !client.closed; n++) client.send(step.noRead.s);
      await sleep(dripMs);
    }
    if (step.startTls) this.#note(await client.startTls(this.fill(step.startTls.inject)), 'startTls');
    if (step.reset) client.reset();
    if (step.half) client.half();
  }

  async #flood(count: number, batch: number, command: (index: number) => string, as = 'flood'): Promise<void> {
    for (let sent = 0; sent < count && !this.client.closed; sent += batch) {
      this.client.send(Array.from({ length: batch }, (_, n) => command(sent + n)).join(''));
      for (let n = 0; n < batch; n++) if ((await this.#take(as)) === 'close') return;
    }
  }

  async #take(name?: string, ms?: number): Promise<string> {
    const reply = await this.client.reply(ms);
    this.#note(reply, name);
    return reply;
  }

  #note(reply: string, name?: string): void {
    this.replies.push(reply);
    if (name !== undefined) this.answers.set(name, [...(this.answers.get(name) ?? []), reply]);
  }
}

const corpus = new URL('../../../../shared/corpus/smtp/dialogues.json', import.meta.url);
const { dialogues } = existsSync(corpus)
  ? (JSON.parse(readFileSync(corpus, 'utf8')) as { dialogues: Dialogue[] })
  : { dialogues: [] };

(dialogues.length > 0 ? describe : describe.skip)('dialogues of the corpus', () => {
  let smtp: SmtpProcess;
  beforeAll(async () => {
    smtp = await withCertificate((pair) =>
      SmtpProcess.start(process.env.TEST_REDIS_URL ?? '', { MAX_MESSAGE_BYTES: String(maxMessageBytes), ...pair }),
    );
  });
  afterAll(() => smtp.stop());

  async function play(steps: readonly Step[], boxes: { to: Address; to2: Address }): Promise<Player> {
    const words: Record<string, string> = {
      ...boxes,
      TO: boxes.to.toUpperCase(),
      tolocal: boxes.to.slice(0, boxes.to.indexOf('@')),
      from: 'probe@sender.test',
      domain: smtp.domain,
      foreign: 'someone@foreign.invalid',
      token: randomBytes(6).toString('hex'),
      overlines: String(Math.ceil((1.2 * maxMessageBytes) / 78)),
    };
    const client = await SmtpConversation.open(smtp.port);
    const player = new Player(client, (text) =>
      text.replace(/{{(\w+)}}/g, (whole, name: string) => words[name] ?? whole),
    );
    await player.play(steps);
    client.close();
    return player;
  }

  async function deliverOne(): Promise<void> {
    const to = smtp.address();
    const client = await SmtpConversation.greeted(smtp.port);
    expect(await client.deliver([to], 'Subject: meanwhile\r\n\r\nx\r\n')).toMatch(/^250/);
    expect(await smtp.stored(to)).toHaveLength(1);
    client.close();
  }

  it.each(dialogues.map((dialogue) => [dialogue.id, dialogue.why, dialogue] as const))(
    '%s gets only replies, and leaves only mails, that the corpus allows: %s',
    async (_id, _why, { steps, expect: expected }) => {
      const boxes = { to: smtp.address(), to2: smtp.address() };
      const startMs = Date.now();
      const playing = Promise.all(Array.from({ length: expected.parallel ?? 1 }, () => play(steps, boxes)));
      if (expected.whileDeliver) {
        await sleep(dripMs / 2);
        await deliverOne();
      }
      const players = await playing;
      if (expected.maxS !== undefined) expect(Date.now() - startMs).toBeLessThan(expected.maxS * 1000);

      const stored = { to: (await smtp.stored(boxes.to)).length, to2: (await smtp.stored(boxes.to2)).length };
      for (const [box, allowed] of Object.entries(expected.stored)) {
        expect([allowed].flat()).toContain(stored[box as keyof typeof stored]);
      }
      for (const { answers, replies } of players) {
        for (const [name, allowed] of Object.entries(expected.answers ?? {})) {
          expect(answers.get(name)).toBeDefined();
          for (const reply of answers.get(name) ?? []) {
            expect(allowed.some((start) => reply.startsWith(start))).toBe(true);
          }
        }
        expect(replies).not.toContain('timeout');
        const starting = (start: string, of: readonly string[]) => of.filter((reply) => reply.startsWith(start)).length;
        if (expected.consistent) expect(starting('2', answers.get('eod') ?? [])).toBe(stored.to + stored.to2);
        if (expected.max354 !== undefined) expect(starting('354', replies)).toBeLessThanOrEqual(expected.max354);
        if (expected.floodMax250 !== undefined) {
          expect(starting('250', answers.get('flood') ?? [])).toBeLessThanOrEqual(expected.floodMax250);
        }
        if (expected.tlsMaxReplies !== undefined) {
          expect(answers.get('startTls')).toEqual([expect.stringMatching(/^220/)]);
          expect(answers.get('tls')?.length).toBeLessThanOrEqual(expected.tlsMaxReplies);
        }
      }
      // After each dialogue the server must still accept mail.
      await deliverOne();
    },
    90_000,
  );
});

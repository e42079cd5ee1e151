import { connect, type Socket } from 'node:net';
import { sharedClockMs } from '../figures.js';
import { makeMail, type MailKind } from './mails.js';
import { serve } from './serve.js';

export interface FloodOptions {
  port: number;
  recipients: string[];
  kind: MailKind;
  connections: number;
  pipelining: boolean;
  /**
   * After so many mails a connection is closed and another one opened, until the time is over; 0: each connection sends
   * until the time is over.
   */
  mailsAConnection: number;
  warmUpMs: number;
  ms: number;
}

export interface Flood {
  /** Mails accepted within the measured time. */
  mailsPerSecond: number;
  /** All accepted mails; the servers' CPU time is divided by this number. */
  mails: number;
  /** Milliseconds from the last byte to the 250, for each mail within the measured time. */
  replyMs: number[];
}

export interface PacedOptions {
  port: number;
  recipients: string[];
  kind: MailKind;
  mails: number;
  mailsPerSecond: number;
  /** The number in the first mail's subject (`#` and a number); each further mail's is one higher. */
  firstNumber: number;
}

/** When each mail was sent and answered, in order of their numbers, by the shared clock. */
export interface Paced {
  lastByteMs: number[];
  repliedMs: number[];
}

const ending = Buffer.from('\r\n.\r\n');

/** One SMTP connection with little CPU use: it writes prepared bytes and only counts reply lines. */
class Conversation {
  #text = '';
  #left = 0;
  #last = '';
  #resolve: ((last: string) => void) | null = null;
  #reject: ((error: Error) => void) | null = null;

  private constructor(private readonly socket: Socket) {
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => this.#read(chunk));
    socket.on('error', (error) => this.#reject?.(error));
    socket.on('close', () =>
      this.#reject?.(new Error(`The server closed the connection; it last said: ${this.#last}`)),
    );
  }

  static async open(port: number): Promise<Conversation> {
    const conversation = new Conversation(connect(port, '127.0.0.1'));
    await conversation.#answers(1);
    await conversation.say('EHLO bench.test\r\n', 1);
    return conversation;
  }

  /** Sends a text and waits for this many replies; returns the last one. */
  say(bytes: string | Buffer, replies: number): Promise<string> {
    this.socket.write(bytes);
    return this.#answers(replies);
  }

  async send(recipient: string, message: Buffer, pipelining: boolean, onLastByte?: () => void): Promise<void> {
    const envelope = ['MAIL FROM:<bench@sender.test>\r\n', `RCPT TO:<${recipient}>\r\n`, 'DATA\r\n'];
    let reply = '';
    if (pipelining) reply = await this.say(envelope.join(''), 3);
    else for (const line of envelope) reply = await this.say(line, 1);
    if (!reply.startsWith('354')) throw new Error(`DATA was answered ${reply}`);
    const answered = this.say(message, 1);
    onLastByte?.();
    reply = await answered;
    if (!reply.startsWith('250')) throw new Error(`A mail was answered ${reply}`);
  }

  close(): void {
    this.#reject = null;
    this.socket.end('QUIT\r\n');
    this.socket.unref();
  }

  #answers(replies: number): Promise<string> {
    this.#left = replies;
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  #read(chunk: string): void {
    this.#text += chunk;
    for (let end = this.#text.indexOf('\n'); end >= 0; end = this.#text.indexOf('\n')) {
      const more = this.#text[3] === '-';
      if (!more) this.#last = this.#text.slice(0, end);
      this.#text = this.#text.slice(end + 1);
      if (!more && --this.#left === 0) this.#resolve?.(this.#last);
    }
  }
}

const withEnding = (message: Buffer) => Buffer.concat([message, ending]);

/** Sends as many mails as the server accepts within a time. */
async function flood(options: FloodOptions): Promise<Flood> {
  const { port, recipients, pipelining, mailsAConnection } = options;
  const message = withEnding(makeMail(options.kind, 'Pedido recebido'));
  const kept = mailsAConnection === 0;
  const conversations = kept
    ? await Promise.all(Array.from({ length: options.connections }, () => Conversation.open(port)))
    : [];
  const countFrom = performance.now() + options.warmUpMs;
  const until = countFrom + options.ms;
  const replyMs: number[] = [];
  let mails = 0;
  const sendOne = async (conversation: Conversation) => {
    const recipient = recipients[mails++ % recipients.length] ?? '';
    let lastByteAt = 0;
    await conversation.send(recipient, message, pipelining, () => (lastByteAt = performance.now()));
    const now = performance.now();
    if (now >= countFrom && now < until) replyMs.push(now - lastByteAt);
  };
  await Promise.all(
    Array.from({ length: options.connections }, async (_, index) => {
      while (performance.now() < until) {
        const conversation = conversations[index] ?? (await Conversation.open(port));
        for (let sent = 0; performance.now() < until && (kept || sent < mailsAConnection); sent++)
          await sendOne(conversation);
        if (!kept) conversation.close();
      }
    }),
  );
  for (const conversation of conversations) conversation.close();
  return { mailsPerSecond: replyMs.length / (options.ms / 1000), mails, replyMs };
}

const kept = new Map<number, Conversation[]>();

/** Sends mails at a fixed rate, however fast the server answers; connections are kept for the next call. */
async function paced(options: PacedOptions): Promise<Paced> {
  const { port, recipients, firstNumber, mailsPerSecond } = options;
  const idle = kept.get(port) ?? [];
  kept.set(port, idle);
  const mostConnections = 50;
  const waiting: ((conversation: Conversation) => void)[] = [];
  let open = idle.length;
  while (open < 4) {
    idle.push(await Conversation.open(port));
    open++;
  }
  // Prepared before the clock starts: one buffer, in which only the number is overwritten.
  const message = withEnding(makeMail(options.kind, '#00000000'));
  const numberAt = message.indexOf('#00000000') + 1;
  const lastByteMs: number[] = [];
  const repliedMs: number[] = [];
  const sending: Promise<void>[] = [];
  const sendOne = async (index: number) => {
    let conversation = idle.pop();
    if (!conversation) {
      if (open >= mostConnections) {
        conversation = await new Promise<Conversation>((resolve) => waiting.push(resolve));
      } else {
        open++;
        conversation = await Conversation.open(port);
      }
    }
    const numbered = Buffer.from(message);
    numbered.write(String(firstNumber + index).padStart(8, '0'), numberAt, 'latin1');
    const recipient = recipients[(firstNumber + index) % recipients.length] ?? '';
    await conversation.send(recipient, numbered, true, () => (lastByteMs[index] = sharedClockMs()));
    repliedMs[index] = sharedClockMs();
    const next = waiting.shift();
    if (next) next(conversation);
    else idle.push(conversation);
  };
  const startedAt = performance.now();
  for (let index = 0; index < options.mails; index++) {
    const aheadMs = startedAt + (index * 1000) / mailsPerSecond - performance.now();
    if (aheadMs > 0) await new Promise((resolve) => setTimeout(resolve, aheadMs));
    sending.push(sendOne(index));
  }
  await Promise.all(sending);
  return { lastByteMs, repliedMs };
}

serve({ flood, paced });

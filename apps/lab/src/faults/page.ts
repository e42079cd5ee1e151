import { paths, type Ack, type EmailSummary, type InboxEvents } from '@efemera/contract';
import { io, type Socket } from 'socket.io-client';
import type { Api } from '@efemera/testing/api';
import type { Listed } from './ledger.js';

const ackTimeoutMs = 10_000;
const retryPauseMs = 1000;
const askAgainMs = () => retryPauseMs * (2 + 3 * Math.random());
const pollMs = 30_000;

export interface Inbox {
  address: string;
  token: string;
}

/**
 * An open page without a browser: connects, watches and catches up as frontend/src/transport/live.ts and the stores
 * behind it do, and records the mails that it would show.
 */
export class Page {
  readonly shown: Listed[] = [];
  /** Mails pushed twice over one connection. */
  readonly twice: string[] = [];
  readonly #socket: Socket;
  readonly #ids = new Set<string>();
  readonly #poll: NodeJS.Timeout;
  #told = new Set<string>();
  #wasUp = false;

  constructor(
    private readonly api: Api,
    readonly inbox: Inbox,
  ) {
    this.#socket = io(api.url, {
      path: paths.socket,
      forceNew: true,
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      reconnectionDelay: retryPauseMs,
      reconnectionDelayMax: 5000,
      timeout: 6000,
    });
    this.#socket.on('connect', () => {
      this.#told = new Set();
      this.#watch();
      if (this.#wasUp) void this.#read();
      this.#wasUp = true;
    });
    this.#socket.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') setTimeout(() => this.#socket.connect(), retryPauseMs);
    });
    this.#socket.on('mail:received', ({ email }: InboxEvents['mail:received']) => {
      if (this.#told.has(email.id)) this.twice.push(email.subject);
      this.#told.add(email.id);
      this.#show([email]);
    });
    this.#poll = setInterval(() => void this.#read(), pollMs);
  }

  get isLive(): boolean {
    return this.#socket.connected;
  }

  get subjects(): Set<string> {
    return new Set(this.shown.map(({ subject }) => subject));
  }

  close(): void {
    clearInterval(this.#poll);
    this.#socket.disconnect();
  }

  #watch(): void {
    const { address: to, token } = this.inbox;
    this.#socket
      .timeout(ackTimeoutMs)
      .emit('inbox:watch', { to, token }, (failure: Error | null, ack: Ack<{ emails: EmailSummary[] }>) => {
        if (!failure && ack.ok) this.#show(ack.emails);
        else setTimeout(() => this.#socket.connected && this.#watch(), askAgainMs());
      });
  }

  async #read(): Promise<void> {
    const { address, token } = this.inbox;
    await this.api.emails(address, token, '&fields=summary').then(
      (emails) => this.#show(emails),
      () => undefined,
    );
  }

  #show(emails: readonly EmailSummary[]): void {
    for (const { id, subject } of emails) {
      if (this.#ids.has(id)) continue;
      this.#ids.add(id);
      this.shown.push({ id, subject });
    }
  }
}

/**
 * A visitor without a right to these inboxes, who tries to read them by HTTP and by a socket as long as they are held.
 */
export class Stranger {
  readonly letIn: string[] = [];
  tries = 0;
  #stopped = false;
  readonly #trying: Promise<void>;
  readonly #socket: Socket;

  constructor(
    private readonly api: Api,
    private readonly inboxes: readonly Inbox[],
  ) {
    this.#socket = io(api.url, { path: paths.socket, forceNew: true, transports: ['websocket'] });
    for (const fact of ['mail:received', 'mail:updated', 'mail:removed', 'inbox:expired']) {
      this.#socket.on(fact, () => this.letIn.push(`told ${fact}`));
    }
    this.#trying = this.#try();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#trying;
    this.#socket.disconnect();
  }

  async #try(): Promise<void> {
    for (; !this.#stopped; this.tries++) {
      const { address } = this.inboxes[this.tries % this.inboxes.length] as Inbox;
      // The key of another inbox must be refused in the same way as no key.
      const token = this.tries % 2 ? this.inboxes[(this.tries + 1) % this.inboxes.length]?.token : undefined;
      const answer = await this.api
        .call('GET', `/api/emails?to=${address}`, { token })
        .then(({ status }) => status)
        .catch(() => null);
      if (answer === 200) this.letIn.push(`read ${address}`);
      if (this.#socket.connected) {
        const ack = await this.#socket
          .timeout(ackTimeoutMs)
          .emitWithAck('inbox:watch', { to: address, token })
          .then((reply: Ack) => reply.ok)
          .catch(() => false);
        if (ack) this.letIn.push(`watched ${address}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

import type { Address, ClaimResponse, ClientToServerEvents, ServerToClientEvents } from '@efemera/contract';
import { io, type Socket } from 'socket.io-client';
import { htmlMail } from '@efemera/testing/sample-mail';
import { SmtpSender } from '@efemera/testing/smtp-sender';
import type { System } from '@efemera/testing/system';

/** A mail that is sent so shortly before the inbox expires may find it expired. */
const lastMailBeforeEndMs = 3000;
/**
 * A browser that has watched no inbox for longer counts as lost (`isLost`), and the soak fails. Two inboxes are closer
 * together.
 */
const mostBetweenInboxesMs = 20_000;

/** One browser: claims an inbox and watches it; when it has expired, claims another one. */
export class Visitor {
  /** Ids of the mails that the socket pushed, and of those that the answer to `inbox:watch` listed. */
  readonly #pushed = new Set<string>();
  readonly #listed = new Set<string>();
  pushedTwice = 0;
  #address: Address | null = null;
  #expiresAtMs = 0;
  #isWatching = false;
  #watchedUntilMs = Date.now();
  #ended = false;
  #cookie = '';
  #token = '';
  readonly #socket: Socket<ServerToClientEvents, ClientToServerEvents>;

  constructor(private readonly system: System) {
    this.#socket = io(system.url, { transports: ['websocket'], forceNew: true });
    this.#socket.on('mail:received', ({ email }) => {
      if (this.#pushed.has(email.id)) this.pushedTwice++;
      this.#pushed.add(email.id);
    });
    this.#socket.on('inbox:expired', ({ to }) => {
      if (to === this.#address) void this.claim();
    });
    this.#socket.on('connect', () => void this.#watch());
  }

  get seen(): number {
    return new Set([...this.#pushed, ...this.#listed]).size;
  }

  /** The address at which this visitor certainly sees mail; null between two inboxes. */
  get address(): Address | null {
    return this.#isWatching && Date.now() < this.#expiresAtMs - lastMailBeforeEndMs ? this.#address : null;
  }

  /**
   * True if this visitor has watched no inbox for too long. Mail goes to other inboxes meanwhile, so no missing mail
   * would show that.
   */
  get isLost(): boolean {
    return Date.now() - this.#watchedUntilMs > mostBetweenInboxesMs;
  }

  /** Lists the inbox as a program does; returns whether the call was answered. */
  async list(): Promise<boolean> {
    const response = await fetch(`${this.system.url}/api/emails?to=${this.#address ?? ''}`, {
      headers: { authorization: `Bearer ${this.#token}` },
    });
    await response.arrayBuffer();
    return response.ok;
  }

  async claim(): Promise<void> {
    // As pages do: a page that never unwatches soon reaches the limit of watches per connection.
    if (this.#address) this.#socket.emit('inbox:unwatch', { to: this.#address }, () => undefined);
    this.#address = null;
    this.#isWatching = false;
    if (this.#ended) return;
    try {
      const response = await fetch(`${this.system.url}/api/inboxes`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: this.#cookie },
        body: '{}',
      });
      if (response.status !== 201) throw new Error(`claim answered ${response.status}`);
      this.#cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie;
      const { address, token, expiresAt } = (await response.json()) as ClaimResponse;
      this.#token = token;
      this.#expiresAtMs = Date.parse(expiresAt);
      this.#address = address as Address;
      await this.#watch();
    } catch {
      setTimeout(() => void this.claim(), 1000);
    }
  }

  end(): void {
    this.#ended = true;
    this.#socket.disconnect();
  }

  async #watch(): Promise<void> {
    const address = this.#address;
    if (!address || !this.#socket.connected) return;
    const answer = await this.#socket
      .timeout(10_000)
      .emitWithAck('inbox:watch', { to: address, token: this.#token })
      .catch(() => null);
    // The inbox may have expired during the call.
    if (!answer || address !== this.#address) return;
    if (!answer.ok) return this.claim();
    for (const { id } of answer.emails) this.#listed.add(id);
    this.#isWatching = true;
    this.#watchedUntilMs = this.#expiresAtMs;
  }
}

/** Sends mail at a steady rate to the held inboxes, over connections that are sometimes reopened. */
export class SteadySenders {
  accepted = 0;
  refused = 0;
  #ended = false;
  readonly #running: Promise<void>[] = [];

  constructor(
    private readonly smtpPort: number,
    private readonly addresses: () => (Address | null)[],
    mailsPerSecond: number,
    connections = 10,
  ) {
    for (let n = 0; n < connections; n++) this.#running.push(this.#send((1000 * connections) / mailsPerSecond));
  }

  async end(): Promise<void> {
    this.#ended = true;
    await Promise.all(this.#running);
  }

  async #send(everyMs: number): Promise<void> {
    let sender: SmtpSender | null = null;
    const begun = performance.now();
    for (let count = 1; !this.#ended; count++) {
      try {
        sender ??= await SmtpSender.connect(this.smtpPort);
        const held = this.addresses().filter((address) => address !== null);
        const to = held[Math.floor(Math.random() * held.length)];
        if (to) {
          const { code } = await sender.send(to, htmlMail(`Pedido ${begun}-${count}`));
          if (code === 250) this.accepted++;
          else this.refused++;
        }
        if (count % 100 === 0) {
          await sender.quit();
          sender = null;
        }
      } catch {
        sender?.destroy();
        sender = null;
      }
      const waitMs = begun + count * everyMs - performance.now();
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
    await sender?.quit();
  }
}

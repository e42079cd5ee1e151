import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectTls, TLSSocket } from 'node:tls';

/** A raw SMTP client that may say anything; all text is Latin-1, one character a byte. */
export class SmtpConversation {
  /** Each `data` event is what came in one read: replies sent in one packet come in one. */
  readonly reads: string[] = [];
  /** Lines of replies not taken yet. */
  #lines: string[] = [];
  #rest = '';
  #closed = false;
  #wake: () => void = () => undefined;

  private constructor(private socket: Socket) {
    this.#listen();
  }

  /** @param localAddress  of 127.0.0.0/8; each is a network of its own to the server. */
  static async open(port: number, localAddress = '127.0.0.1'): Promise<SmtpConversation> {
    const socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true });
    const conversation = new SmtpConversation(socket);
    await once(socket, 'connect');
    return conversation;
  }

  /** Opens it and says EHLO. */
  static async greeted(port: number, localAddress?: string): Promise<SmtpConversation> {
    const conversation = await SmtpConversation.open(port, localAddress);
    await conversation.reply();
    await conversation.say('EHLO client.test\r\n');
    return conversation;
  }

  get closed(): boolean {
    return this.#closed;
  }

  /** The common name in the server's certificate. */
  get peerName(): string {
    return this.socket instanceof TLSSocket ? String(this.socket.getPeerCertificate().subject.CN) : '';
  }

  send(text: string): void {
    if (!this.#closed) this.socket.write(Buffer.from(text, 'latin1'));
  }

  /** Resolves when what was sent has left. */
  async sent(text: string): Promise<void> {
    if (this.#closed) return;
    await new Promise<void>((resolve) => this.socket.write(Buffer.from(text, 'latin1'), () => resolve()));
  }

  /** Sends and takes one reply. */
  async say(text: string): Promise<string> {
    this.send(text);
    return this.reply();
  }

  /** One whole reply, its lines joined by newlines; `close` when the server hung up, `timeout` when nothing came. */
  async reply(timeoutMs = 20_000): Promise<string> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const end = this.#lines.findIndex((line) => line[3] !== '-');
      if (end >= 0) return this.#lines.splice(0, end + 1).join('\n');
      if (this.#closed) return 'close';
      const left = deadline - Date.now();
      if (left <= 0) return 'timeout';
      await this.#change(left);
    }
  }

  /** All replies until nothing came for this long, or the server hung up. */
  async replies(quietMs: number): Promise<string[]> {
    const replies: string[] = [];
    for (;;) {
      const reply = await this.reply(quietMs);
      if (reply === 'timeout') return replies;
      replies.push(reply);
      if (reply === 'close') return replies;
    }
  }

  /** All replies to one who is hung up on. */
  async repliesToTheEnd(): Promise<string[]> {
    const replies: string[] = [];
    while (replies.at(-1) !== 'close' && replies.at(-1) !== 'timeout') replies.push(await this.reply());
    return replies;
  }

  /** Waits until the server has closed the connection. */
  async closedByServer(): Promise<void> {
    while (!this.#closed) await this.#change(1000);
  }

  /** Sends one mail in the polite order; the last reply. */
  async deliver(to: readonly string[], source: string, from = 'sender@else.test'): Promise<string> {
    for (const command of [`MAIL FROM:<${from}>`, ...to.map((address) => `RCPT TO:<${address}>`)]) {
      const reply = await this.say(`${command}\r\n`);
      if (!reply.startsWith('250')) return reply;
    }
    const go = await this.say('DATA\r\n');
    return go.startsWith('354') ? this.say(`${source.replaceAll(/^\./gm, '..')}.\r\n`) : go;
  }

  /** Sends an envelope up to the answer to DATA. */
  async begin(to: string): Promise<string> {
    await this.say('MAIL FROM:<a@else.test>\r\n');
    await this.say(`RCPT TO:<${to}>\r\n`);
    return this.say('DATA\r\n');
  }

  /** Says STARTTLS with something behind it in the same packet; true when TLS is on. */
  async startTls(behind = ''): Promise<string> {
    const reply = await this.say(`STARTTLS\r\n${behind}`);
    if (!reply.startsWith('220')) return reply;
    this.socket.removeAllListeners();
    this.#rest = '';
    const secure = connectTls({ socket: this.socket, rejectUnauthorized: false });
    this.socket = secure;
    this.#listen();
    await once(secure, 'secureConnect');
    return reply;
  }

  /** Closes this side only. */
  half(): void {
    this.socket.end();
  }

  /** Goes away without a goodbye (RST). */
  reset(): void {
    this.socket.resetAndDestroy();
  }

  /** Stops reading: replies pile up at the server. */
  stopReading(): void {
    this.socket.pause();
  }

  close(): void {
    this.socket.destroy();
  }

  #listen(): void {
    this.socket.on('data', (data) => {
      this.reads.push(data.toString('latin1'));
      const lines = (this.#rest + data.toString('latin1')).split('\r\n');
      this.#rest = lines.pop() ?? '';
      this.#lines.push(...lines);
      this.#wake();
    });
    this.socket.on('error', () => undefined);
    this.socket.on('close', () => {
      this.#closed = true;
      this.#wake();
    });
  }

  async #change(timeoutMs: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, timeoutMs);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectTls, TLSSocket } from 'node:tls';

/** A raw SMTP client that can send any bytes. All text is Latin-1, one character per byte. */
export class SmtpConversation {
  /** The text of each `data` event: replies that were sent in one packet are in one entry. */
  readonly reads: string[] = [];
  /** Reply lines that no call has returned yet. */
  #lines: string[] = [];
  #rest = '';
  #closed = false;
  #wake: () => void = () => undefined;

  private constructor(private socket: Socket) {
    this.#listen();
  }

  /** @param localAddress  an address of 127.0.0.0/8; the server counts each as a separate network. */
  static async open(port: number, localAddress = '127.0.0.1'): Promise<SmtpConversation> {
    const socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true });
    const conversation = new SmtpConversation(socket);
    await once(socket, 'connect');
    return conversation;
  }

  /** Connects and sends EHLO. */
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

  /** Sends and resolves when the text has been written to the socket. */
  async sent(text: string): Promise<void> {
    if (this.#closed) return;
    await new Promise<void>((resolve) => this.socket.write(Buffer.from(text, 'latin1'), () => resolve()));
  }

  /** Sends and returns the next reply. */
  async say(text: string): Promise<string> {
    this.send(text);
    return this.reply();
  }

  /**
   * Returns the next whole reply, its lines joined by newlines; `close` if the server closed the connection, `timeout`
   * if no reply came.
   */
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

  /** Returns all replies until none came for this long, or the server closed the connection. */
  async replies(quietMs: number): Promise<string[]> {
    const replies: string[] = [];
    for (;;) {
      const reply = await this.reply(quietMs);
      if (reply === 'timeout') return replies;
      replies.push(reply);
      if (reply === 'close') return replies;
    }
  }

  /** Returns all replies until the server closes the connection. */
  async repliesToTheEnd(): Promise<string[]> {
    const replies: string[] = [];
    while (replies.at(-1) !== 'close' && replies.at(-1) !== 'timeout') replies.push(await this.reply());
    return replies;
  }

  /** Waits until the server has closed the connection. */
  async closedByServer(): Promise<void> {
    while (!this.#closed) await this.#change(1000);
  }

  /** Sends one mail, waiting for each reply; returns the last reply. */
  async deliver(to: readonly string[], source: string, from = 'sender@else.test'): Promise<string> {
    for (const command of [`MAIL FROM:<${from}>`, ...to.map((address) => `RCPT TO:<${address}>`)]) {
      const reply = await this.say(`${command}\r\n`);
      if (!reply.startsWith('250')) return reply;
    }
    const go = await this.say('DATA\r\n');
    return go.startsWith('354') ? this.say(`${source.replaceAll(/^\./gm, '..')}.\r\n`) : go;
  }

  /** Sends an envelope; returns the reply to DATA. */
  async begin(to: string): Promise<string> {
    await this.say('MAIL FROM:<a@else.test>\r\n');
    await this.say(`RCPT TO:<${to}>\r\n`);
    return this.say('DATA\r\n');
  }

  /** Sends STARTTLS and `behind` in one packet; resolves with the reply, after a 220 only once TLS is on. */
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

  /** Closes only this side of the connection. */
  half(): void {
    this.socket.end();
  }

  /** Resets the connection (RST) without QUIT. */
  reset(): void {
    this.socket.resetAndDestroy();
  }

  /** Stops reading, so that replies accumulate at the server. */
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

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Reply {
  code: number;
  text: string;
}

/** An SMTP client for load and for tests of the replies. With pipelining, it sends the envelope in one write. */
export class SmtpSender {
  #buffered = '';
  readonly #waiting: { resolve: (reply: Reply) => void; reject: (error: Error) => void }[] = [];
  readonly #early: Reply[] = [];
  #ended: Error | null = null;

  private constructor(
    private readonly socket: Socket,
    private readonly pipelining: boolean,
  ) {
    socket.setNoDelay(true);
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => this.#read(chunk));
    socket.on('error', (error) => this.#end(error));
    socket.on('close', () => this.#end(new Error('The server closed the connection.')));
  }

  static async connect(port: number, { pipelining = true } = {}): Promise<SmtpSender> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const sender = new SmtpSender(socket, pipelining);
    await sender.reply();
    await sender.command('EHLO sender.test');
    return sender;
  }

  command(line: string): Promise<Reply> {
    this.socket.write(`${line}\r\n`);
    return this.reply();
  }

  /**
   * Sends one message.
   *
   * @param message  with CRLF line ends and dots already stuffed.
   * @param onLastByte  called when the last byte has been handed to the system.
   * @returns the reply to the message, or the first refusal before it.
   */
  async send(to: string | string[], message: Buffer, onLastByte?: () => void): Promise<Reply> {
    const recipients = [to].flat();
    const envelope = ['MAIL FROM:<probe@sender.test>', ...recipients.map((address) => `RCPT TO:<${address}>`), 'DATA'];
    const replies = [];
    if (this.pipelining) {
      this.socket.write(envelope.map((line) => `${line}\r\n`).join(''));
      while (replies.length < envelope.length) replies.push(await this.reply());
    } else {
      for (const line of envelope) replies.push(await this.command(line));
    }
    const last = replies.at(-1);
    if (last?.code !== 354) return replies.find(({ code }) => code >= 400) ?? { code: 0, text: 'no 354' };
    this.socket.write(message);
    this.socket.write('\r\n.\r\n');
    onLastByte?.();
    return this.reply();
  }

  /** Sends a part of a message, or any other bytes. */
  write(text: string): void {
    this.socket.write(text);
  }

  async quit(): Promise<void> {
    await this.command('QUIT').catch(() => undefined);
    this.socket.destroy();
  }

  destroy(): void {
    this.socket.destroy();
  }

  reply(): Promise<Reply> {
    const early = this.#early.shift();
    if (early) return Promise.resolve(early);
    if (this.#ended) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  #read(chunk: string): void {
    this.#buffered += chunk;
    for (let end = this.#buffered.indexOf('\r\n'); end >= 0; end = this.#buffered.indexOf('\r\n')) {
      const line = this.#buffered.slice(0, end);
      this.#buffered = this.#buffered.slice(end + 2);
      if (line[3] === '-') continue;
      const reply = { code: Number(line.slice(0, 3)), text: line.slice(4) };
      const waiting = this.#waiting.shift();
      if (waiting) waiting.resolve(reply);
      else this.#early.push(reply);
    }
  }

  #end(error: Error): void {
    this.#ended ??= error;
    for (const { reject } of this.#waiting.splice(0)) reject(this.#ended);
  }
}

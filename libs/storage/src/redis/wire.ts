import type { Writable } from 'node:stream';
import { Command } from 'ioredis';
import type { Argument, PiecedArgument } from './script.js';

export const isInPieces = (argument: PiecedArgument): argument is readonly Buffer[] =>
  typeof argument === 'object' && !Buffer.isBuffer(argument);
export const joined = (argument: PiecedArgument): Argument =>
  isInPieces(argument) ? Buffer.concat(argument) : argument;

const gathering = new WeakSet<Writable>();

/**
 * Gathers all commands of one turn of the event loop and sends them at its end: one packet to Redis for all mails that
 * arrived together, and one packet back. Sent one by one, each command would cost a system call and wake Redis up, which
 * takes most of a busy turn's time.
 */
export function gatherWrites(stream: Writable): void {
  if (gathering.has(stream)) return;
  gathering.add(stream);
  stream.cork();
  setImmediate(() => {
    gathering.delete(stream);
    stream.uncork();
  });
}

/**
 * A command that passes the bytes of its arguments to the connection without a copy. ioredis' own command copies all of
 * them into one buffer.
 */
export class PiecedCommand extends Command {
  readonly #pieces: readonly (readonly Buffer[] | null)[];

  constructor(name: string, args: readonly PiecedArgument[]) {
    super(
      name,
      args.map((argument) => (typeof argument === 'object' ? '' : argument)),
    );
    this.#pieces = args.map((argument) => (typeof argument === 'object' ? [argument].flat() : null));
  }

  override toWritable(socket: NodeJS.WritableStream): string {
    let text = `*${this.args.length + 1}\r\n${bulk(this.name)}`;
    for (const [index, argument] of this.args.entries()) {
      const pieces = this.#pieces[index];
      if (!pieces) {
        text += bulk(String(argument));
        continue;
      }
      socket.write(`${text}$${pieces.reduce((sum, piece) => sum + piece.length, 0)}\r\n`);
      for (const piece of pieces) socket.write(piece);
      text = '\r\n';
    }
    return text;
  }
}

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;

import { MessagePieces, type MessageBuffers, type MessageFault } from '@efemera/intake';
import type { Request } from 'express';
import { CrlfLines } from './crlf-lines.js';

/** The message of a request's body. It counts against the memory for messages under way until `settled` is called. */
export interface Upload {
  message: readonly Buffer[];
  settled: () => void;
}

/**
 * Reads the body of a request as a message. A message that is too large is read to its end, within the time that a
 * request may take: a relay that is still sending would not read the refusal, and would send the message again for
 * days.
 *
 * @returns the message, or why there is none.
 * @throws if the client disconnects before the end of the message.
 */
export async function receiveMessage(
  request: Request,
  { buffers, maxMessageBytes }: { buffers: MessageBuffers; maxMessageBytes: number },
): Promise<Upload | MessageFault> {
  const pieces = new MessagePieces(maxMessageBytes, (forget) => buffers.open(request.ip ?? '', forget));
  const lines = new CrlfLines();
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      pieces.keep(lines.write(chunk));
      if (lines.hasBareCr) pieces.drop('bare_line_break');
    }
  } catch (error) {
    pieces.release();
    throw error;
  }
  lines.end();
  if (lines.hasBareCr) pieces.drop('bare_line_break');
  return pieces.fault ?? pieces.handOver();
}

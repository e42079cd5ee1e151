import { MessagePieces, type MessageBuffers, type MessageFault } from '@efemera/intake';
import type { Request } from 'express';
import { CrlfLines } from './crlf-lines.js';

/**
 * A message over the size limit is read on to so many times the limit: a relay that is still sending would not read the
 * refusal.
 */
const mostReadOfLimit = 2;

/** The message of a request's body. It counts against the memory for messages under way until `settled` is called. */
export interface Upload {
  message: readonly Buffer[];
  settled: () => void;
}

/**
 * Reads the body of a request as a message.
 *
 * @returns the message, or why there is none.
 * @throws where the client has gone.
 */
export async function receiveMessage(
  request: Request,
  { buffers, maxMessageBytes }: { buffers: MessageBuffers; maxMessageBytes: number },
): Promise<Upload | MessageFault> {
  const pieces = new MessagePieces(maxMessageBytes, (forget) => buffers.open(request.ip ?? '', forget));
  const lines = new CrlfLines();
  try {
    // Leaves the connection open when the loop ends early: a relay that found it closed would send the message for ever.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      pieces.keep(lines.write(chunk));
      if (lines.hasBareCr) pieces.drop('bare_line_break');
      if (pieces.receivedBytes > mostReadOfLimit * maxMessageBytes) break;
    }
    // A relay that is still sending reads the answer only then.
    request.resume();
  } catch (error) {
    pieces.release();
    throw error;
  }
  lines.end();
  if (lines.hasBareCr) pieces.drop('bare_line_break');
  return pieces.fault ?? pieces.handOver();
}

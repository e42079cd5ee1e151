import { createHash } from 'node:crypto';
import type { IncomingMail, MailStore } from '@efemera/storage';

const markChars = 22;
/** How many messages are remembered at most whose sender has received the 250; a further one replaces the oldest. */
const maxAcknowledged = 10_000;

const traceField =
  /(?:Received|Received-SPF|Return-Path|Authentication-Results|ARC-[A-Z-]+|X-CF-[A-Z-]+):[^\n]*\n(?:[ \t][^\n]*\n)*/iy;

/** The length of the trace fields at the beginning of a header, which the servers on the way have added (RFC 5321 §4.4). */
function traceBytes(header: string): number {
  let end = 0;
  for (traceField.lastIndex = 0; traceField.test(header);) end = traceField.lastIndex;
  return end;
}

/** By its mark intake recognises a message that its sender sends again. */
export interface MessageMark {
  mark: string;
  hasMessageId: boolean;
}

/** Tells whether the sender of a message has continued after its 250; all calls but the first do nothing. */
export type SettleMark = (hasContinued: boolean) => void;

/**
 * Recognises a message that a sender sends again because the 250 of its first attempt was lost: the same bytes from the same
 * sender. Stored again within minutes under the same mark, it is listed once.
 *
 * A Message-ID tells one message from another (RFC 5322 §3.6.4). Equal messages without one may be two messages: they count
 * as two while the connection of the first is open, and if its sender has continued after the 250, since the second can't be
 * another attempt then.
 */
export class MessageMarks {
  readonly #acknowledged = new Set<string>();
  /** The marks of messages whose sender is still connected and has sent nothing since its 250. */
  readonly #open = new Set<string>();

  /**
   * @param header  the header block of the message.
   * @param isRelayed  leaves the trace fields out: when the sender tries again, the relay writes a new time into them.
   * @returns null if the message counts as another one although its bytes are equal.
   */
  markOf(mailFrom: string, header: Buffer, source: readonly Buffer[], isRelayed = false): MessageMark | null {
    const hash = createHash('sha256').update(`${mailFrom}\n`);
    let leftOut = isRelayed ? traceBytes(header.toString('latin1')) : 0;
    for (const piece of source) {
      hash.update(piece.subarray(leftOut));
      leftOut = Math.max(0, leftOut - piece.length);
    }
    const mark = hash.digest('base64url').slice(0, markChars);
    const hasMessageId = /^message-id:/im.test(header.toString('latin1'));
    const isAnother = !hasMessageId && (this.#acknowledged.has(mark) || this.#open.has(mark));
    return isAnother ? null : { mark, hasMessageId };
  }

  /**
   * Notes that the sender of a message without a Message-ID is connected, and returns what its connection must call when
   * the sender continues after its 250, or has left. If it continues, this process forgets the mark at once, and Redis
   * forgets it for other processes that take an equal message. A connection keeps the function while its sender is silent,
   * so it holds no more than the marks: made where the message is stored, it would hold the bytes of the message, too.
   */
  open(
    mark: string,
    mails: readonly Pick<IncomingMail, 'address' | 'mark'>[],
    store: Pick<MailStore, 'forgetMarks'>,
  ): SettleMark {
    const marks = mails.map(({ address, mark }) => ({ address, mark }));
    this.#open.add(mark);
    let isOpen = true;
    return (hasContinued) => {
      if (!isOpen) return;
      isOpen = false;
      this.#open.delete(mark);
      if (!hasContinued) return;
      this.acknowledge(mark);
      // If Redis is away, the mark ends by itself after some minutes.
      store.forgetMarks(marks).catch(() => undefined);
    };
  }

  /**
   * Call it when the sender of a message without a Message-ID continues after the 250, and so has received it. The others
   * would only take the places of those that are looked up.
   */
  acknowledge(mark: string): void {
    this.#acknowledged.add(mark);
    if (this.#acknowledged.size <= maxAcknowledged) return;
    for (const oldest of this.#acknowledged) {
      this.#acknowledged.delete(oldest);
      return;
    }
  }
}

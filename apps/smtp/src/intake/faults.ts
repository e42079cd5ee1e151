import { setTimeout as pause } from 'node:timers/promises';
import type { Address, Fault } from '@efemera/contract';
import { faultReply, type DSN } from '@efemera/intake';
import type { DueFault, FaultStore, FaultyInboxes } from '@efemera/storage';
import { limits } from './limits.js';

/** Lets mail to inboxes fail as their holders have asked for, to test a sender. */
export class Faults {
  #heldBack = 0;

  constructor(
    private readonly inboxes: Pick<FaultyInboxes, 'mayFail'>,
    private readonly store: Pick<FaultStore, 'take'>,
  ) {}

  /** Lets a recipient fail if it is to; null if it is taken. */
  async judgeRecipient(address: Address): Promise<DSN | null> {
    if (!this.inboxes.mayFail(address)) return null;
    const fault = await this.store.take(address, 'rcpt');
    return fault && this.reply(fault);
  }

  /**
   * Tells whether a message may have to fail. DATA has one reply for all recipients, and no holder may let mail to others
   * fail: only a message to a single inbox does.
   */
  mayFail(addresses: readonly Address[]): boolean {
    const [first] = addresses;
    return first !== undefined && this.inboxes.mayFail(first) && addresses.every((address) => address === first);
  }

  /** Takes the fault of a message that `mayFail`; null if it is to be stored. */
  async takeForMessage([address]: readonly Address[]): Promise<DueFault | null> {
    return address === undefined ? null : this.store.take(address, 'data' satisfies Fault['stage']);
  }

  /** The reply of a fault, once its delay is over. Meanwhile only the connection is held: no message, no worker. */
  async reply({ code, delayMs }: DueFault): Promise<DSN> {
    const reply = faultReply(code);
    if (delayMs === 0 || this.#heldBack >= limits.maxRepliesHeldBack) return reply;
    this.#heldBack++;
    try {
      await pause(delayMs, undefined, { ref: false });
    } finally {
      this.#heldBack--;
    }
    return reply;
  }
}

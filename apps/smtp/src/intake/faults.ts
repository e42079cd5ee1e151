import { setTimeout as pause } from 'node:timers/promises';
import type { Address, Fault } from '@efemera/contract';
import { faultReply, type DSN } from '@efemera/intake';
import type { DueFault, FaultStore, FaultyInboxes } from '@efemera/storage';
import { limits } from './limits.js';

/** Refuses mail to inboxes whose holders have set a fault on demand, to test a sender. */
export class Faults {
  #heldBack = 0;

  constructor(
    private readonly inboxes: Pick<FaultyInboxes, 'mayFail'>,
    private readonly store: Pick<FaultStore, 'take'>,
  ) {}

  /** Returns the reply of a recipient's fault, if its inbox has one for RCPT; else null. */
  async judgeRecipient(address: Address): Promise<DSN | null> {
    if (!this.inboxes.mayFail(address)) return null;
    const fault = await this.store.take(address, 'rcpt');
    return fault && this.reply(fault);
  }

  /**
   * Tells whether a message may have to be refused. DATA has one reply for all recipients, and no holder may make mail to
   * others fail: so only a message to a single inbox is refused.
   */
  mayFail(addresses: readonly Address[]): boolean {
    const [first] = addresses;
    return first !== undefined && this.inboxes.mayFail(first) && addresses.every((address) => address === first);
  }

  /** Returns the fault for a message that `mayFail`, and counts it as used; null if the message must be stored. */
  async takeForMessage([address]: readonly Address[]): Promise<DueFault | null> {
    return address === undefined ? null : this.store.take(address, 'data' satisfies Fault['stage']);
  }

  /** Returns the reply of a fault after its delay. Until then the process keeps only the connection, not the message. */
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

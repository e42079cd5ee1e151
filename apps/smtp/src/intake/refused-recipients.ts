import { NetworkShares } from '@efemera/network';
import { limits } from './limits.js';

const hourMs = 3_600_000;

/**
 * How many recipients were refused to each network in this hour. A peer that tries names hears from each answer which of
 * them somebody holds; after its budget it hears 421, whatever it asks for.
 */
export class RefusedRecipients {
  #counted = new NetworkShares(limits.maxRefusedRecipientsPerHour);
  #endsAtMs = 0;

  add(ip: string): void {
    this.#ofThisHour().take(ip);
  }

  isSpent(ip: string): boolean {
    const counted = this.#ofThisHour();
    const hasRoom = counted.take(ip);
    if (hasRoom) counted.giveBack(ip);
    return !hasRoom;
  }

  #ofThisHour(): NetworkShares {
    const nowMs = Date.now();
    if (nowMs >= this.#endsAtMs) {
      this.#endsAtMs = nowMs + hourMs;
      this.#counted = new NetworkShares(limits.maxRefusedRecipientsPerHour);
    }
    return this.#counted;
  }
}

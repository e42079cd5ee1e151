import { intakeLimits } from './limits.js';
import { TimedShares } from './timed-shares.js';

/**
 * Tells which networks send so much mail to held inboxes that workers parse it in a queue of its own. In one queue, the
 * mail of every other network would wait for a flood to be parsed. This process counts only the mail that it has taken
 * itself: a count of all processes would cost a command to Redis for each mail.
 */
export class BusyNetworks {
  readonly #taken = new TimedShares(() => intakeLimits.busyNetworkBytes, intakeLimits.busyNetworkMs);

  /** Counts a mail. True if its network has used up its share, so that the mail belongs into the queue for busy networks. */
  isBusyWith(ip: string, bytes: number): boolean {
    const { busyNetworkBytes, busyNetworkMailBytes } = intakeLimits;
    // A single mail larger than the share counts as the share: it must not wait behind the floods of others.
    const counted = Math.min(Math.max(bytes, busyNetworkMailBytes), busyNetworkBytes);
    return this.#taken.take(ip, counted) === null;
  }
}

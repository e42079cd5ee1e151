import { webhookLimits } from './limits.js';

interface Host {
  calls: number;
  /** Turned away since a call last ended. */
  waiting: number;
}

/** Room for calls, host by host. */
export class HostSlots {
  readonly #hosts = new Map<string, Host>();

  /** Takes room for one call: a function that gives it back, or how long to wait before asking again. */
  take(name: string): (() => void) | number {
    const host = this.#hosts.get(name) ?? { calls: 0, waiting: 0 };
    if (host.calls >= webhookLimits.maxCallsPerHost) {
      host.waiting++;
      return Math.min(
        (webhookLimits.busyHostMs * host.waiting) / webhookLimits.maxCallsPerHost,
        webhookLimits.maxBusyHostMs,
      );
    }
    host.calls++;
    this.#hosts.set(name, host);
    return () => {
      host.waiting = 0;
      if (--host.calls === 0) this.#hosts.delete(name);
    };
  }
}

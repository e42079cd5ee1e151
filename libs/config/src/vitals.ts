import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Vitals } from '@efemera/contract';
import { productVersion } from './product-version.js';

/** Each tick wakes the process, but with fewer ticks a single long one would already be the 99th percentile of five seconds. */
const resolutionMs = 10;

/**
 * Starts to watch this process.
 *
 * @returns a function that reports its state; the event loop delays are those since the last call.
 */
export function watchVitals(): () => Vitals {
  const startedAtMs = Math.round(Date.now() - process.uptime() * 1000);
  const version = productVersion();
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  let memoryBytes = 0;
  return () => {
    try {
      memoryBytes = process.memoryUsage.rss();
    } catch {
      // Node reads the memory from /proc, which fails when a flood of connections has taken the last file descriptor.
      // The last value is reported then.
    }
    const { user, system } = process.cpuUsage();
    // The histogram measures the time between two ticks; the tick interval itself is no delay.
    const seconds = (ns: number) => Math.max(0, ns / 1e6 - resolutionMs) / 1000 || 0;
    const vitals = {
      version,
      startedAtMs,
      memoryBytes,
      cpuSeconds: (user + system) / 1e6,
      loopDelayP99Seconds: seconds(delay.percentile(99)),
      loopDelayMaxSeconds: seconds(delay.max),
    };
    delay.reset();
    return vitals;
  };
}

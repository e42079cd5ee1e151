import { monitorEventLoopDelay, performance, type IntervalHistogram } from 'node:perf_hooks';
import type { Vitals } from '@efemera/contract';
import { productVersion } from './product-version.js';

/**
 * Interval of the histogram's ticks. With fewer ticks, a single long one would be the 99th percentile of the five
 * seconds between two heartbeats.
 */
const resolutionMs = 10;
/** How often to decide whether the histogram runs, and the share of busy time from which on it does. */
const lookMs = 1000;
const leastUse = 0.02;

/**
 * Measures by how much the event loop is late. Each tick of the histogram wakes the process, a hundred times a second: most
 * of what an idle process would cost. So the histogram runs only while the process is busy. If an idle process is blocked,
 * the next check comes late, and that is counted.
 */
class LoopDelay {
  readonly #histogram: IntervalHistogram = monitorEventLoopDelay({ resolution: resolutionMs });
  #use = performance.eventLoopUtilization();
  #lookedAtMs = performance.now();
  #latestMs = 0;

  constructor() {
    setInterval(() => this.#look(), lookMs).unref();
  }

  /** Returns the delays since the last call. */
  take(): { p99Seconds: number; maxSeconds: number } {
    // The histogram measures the time between two ticks; the tick interval itself is no delay.
    const seconds = (ns: number) => Math.max(0, ns / 1e6 - resolutionMs) / 1000 || 0;
    const p99Seconds = seconds(this.#histogram.percentile(99));
    const maxSeconds = Math.max(seconds(this.#histogram.max), this.#latestMs / 1000);
    this.#histogram.reset();
    this.#latestMs = 0;
    return { p99Seconds, maxSeconds };
  }

  #look(): void {
    const nowMs = performance.now();
    this.#latestMs = Math.max(this.#latestMs, nowMs - this.#lookedAtMs - lookMs);
    this.#lookedAtMs = nowMs;
    const use = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(use, this.#use);
    this.#use = use;
    if (utilization >= leastUse) this.#histogram.enable();
    else this.#histogram.disable();
  }
}

/**
 * Starts to watch this process.
 *
 * @returns a function that reports its state; the event loop delays are those since the last call.
 */
export function watchVitals(): () => Vitals {
  const startedAtMs = Math.round(Date.now() - process.uptime() * 1000);
  const version = productVersion();
  const delay = new LoopDelay();
  let memoryBytes = 0;
  return () => {
    try {
      memoryBytes = process.memoryUsage.rss();
    } catch {
      // Node reads the memory from /proc, which fails when a flood of connections has taken the last file descriptor.
      // The last value is reported then.
    }
    const { user, system } = process.cpuUsage();
    const { p99Seconds, maxSeconds } = delay.take();
    return {
      version,
      startedAtMs,
      memoryBytes,
      cpuSeconds: (user + system) / 1e6,
      loopDelayP99Seconds: p99Seconds,
      loopDelayMaxSeconds: maxSeconds,
    };
  };
}

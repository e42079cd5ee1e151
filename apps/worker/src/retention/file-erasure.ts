import { Erasure, ProcessCounters, StorageUnavailableError } from '@efemera/storage';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

/** Injection token: the setting ERASE_SECONDS. */
export const ERASE_SECONDS = Symbol('how long deleted mail may stay in the append-only file');

const longestPauseMs = 10_000;
const looksPerErasure = 20;

/**
 * Makes Redis rewrite its append-only files after mail was deleted. Every worker checks; the first one that finds a rewrite
 * due starts it.
 */
@Injectable()
export class FileErasure implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #logger = new Logger(FileErasure.name);
  #timer: NodeJS.Timeout | undefined;
  #isLooking = false;

  constructor(
    private readonly erasure: Erasure,
    private readonly counters: ProcessCounters,
    @Inject(ERASE_SECONDS) private readonly eraseSeconds: number,
  ) {}

  onApplicationBootstrap(): void {
    if (this.eraseSeconds === 0) return;
    const pauseMs = Math.min(longestPauseMs, (this.eraseSeconds * 1000) / looksPerErasure);
    this.#timer = setInterval(() => void this.look(), pauseMs);
  }

  onApplicationShutdown(): void {
    clearInterval(this.#timer);
  }

  async look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      const step = await this.erasure.step(this.eraseSeconds * 1000);
      if (step === 'done' || step === 'failed') this.counters.add('store:erasures', step);
      if (step === 'done') this.#logger.log({ msg: 'append-only files rewritten without the deleted mail' });
      if (step === 'failed') this.#logger.warn({ msg: 'append-only file not rewritten; deleted mail is still in it' });
    } catch (error) {
      // The next look tries again. Thrown from a timer, the error would end the worker.
      const cause = error instanceof StorageUnavailableError ? error.cause : null;
      this.#logger.warn({ msg: 'append-only files not checked', err: String(cause ?? error) });
    } finally {
      this.#isLooking = false;
    }
  }
}

import type { SiteConfig } from '@efemera/contract';
import { recall, remember } from '../browser/remembered.js';

const key = 'efemera.ttl';

/** Lifetimes that suit a sign-up, a purchase and a journey: ten minutes, an hour, six, a day, a week. */
const usualSeconds = [600, 3600, 21_600, 86_400, 604_800];

export const rememberTtl = (seconds: number) => remember(key, String(seconds));

export const hasChosenTtl = (): boolean => recall(key) !== null;

type Lifetimes = Pick<SiteConfig, 'inboxTtlSeconds' | 'inboxTtlMinSeconds' | 'inboxTtlMaxSeconds'>;

/**
 * The lifetimes on offer in seconds, ascending: the usual ones that the server allows, its default and its longest. A
 * default below the shortest is left out: the server would refuse it as a choice.
 */
export function offeredLifetimes({ inboxTtlSeconds, inboxTtlMinSeconds, inboxTtlMaxSeconds }: Lifetimes): number[] {
  const allowed = usualSeconds.filter((seconds) => seconds >= inboxTtlMinSeconds && seconds <= inboxTtlMaxSeconds);
  const own = inboxTtlSeconds >= inboxTtlMinSeconds ? [inboxTtlSeconds] : [];
  return [...new Set([...allowed, ...own, inboxTtlMaxSeconds])].sort((a, b) => a - b);
}

/** The lifetime that the visitor chose last, where it is still on offer; else the server's. */
export function recallTtl(config: Lifetimes): number {
  const chosen = Number(recall(key));
  return offeredLifetimes(config).includes(chosen) ? chosen : config.inboxTtlSeconds;
}

import type { Delivery, DeliveryList, RunningDelivery } from '@efemera/contract';

const maxShown = 3;

export type Attempt = Delivery | RunningDelivery;

/** The attempts that the strip shows: those under way, then the newest of the others. */
export function shownAttempts({ deliveries, running = [] }: DeliveryList): Attempt[] {
  return [...running, ...deliveries]
    .sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)) || b.startedAt.localeCompare(a.startedAt))
    .slice(0, maxShown);
}

/** How an attempt stands, as the keys of the texts name it. */
export function standOf(attempt: Attempt) {
  if ('state' in attempt) return attempt.state === 'broken_off' ? 'brokenOff' : attempt.state;
  if (attempt.outcome === 'stored') return 'stored';
  return attempt.reply.code < 500 ? 'later' : 'refused';
}

/**
 * How much of its message a server has sent, rounded down to whole percents and never all of it: a server may announce less
 * than it sends. Null where it announced no size.
 */
export function shareOf({ received, size }: RunningDelivery): number | null {
  return size === null ? null : Math.min(Math.floor((100 * received) / size), 99) / 100;
}

const isOpen = (attempt: Attempt) => 'state' in attempt && attempt.state !== 'broken_off';

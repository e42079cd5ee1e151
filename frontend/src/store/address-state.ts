import { splitAddress, timers, type Inbox, type InboxList, type Quota } from '@efemera/contract';
import { isOfInbox } from './plus-view.js';

/** What the page shows in the place of the address. */
export type AddressState =
  | { phase: 'starting' }
  /** The server did not answer; the page tries again at `retryAtMs`. */
  | { phase: 'unreachable'; retryAtMs: number }
  /** The visitor holds this address, or is a guest of its inbox: `inbox.access` says which. */
  | { phase: 'held'; address: string; inbox: Inbox; countdownEndsAtMs: number }
  /** A link opened an inbox that no visitor holds. */
  | { phase: 'public'; address: string }
  /** Another visitor holds this address. */
  | { phase: 'private'; address: string }
  /** The link names no address of this service. */
  | { phase: 'invalid'; address: string }
  /** The visitor deleted the address, here or in another tab, or the day's quota is used up. */
  | { phase: 'none' }
  /** The lifetime of the visitor's address has passed, or a link opened a former address of the visitor. */
  | { phase: 'ended'; address: string }
  /** The holder has ended the visit of this guest, or the inbox has ended. */
  | { phase: 'visitEnded'; address: string }
  /** The join link was used or has ended. */
  | { phase: 'linkGone' }
  /**
   * The browser refuses the cookie, by which alone the server recognises a guest. The link may be used up, but nobody
   * became a guest by it.
   */
  | { phase: 'linkNeedsCookies' }
  /** The inbox of the join link has as many guests as it may. */
  | { phase: 'linkFull' };

/** Phases in which the page shows no inbox, and says why, until the visitor asks for one. */
const restingPhases: readonly AddressState['phase'][] = [
  'none',
  'ended',
  'visitEnded',
  'linkGone',
  'linkFull',
  'linkNeedsCookies',
];

export type Command = 'generating' | 'claiming' | 'extending' | 'removing';

/**
 * The visitor's addresses, as a state machine: every transition below is a pure function, and `address-store` calls the
 * server and the browser's storage around them.
 *
 * Answers come late and in any order. Each change and each question gets a number from one clock, so that an answer can
 * be compared with what has happened since its question.
 */
export interface Addresses {
  readonly current: AddressState;
  /** Inboxes that the visitor holds or can restore, newest first. */
  readonly own: readonly Inbox[];
  readonly quota: Quota | null;
  /** The command under way; a second one is refused until it ends. */
  readonly busy: Command | null;
  /** Counts the moves that the visitor has begun: the answer to an earlier move must not replace a later one's screen. */
  readonly move: number;
  readonly clock: number;
  /** When a command last changed `own`: a listing asked for earlier does not know of that change. */
  readonly changedAt: number;
  /** When the listing on screen was requested: the answer to an earlier request is out of date and is dropped. */
  readonly listedAt: number;
}

export const noAddresses: Addresses = {
  current: { phase: 'starting' },
  own: [],
  quota: null,
  busy: null,
  move: 0,
  clock: 0,
  changedAt: 0,
  listedAt: 0,
};

/** The clocks of server and browser agree to within a few seconds only (server-clock.ts). */
const clockToleranceMs = 10_000;

/**
 * Brings an address that a visitor typed or a link names to the form in which the server names it: otherwise the page would
 * not find the inbox among its own. Text that is no address is only put in lower case; the server refuses it.
 */
export function canonicalAddress(address: string): string {
  const split = splitAddress(address.trim());
  return split ? `${split.localPart}@${split.domain}` : address.trim().normalize('NFC').toLowerCase();
}

/** Begins a move to another address. Its answer is shown only if `move` is still the same then. */
export const beginMove = (state: Addresses): Addresses => ({ ...state, move: state.move + 1 });

export const start = (state: Addresses): Addresses => ({ ...state, current: { phase: 'starting' } });

export const failToReach = (state: Addresses, retryAtMs: number): Addresses => ({
  ...state,
  current: { phase: 'unreachable', retryAtMs },
});

/** Shows an address that the visitor holds; its countdown began at `startedAtMs`. */
export function hold(state: Addresses, inbox: Inbox, startedAtMs: number): Addresses {
  const countdownEndsAtMs = countdownEnd(startedAtMs);
  return { ...state, current: { phase: 'held', address: inbox.address, inbox, countdownEndsAtMs } };
}

/** Shows an address that the visitor does not hold; `phase` is what the server answered about its inbox. */
export const visit = (state: Addresses, phase: 'public' | 'private' | 'invalid', address: string): Addresses => ({
  ...state,
  current: { phase, address },
});

/** Why a join link opens nothing. */
export type LinkRefusal = 'linkGone' | 'linkFull' | 'linkNeedsCookies';

/** Shows why a join link opened nothing. */
export const refuseLink = (state: Addresses, phase: LinkRefusal): Addresses => ({
  ...state,
  current: { phase },
});

/** Shows that the visitor has no address, such as when the day's quota is used up. */
export const goWithout = (state: Addresses): Addresses => ({ ...state, current: { phase: 'none' } });

/** Shows one of the visitor's addresses as ended. */
export const end = (state: Addresses, address: string): Addresses => ({
  ...state,
  current: { phase: 'ended', address },
});

export const beginCommand = (state: Addresses, busy: Command): Addresses => ({ ...state, busy });
export const endCommand = (state: Addresses): Addresses => ({ ...state, busy: null });

/** Records that the server refused a claim because the day's quota is used up. */
export const exhaust = (state: Addresses): Addresses => ({
  ...state,
  quota: state.quota && { ...state.quota, remaining: 0 },
});

/** Adds the inbox that the server returned for a claim or an extension, or replaces its earlier state. */
export function enter(state: Addresses, inbox: Inbox): Addresses {
  const others = state.own.filter(({ address }) => address !== inbox.address);
  return {
    ...changed(state),
    own: [inbox, ...others].sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
    quota: state.quota && { ...state.quota, remaining: inbox.remainingToday },
  };
}

/** Records that the visitor deleted an address; it can be restored until `restorableUntil`. */
export function release(state: Addresses, address: string, restorableUntil: string): Addresses {
  const own = state.own.map((inbox) =>
    inbox.address === address ? { ...inbox, state: 'restorable' as const, restorableUntil } : inbox,
  );
  const next = { ...changed(state), own };
  // Clears `busy` in the same render: the generate button that appears now takes the focus, which a disabled one can't.
  return isAt(state, 'held', address) ? { ...beginMove(next), current: { phase: 'none' }, busy: null } : next;
}

/** Records a request for the listing: pass the new `clock` to `applyListing` with the answer. */
export const askListing = (state: Addresses): Addresses => ({ ...state, clock: state.clock + 1 });

/**
 * Applies a listing; returns the same state if it was requested before a later change or listing.
 *
 * @param askedAt  `clock` when the listing was requested.
 * @param startOf  returns when the countdown of an inbox began, in milliseconds.
 */
export function applyListing(
  state: Addresses,
  { inboxes: own, quota }: InboxList,
  askedAt: number,
  startOf: (inbox: Inbox) => number,
): Addresses {
  if (askedAt < state.listedAt || askedAt < state.changedAt) return state;
  const next = { ...state, own, quota, listedAt: askedAt };
  const { current } = state;
  const inbox = current.phase === 'held' && own.find(({ address }) => address === current.address);
  if (!inbox || inbox.state !== 'held') return next;
  const isExtended = inbox.expiresAt !== current.inbox.expiresAt;
  const countdownEndsAtMs = isExtended ? countdownEnd(startOf(inbox)) : current.countdownEndsAtMs;
  return { ...next, current: { ...current, inbox, countdownEndsAtMs } };
}

/** Tells whether the address on screen has ended or was deleted elsewhere, by the last listing and the server's time. */
export function isOver({ current, own }: Addresses, serverTimeMs: number): boolean {
  if (current.phase !== 'held') return false;
  const inbox = own.find(({ address }) => address === current.address);
  // If the listing lacks the inbox, its lifetime decides: the server lists only the newest inboxes, so an older one may
  // still be held.
  return inbox ? inbox.state !== 'held' : Date.parse(current.inbox.expiresAt) <= serverTimeMs;
}

/**
 * Must be called when the server no longer opens the inbox of the address on screen. If the lifetime has not passed, its
 * holder has deleted it in another tab: this tab then shows no address, as the other tab does. For a guest it means that
 * the visit has ended.
 */
export function lose(state: Addresses, address: string, serverTimeMs: number): Addresses {
  if (state.current.phase !== 'held' || state.current.address !== address) return state;
  if (state.current.inbox.access !== 'holder') {
    return { ...beginMove(state), current: { phase: 'visitEnded', address } };
  }
  if (!isTimeLeft(state, serverTimeMs)) return end(state, address);
  // The next listing names the inbox again, as one that can be restored.
  const own = state.own.filter((inbox) => inbox.address !== address);
  return { ...beginMove(state), own, current: { phase: 'none' } };
}

export function isAt({ current }: Addresses, phase: AddressState['phase'], address: string): boolean {
  return current.phase === phase && 'address' in current && current.address === address;
}

/** The public address on screen, if it is the address of this inbox or one of the inbox's plus addresses; else null. */
export const visitedAt = ({ current }: Addresses, inbox: string): string | null =>
  current.phase === 'public' && isOfInbox(current.address, inbox) ? current.address : null;

/** The inbox of the public address on screen, if this visitor holds it: another tab has claimed it. */
export const claimedElsewhere = ({ current, own }: Addresses): Inbox | undefined =>
  current.phase === 'public'
    ? own.find(({ address, state }) => state === 'held' && isOfInbox(current.address, address))
    : undefined;

/** Whether the visitor may mark and delete the mail of an inbox: a guest who only reads may not. */
export const mayChangeMail = (own: readonly Inbox[], address: string): boolean =>
  !own.some((inbox) => inbox.address === address && inbox.access === 'read');

/** Whether the lifetime of the held address has not passed yet, even if the clocks differ by the tolerance. */
export function isTimeLeft({ current }: Addresses, serverTimeMs: number): boolean {
  return current.phase === 'held' && Date.parse(current.inbox.expiresAt) - clockToleranceMs > serverTimeMs;
}

/**
 * Whether the page already shows what a link to the address `to` leads to. A link without one (`to` is null) leads to
 * an own address, or to the reason why the visitor has none.
 */
export function isThere({ current }: Addresses, to: string | null): boolean {
  if (to === null) return current.phase === 'held' || restingPhases.includes(current.phase);
  return 'address' in current && current.address === canonicalAddress(to);
}

export type Arrival =
  { go: 'hold'; inbox: Inbox } | { go: 'end'; address: string } | { go: 'visit'; address: string } | { go: 'claim' };

/** Who opens the page, as far as the browser knows. */
export interface Visitor {
  /** The address that the link names; null: none. */
  to: string | null;
  /** The address that this browser used last. */
  last: string | null;
  /**
   * Whether this browser stores data. If not, the page shows the newest held address: it would otherwise claim another
   * one at each reload.
   */
  remembers: boolean;
}

/** Whether the page claims an address for this visitor, whatever addresses the server lists. */
export const isFirstVisit = ({ to, last, remembers }: Visitor): boolean => to === null && last === null && remembers;

/** Decides which address the page shows when a visitor opens it. */
export function planArrival(own: readonly Inbox[], { to, last, remembers }: Visitor): Arrival {
  const wanted = to === null ? last : canonicalAddress(to);
  // A link may name a plus address of an own inbox.
  const known = ofAddress(own, wanted) ?? (wanted ? ofAddress(own, wanted.replace(/\+[^@]{0,64}@/, '@')) : undefined);
  if (known?.state === 'held') return { go: 'hold', inbox: known };
  if (to !== null)
    return known ? { go: 'end', address: known.address } : { go: 'visit', address: canonicalAddress(to) };
  const newest = newestHeld(own);
  return newest && !remembers ? { go: 'hold', inbox: newest } : { go: 'claim' };
}

const ofAddress = (own: readonly Inbox[], wanted: string | null) => own.find(({ address }) => address === wanted);

export const newestHeld = (own: readonly Inbox[]): Inbox | undefined => own.find(({ state }) => state === 'held');

const countdownEnd = (startedAtMs: number) => startedAtMs + timers.generatorCountdownSeconds * 1000;

function changed(state: Addresses): Addresses {
  const clock = state.clock + 1;
  return { ...state, clock, changedAt: clock };
}

import { timers, type Inbox, type InboxList, type Quota } from '@efemera/contract';

/** What the page shows in the place of the address. */
export type AddressState =
  | { phase: 'starting' }
  /** The server did not answer; the page tries again at `retryAtMs`. */
  | { phase: 'unreachable'; retryAtMs: number }
  /** The visitor holds this address. */
  | { phase: 'held'; address: string; inbox: Inbox; countdownEndsAtMs: number }
  /** A link opened an inbox that no visitor holds. */
  | { phase: 'public'; address: string }
  /** Another visitor holds this address. */
  | { phase: 'private'; address: string }
  /** The link names no address of this service. */
  | { phase: 'invalid'; address: string }
  /** The visitor deleted the address, here or in another tab, or the day's allowance is used up. */
  | { phase: 'none' }
  /** The server's lifetime of the visitor's address has passed. */
  | { phase: 'ended'; address: string };

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

/** The form in which the server names addresses. */
export const canonicalAddress = (address: string) => address.trim().normalize('NFC').toLowerCase();

/** The visitor begins to go to another address. The new `move` is the ticket that its answer has to show. */
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

/** Shows an address that is not the visitor's, as the server answered to a look at its inbox. */
export const visit = (state: Addresses, phase: 'public' | 'private' | 'invalid', address: string): Addresses => ({
  ...state,
  current: { phase, address },
});

/** Shows that there is no address: the day's allowance is used up. */
export const goWithout = (state: Addresses): Addresses => ({ ...state, current: { phase: 'none' } });

/** Shows that the time of one of the visitor's addresses has passed. */
export const end = (state: Addresses, address: string): Addresses => ({
  ...state,
  current: { phase: 'ended', address },
});

export const beginCommand = (state: Addresses, busy: Command): Addresses => ({ ...state, busy });
export const endCommand = (state: Addresses): Addresses => ({ ...state, busy: null });

/** The server refused because the day's allowance is used up. */
export const exhaust = (state: Addresses): Addresses => ({
  ...state,
  quota: state.quota && { ...state.quota, remaining: 0 },
});

/** Enters the inbox that a claim or an extension has answered with. */
export function enter(state: Addresses, inbox: Inbox): Addresses {
  const others = state.own.filter(({ address }) => address !== inbox.address);
  return {
    ...changed(state),
    own: [inbox, ...others].sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
    quota: state.quota && { ...state.quota, remaining: inbox.remainingToday },
  };
}

/** Enters that the visitor has deleted an address, which can be restored until then. */
export function release(state: Addresses, address: string, restorableUntil: string): Addresses {
  const own = state.own.map((inbox) =>
    inbox.address === address ? { ...inbox, state: 'restorable' as const, restorableUntil } : inbox,
  );
  const next = { ...changed(state), own };
  // Not busy any more in the same drawing, so that the button that leads on can take the focus as it appears.
  return isAt(state, 'held', address) ? { ...beginMove(next), current: { phase: 'none' }, busy: null } : next;
}

/** A listing is asked for: `clock` is what `applyListing` needs to know when the answer comes. */
export const askListing = (state: Addresses): Addresses => ({ ...state, clock: state.clock + 1 });

/**
 * Enters what the server lists; the very same state when the listing is older than what is known.
 *
 * @param askedAt  `clock` when the listing was asked for.
 * @param startOf  tells when the countdown of an inbox began, in milliseconds.
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
  // The server lists the newest inboxes only, so a missing one may still be held: its end decides.
  return inbox ? inbox.state !== 'held' : Date.parse(current.inbox.expiresAt) <= serverTimeMs;
}

/**
 * The inbox of the visitor's address opens no more. Where its lifetime has not passed, the visitor has deleted it in
 * another tab, and this tab shows the same as that one.
 */
export function lose(state: Addresses, address: string, serverTimeMs: number): Addresses {
  if (!isAt(state, 'held', address)) return state;
  return isTimeLeft(state, serverTimeMs) ? { ...beginMove(state), current: { phase: 'none' } } : end(state, address);
}

export function isAt({ current }: Addresses, phase: AddressState['phase'], address: string): boolean {
  return current.phase === phase && 'address' in current && current.address === address;
}

/** The lifetime of the held address has clearly not passed yet. */
export function isTimeLeft({ current }: Addresses, serverTimeMs: number): boolean {
  return current.phase === 'held' && Date.parse(current.inbox.expiresAt) - clockToleranceMs > serverTimeMs;
}

/** The visitor is where a link to `to` leads; without one, at an address of their own. */
export function isThere({ current }: Addresses, to: string | null): boolean {
  if (to === null) return ['held', 'none', 'ended'].includes(current.phase);
  return 'address' in current && current.address === canonicalAddress(to);
}

export type Arrival =
  { go: 'hold'; inbox: Inbox } | { go: 'end'; address: string } | { go: 'visit'; address: string } | { go: 'claim' };

/**
 * Decides where a visitor goes that opens the page.
 *
 * @param to        the address that the link names; null: none.
 * @param last      the address that this browser used last.
 * @param remembers this browser keeps what the page stores. One that does not would claim an address at each reload.
 */
export function planArrival(
  own: readonly Inbox[],
  { to, last, remembers }: { to: string | null; last: string | null; remembers: boolean },
): Arrival {
  const wanted = to === null ? last : canonicalAddress(to);
  const known = own.find(({ address }) => address === wanted);
  if (known?.state === 'held') return { go: 'hold', inbox: known };
  if (to !== null)
    return known ? { go: 'end', address: known.address } : { go: 'visit', address: canonicalAddress(to) };
  const newest = newestHeld(own);
  return newest && !remembers ? { go: 'hold', inbox: newest } : { go: 'claim' };
}

export const newestHeld = (own: readonly Inbox[]): Inbox | undefined => own.find(({ state }) => state === 'held');

const countdownEnd = (startedAtMs: number) => startedAtMs + timers.generatorCountdownSeconds * 1000;

function changed(state: Addresses): Addresses {
  const clock = state.clock + 1;
  return { ...state, clock, changedAt: clock };
}

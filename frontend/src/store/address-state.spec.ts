import type { Inbox } from '@efemera/contract';
import {
  applyListing,
  askListing,
  beginCommand,
  end,
  enter,
  hold,
  isOver,
  isThere,
  lose,
  noAddresses,
  planArrival,
  release,
} from './address-state.js';

const nowMs = Date.parse('2026-01-01T12:00:00Z');
const inboxOf = (address: string, change: Partial<Inbox> = {}): Inbox => ({
  address,
  domain: address.split('@')[1] ?? '',
  access: 'holder',
  createdAt: '2026-01-01T11:30:00.000Z',
  expiresAt: '2026-01-01T12:30:00.000Z',
  ttlSeconds: 3600,
  state: 'held',
  restorableUntil: null,
  remainingToday: 40,
  receivedToday: 0,
  receivedTotal: 0,
  droppedTotal: 0,
  ...change,
});
const ana = inboxOf('ana@a.example');
const quota = { limit: 50, remaining: 50 };
const holding = hold({ ...enter(noAddresses, ana), quota }, ana, nowMs);
const startOf = () => nowMs;

describe('planning an arrival', () => {
  const newcomer = { to: null, last: null, remembers: true };

  it('claims an address for a new visitor', () => {
    expect(planArrival([], newcomer)).toEqual({ go: 'claim' });
  });

  it('returns to the address used last, and claims one when that has ended', () => {
    expect(planArrival([ana], { ...newcomer, last: ana.address })).toEqual({ go: 'hold', inbox: ana });
    const ended = { ...ana, state: 'restorable' as const };
    expect(planArrival([ended], { ...newcomer, last: ana.address })).toEqual({ go: 'claim' });
  });

  it('takes the newest held address if the browser stores nothing', () => {
    const newer = inboxOf('bia@a.example');
    expect(planArrival([newer, ana], { ...newcomer, remembers: false })).toEqual({ go: 'hold', inbox: newer });
    expect(planArrival([newer, ana], newcomer)).toEqual({ go: 'claim' });
  });

  it('follows a link: to an own inbox, to one that has ended, or to the inbox of another visitor', () => {
    expect(planArrival([ana], { ...newcomer, to: ' ANA@a.example' })).toEqual({ go: 'hold', inbox: ana });
    const ended = { ...ana, state: 'restorable' as const };
    expect(planArrival([ended], { ...newcomer, to: ana.address })).toEqual({ go: 'end', address: ana.address });
    expect(planArrival([ana], { ...newcomer, to: 'ana+shop@a.example' })).toEqual({ go: 'hold', inbox: ana });
    expect(planArrival([ana], { ...newcomer, to: 'bia+shop@a.example' })).toEqual({
      go: 'visit',
      address: 'bia+shop@a.example',
    });
    expect(planArrival([ana], { ...newcomer, to: 'bia@a.example' })).toEqual({ go: 'visit', address: 'bia@a.example' });
  });
});

describe('listings', () => {
  const listing = (inboxes: Inbox[]) => ({ inboxes, quota });

  it('that were requested before a change are dropped', () => {
    const asked = askListing(holding);
    const after = enter(asked, inboxOf('bia@a.example'));
    expect(applyListing(after, listing([ana]), asked.clock, startOf)).toBe(after);
  });

  it('that were requested before the listing on screen are dropped', () => {
    const first = askListing(holding);
    const second = askListing(first);
    const shown = applyListing(second, listing([{ ...ana, receivedTotal: 2 }]), second.clock, startOf);
    expect(applyListing(shown, listing([ana]), first.clock, startOf)).toBe(shown);
  });

  it('keep the countdown, except of an address that another browser has extended', () => {
    const asked = askListing(holding);
    const later = () => nowMs + 60_000;
    const same = applyListing(asked, listing([{ ...ana, receivedTotal: 1 }]), asked.clock, later);
    expect(same.current).toMatchObject({ inbox: { receivedTotal: 1 }, countdownEndsAtMs: nowMs + 300_000 });
    const extended = { ...ana, expiresAt: '2026-01-01T13:00:00.000Z' };
    const renewed = applyListing(asked, listing([extended]), asked.clock, later);
    expect(renewed.current).toMatchObject({ inbox: extended, countdownEndsAtMs: nowMs + 360_000 });
  });

  it('that lack the address on screen do not end it before its lifetime has passed', () => {
    const unlisted = { ...holding, own: [] };
    expect(isOver(unlisted, nowMs)).toBe(false);
    expect(isOver(unlisted, Date.parse(ana.expiresAt))).toBe(true);
    expect(isOver({ ...holding, own: [{ ...ana, state: 'restorable' }] }, nowMs)).toBe(true);
  });
});

describe('losing the address on screen', () => {
  it('shows it as ended once its lifetime has passed, also if the clocks differ by seconds', () => {
    expect(lose(holding, ana.address, Date.parse(ana.expiresAt) - 4000)).toEqual(end(holding, ana.address));
  });

  it('shows an inbox that the server no longer opens as deleted, not as expired, if its lifetime has not passed', () => {
    const lost = lose(holding, ana.address, nowMs);
    expect(lost.current).toEqual({ phase: 'none' });
    // Until the next listing comes, the lost address must not count as one that the visitor still holds.
    expect(lost.own.map(({ address }) => address)).not.toContain(ana.address);
  });

  it('leaves the screen as it is when another address is lost', () => {
    expect(lose(holding, 'bia@a.example', nowMs)).toBe(holding);
  });

  it('ends the visit of a guest, who cannot tell whether the inbox has ended', () => {
    const guest = { ...ana, access: 'read' as const };
    const visiting = hold(enter(noAddresses, guest), guest, nowMs);
    expect(lose(visiting, ana.address, nowMs).current).toEqual({ phase: 'visitEnded', address: ana.address });
  });
});

it('a deletion ends its command in the same step, and keeps the inbox as restorable', () => {
  const until = '2026-01-02T12:00:00.000Z';
  const next = release(beginCommand(holding, 'removing'), ana.address, until);
  expect(next).toMatchObject({ current: { phase: 'none' }, busy: null, move: holding.move + 1 });
  expect(next.own).toMatchObject([{ state: 'restorable', restorableUntil: until }]);
});

it('a deletion of another address leaves the one on screen', () => {
  const both = enter(holding, inboxOf('bia@a.example'));
  expect(release(both, 'bia@a.example', '2026-01-02T12:00:00.000Z').current).toBe(holding.current);
});

it('recognises a link that leads to the address on screen', () => {
  expect(isThere(holding, null)).toBe(true);
  expect(isThere(holding, 'Ana@A.example ')).toBe(true);
  expect(isThere(holding, 'bia@a.example')).toBe(false);
  expect(isThere(noAddresses, null)).toBe(false);
});

import { jest } from '@jest/globals';
import type { Inbox } from '@efemera/contract';
import { useAddress } from './address-store.js';
import { useMessage } from './message-store.js';

const address = 'ana@a.example';
const initial = useAddress.getState();
/** The server lists no inbox any more, and still answers with the mail. */
const answers: Record<string, unknown> = {
  '/api/inboxes': { inboxes: [], quota: { limit: 50, remaining: 50 } },
};

function inboxOf(access: Inbox['access'], leftMs = 3_600_000): Inbox {
  return {
    address,
    domain: 'a.example',
    access,
    createdAt: new Date(Date.now() - 1000).toISOString(),
    expiresAt: new Date(Date.now() + leftMs).toISOString(),
    ttlSeconds: 3600,
    state: 'held',
    restorableUntil: null,
    remainingToday: 50,
    receivedToday: 1,
    receivedTotal: 1,
    droppedTotal: 0,
  };
}

/** The visitor reads a mail of this inbox, which is on screen or one of their others. */
function openMailOf(inbox: Inbox, isOnScreen: boolean): void {
  const current = isOnScreen
    ? { phase: 'held' as const, address, inbox, countdownEndsAtMs: Date.now() + 1000 }
    : { phase: 'none' as const };
  useAddress.setState({ ...initial, own: [inbox], current }, true);
  useMessage.setState({ open: { id: '1', to: address }, email: null, failure: null });
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = (path) =>
    Promise.resolve(new Response(JSON.stringify(answers[path as string] ?? { emails: [] }), { status: 200 }));
});
afterEach(() => jest.restoreAllMocks());

describe('an open mail', () => {
  it.each(['read', 'full'] as const)('closes when the holder ends the guest who reads it (%s)', (access) => {
    openMailOf(inboxOf(access), true);
    useAddress.getState().lose(address);
    expect(useAddress.getState().current).toEqual({ phase: 'visitEnded', address });
    expect(useMessage.getState().open).toBeNull();
  });

  it('closes when the server no longer lists a guest’s inbox that is not on screen', async () => {
    openMailOf(inboxOf('read'), false);
    await useAddress.getState().readOwn();
    expect([useAddress.getState().own, useMessage.getState().open]).toEqual([[], null]);
  });

  it('stays open when the inbox of its holder expires', async () => {
    openMailOf(inboxOf('holder', -60_000), true);
    useAddress.getState().lose(address);
    await useAddress.getState().readOwn();
    expect(useAddress.getState().current).toEqual({ phase: 'ended', address });
    expect(useMessage.getState().open).toEqual({ id: '1', to: address });
  });

  it('of another inbox stays open when a visit ends', () => {
    openMailOf(inboxOf('read'), true);
    useMessage.setState({ open: { id: '1', to: 'bia@a.example' } });
    useAddress.getState().lose(address);
    expect(useMessage.getState().open).not.toBeNull();
  });
});

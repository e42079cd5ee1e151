import { offeredLifetimes } from './chosen-ttl.js';

const lifetimes = (inboxTtlSeconds: number, inboxTtlMaxSeconds: number) =>
  offeredLifetimes({ inboxTtlSeconds, inboxTtlMinSeconds: 600, inboxTtlMaxSeconds });

describe('offeredLifetimes', () => {
  it('offers the usual lifetimes between the shortest and the longest', () => {
    expect(lifetimes(3600, 86_400)).toEqual([600, 3600, 21_600, 86_400]);
  });

  it("offers the server's own lifetime and its longest, where they can be chosen", () => {
    expect(lifetimes(20, 3600)).toEqual([600, 3600]);
    expect(lifetimes(4000, 5400)).toEqual([600, 3600, 4000, 5400]);
    expect(lifetimes(3600, 600)).toEqual([600, 3600]);
  });
});

import { jest } from '@jest/globals';
import { BusyNetworks } from './busy-networks.js';
import { intakeLimits } from './limits.js';

const { busyNetworkBytes, busyNetworkMailBytes, busyNetworkMs } = intakeLimits;

describe('a network', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['small', 500, busyNetworkBytes / busyNetworkMailBytes],
    ['63 KB', 63 * 1024, Math.floor(busyNetworkBytes / (63 * 1024))],
    ['larger than the share', busyNetworkBytes * 5, 1],
  ])('is busy after its share of mail: %s', (_, bytes, free) => {
    const networks = new BusyNetworks();
    const isBusy = Array.from({ length: free + 1 }, () => networks.isBusyWith('192.0.2.1', bytes));
    expect(isBusy).toEqual([...Array.from({ length: free }, () => false), true]);
    expect(networks.isBusyWith('198.51.100.1', bytes)).toBe(false);
  });

  it('is no longer busy after the period', () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    const networks = new BusyNetworks();
    networks.isBusyWith('192.0.2.1', busyNetworkBytes);
    expect(networks.isBusyWith('192.0.2.1', 500)).toBe(true);
    now.mockReturnValue(busyNetworkMs);
    expect(networks.isBusyWith('192.0.2.1', 500)).toBe(false);
  });
});

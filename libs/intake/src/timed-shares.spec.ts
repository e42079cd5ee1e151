import { jest } from '@jest/globals';
import { TimedShares } from './timed-shares.js';

describe('the shares of a period', () => {
  afterEach(() => jest.restoreAllMocks());

  it('are free again after the period, also when the clock was ahead and is set back', () => {
    const passed = jest.spyOn(performance, 'now').mockReturnValue(5000);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
    const shares = new TimedShares(() => 1, 60_000);
    expect(shares.take('192.0.2.1')).not.toBeNull();
    clock.mockRestore();
    passed.mockReturnValue(64_999);
    expect(shares.take('192.0.2.1')).toBeNull();
    passed.mockReturnValue(65_000);
    expect(shares.take('192.0.2.1')).not.toBeNull();
  });
});

import { isNamed, newest, spansOf, sparkline } from './chart-rows.js';

describe('spansOf', () => {
  it('gives every bar both limits and its share', () => {
    const bars = [
      { upTo: 1000, count: 1 },
      { upTo: 5000, count: 2 },
      { upTo: null, count: 1 },
    ];
    expect(spansOf(bars)).toEqual([
      { above: null, upTo: 1000, count: 1, share: 0.25 },
      { above: 1000, upTo: 5000, count: 2, share: 0.5 },
      { above: 5000, upTo: null, count: 1, share: 0.25 },
    ]);
  });

  it('gives each row a share of 0 if all counts are 0', () => {
    expect(spansOf([{ upTo: null, count: 0 }])).toEqual([{ above: null, upTo: null, count: 0, share: 0 }]);
  });
});

describe('sparkline', () => {
  it('fills the width and the height of the box', () => {
    expect(sparkline([0, 5, 10])).toBe('M0 22L50 12L100 2');
  });

  it('is flat at the bottom if all values are 0, and empty without values', () => {
    expect(sparkline([0, 0])).toBe('M0 22L100 22');
    expect(sparkline([])).toBe('');
  });
});

describe('newest', () => {
  it('takes the larger of the loaded and the pushed value', () => {
    expect(newest(5, 7)).toBe(7);
    expect(newest(7, 5)).toBe(7);
    expect(newest(7, undefined)).toBe(7);
    expect(newest(undefined, 5)).toBe(5);
    expect(newest(undefined, undefined)).toBeUndefined();
  });
});

describe('isNamed', () => {
  const point = (at: string) => ({ at, created: 0, received: 0, visits: 0 });
  const days = Array.from({ length: 90 }, (_, day) => point(new Date(Date.UTC(2026, 0, 1 + day)).toISOString()));
  const hours = Array.from({ length: 48 }, (_, hour) => point(new Date(Date.UTC(2026, 0, 1, hour)).toISOString()));

  it('labels today and one day every half month', () => {
    const named = days.flatMap((_, index) => (isNamed('daily', days, index) ? [index] : []));
    expect(named).toEqual([14, 29, 44, 59, 74, 89]);
  });

  it('labels eight of 48 hours, midnight among them', () => {
    const named = hours.filter((_, index) => isNamed('hourly', hours, index));
    expect(named).toHaveLength(8);
    expect(named.some(({ at }) => new Date(at).getHours() === 0)).toBe(true);
  });
});

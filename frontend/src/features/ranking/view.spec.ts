import { readView, writeView } from './view.js';

const query = (text: string) => new URLSearchParams(text);

describe('readView', () => {
  it('reads the view from the address bar', () => {
    expect(readView(query('tab=countries&top=50&period=7d&chart=pie'))).toEqual({
      kind: 'countries',
      size: 50,
      period: '7d',
      chart: 'pie',
    });
  });

  it.each(['', 'tab=planets&top=11&period=1y&chart=radar', 'top=&period=__proto__'])(
    'uses the defaults for "%s"',
    (text) => {
      expect(readView(query(text))).toEqual({ kind: 'domains', size: 10, period: 'all', chart: 'bar' });
    },
  );
});

describe('writeView', () => {
  it('keeps other parameters, and leaves defaults out', () => {
    const changed = writeView(query('lng=en-US&top=20&tab=countries'), { kind: 'domains', period: '24h' });
    expect(changed.toString()).toBe('lng=en-US&top=20&period=24h');
  });

  it('writes a view that readView reads back', () => {
    const view = { kind: 'countries', size: 100, period: '30d', chart: 'pie' } as const;
    expect(readView(writeView(query(''), view))).toEqual(view);
  });
});

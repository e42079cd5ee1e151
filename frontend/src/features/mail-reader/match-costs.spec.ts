import { affordableRules, type ElementCounts } from './match-costs.js';

const counts = (given: Partial<ElementCounts> = {}): ElementCounts => ({
  elements: 8000,
  ofTag: new Map([
    ['b', 8000],
    ['td', 50],
  ]),
  ofClass: new Map([['m1', 20]]),
  depth: 10,
  siblings: 3,
  ...given,
});
const kept = (selector: string, given?: Partial<ElementCounts>) => {
  const rule = { selectors: [selector], declarations: [], media: [], losesBackground: false };
  return affordableRules(
    Array.from({ length: 1400 }, () => rule),
    counts(given),
  ).length;
};

describe('the rules of a mail that a browser can afford to match', () => {
  it.each([['td'], ['.m1'], ['b.m1:hover'], ['.m2 b>b .m1'], ['td:nth-child(2n + 1)'], ['* * * td'], ['html ~ .m3']])(
    'are all that few elements can match: %s',
    (selector) => {
      expect(kept(selector)).toBe(1400);
    },
  );

  it.each([
    ['that search everything around every element', '* * * * *:nth-child(n)', 30],
    ['for a tag that all elements have', '.m1 b', 113],
    ['that each compare every element', '*', 1250],
  ])('are only some of those %s', (_, selector, expected) => {
    expect(kept(selector)).toBe(expected);
  });

  it('are few where an element looks at thousands before it', () => {
    expect(kept('td ~ b', { siblings: 8000 })).toBe(0);
  });

  it('leave out the costly ones only', () => {
    const rule = (selector: string) => ({
      selectors: [selector],
      declarations: [],
      media: [],
      losesBackground: false,
    });
    const rules = [rule('td'), rule('td ~ b'), rule('.m1')];
    expect(affordableRules(rules, counts({ siblings: 8000 }))).toEqual([rules[0], rules[2]]);
  });
});

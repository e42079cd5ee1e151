import { settle } from './use-answer.js';

const question = { address: 'ana@a.example' };
const first = { question, round: 0, answer: 'first' };
const second = { question, round: 1, answer: 'second' };

it('shows the answer to a request although a later one is on its way', () => {
  expect(settle(null, first)).toEqual({ ...first, failed: false });
});

it('keeps the answer to a later request, whichever comes last', () => {
  const shown = settle(settle(null, second), first);
  expect(shown).toEqual({ ...second, failed: false });
  expect(settle(shown, { ...first, answer: null })).toBe(shown);
});

it('keeps the last good answer when a request fails, and says that it has failed', () => {
  expect(settle(settle(null, first), { ...second, answer: null })).toEqual({ ...first, round: 1, failed: true });
});

it('shows the answer to another question, even if a higher round of the earlier question was answered before', () => {
  const other = { question: { address: 'bia@a.example' }, round: 1, answer: 'other' };
  expect(settle(settle(null, { ...second, round: 2 }), other)).toEqual({ ...other, failed: false });
});

import { parseLastAddress } from './last-address.js';

it('reads back what was stored', () => {
  const last = { address: 'calm-owl7@efemera.localhost', startedAtMs: 1_700_000_000_000 };
  expect(parseLastAddress(JSON.stringify(last))).toEqual(last);
});

it.each([null, '', 'null', '[]', '{', '"x"', '{"address":1,"startedAtMs":2}', '{"address":"a@b","startedAtMs":"2"}'])(
  'takes %p for nothing',
  (stored) => {
    expect(parseLastAddress(stored)).toBeNull();
  },
);

import { recall, remember } from '../browser/remembered.js';
import {
  forgetAddress,
  parseLastAddress,
  recallLastAddress,
  recallStart,
  rememberAddress,
  type LastAddress,
} from './last-address.js';

const expiresAt = '2025-11-20T12:00:00.000Z';
const last = (address: string): LastAddress => ({ address, startedAtMs: 1_700_000_000_000, expiresAt });

it('reads back what was stored', () => {
  expect(parseLastAddress(JSON.stringify(last('calm-owl7@efemera.localhost')))).toEqual(
    last('calm-owl7@efemera.localhost'),
  );
});

it.each([
  null,
  '',
  'null',
  '[]',
  '{',
  '"x"',
  '7',
  '{"address":1,"startedAtMs":2,"expiresAt":"x"}',
  '{"address":"a@b","startedAtMs":"2","expiresAt":"x"}',
  '{"address":"a@b","startedAtMs":2}',
])('reads no address from %p', (stored) => {
  expect(parseLastAddress(stored)).toBeNull();
});

// Node has no local storage here: the values are kept in memory.
it('keeps the countdown of every address until that one is forgotten', () => {
  rememberAddress(last('a@b.example'));
  rememberAddress({ ...last('c@b.example'), startedAtMs: 5 });
  expect(recallStart({ address: 'a@b.example', expiresAt })).toBe(1_700_000_000_000);
  forgetAddress('a@b.example');
  expect(recallLastAddress()).toBe('c@b.example');
  expect(recallStart({ address: 'a@b.example', expiresAt })).toBeNull();
  expect(recallStart({ address: 'c@b.example', expiresAt })).toBe(5);
  expect(recallStart({ address: 'c@b.example', expiresAt: '2025-11-20T13:00:00.000Z' })).toBeNull();
  forgetAddress('c@b.example');
  expect(recallLastAddress()).toBeNull();
  expect(recall('efemera.countdowns')).not.toContain('b.example');
});

it('keeps at most 30 countdowns, and ignores stored values of another form', () => {
  remember('efemera.countdowns', '[1,null,{"address":"x"}]');
  for (let i = 0; i < 100; i++) rememberAddress(last(`a${i}@b.example`));
  expect((JSON.parse(recall('efemera.countdowns') ?? '') as unknown[]).length).toBe(30);
  expect(recallStart({ address: 'a99@b.example', expiresAt })).not.toBeNull();
});

import { isFrom } from './blocks.js';

describe('a blocked domain', () => {
  it.each([
    'a@evil.example',
    'X <a@EVIL.example>',
    'X <a@sub.evil.example>',
    'X <a@evil.example.>',
    'a @ evil.example',
    'X <a@ evil.example >',
  ])('is met by %j', (from) => expect(isFrom('domain', 'evil.example', from)).toBe(true));

  it.each(['a@notevil.example', 'a@evil.example.org', '"a@evil.example" <b@ok.example>', 'evil.example', ''])(
    'is not met by %j',
    (from) => expect(isFrom('domain', 'evil.example', from)).toBe(false),
  );

  it('is recognised as a domain, and an address as a sender', () => {
    expect(isFrom('sender', 'a@evil.example', 'X <a@evil.example.>')).toBe(true);
    expect(isFrom('sender', 'a@evil.example', 'X <b@evil.example>')).toBe(false);
  });
});

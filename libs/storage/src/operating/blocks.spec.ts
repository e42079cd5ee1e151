import { isFrom } from './blocks.js';

describe('a blocked domain', () => {
  it.each([
    'a@evil.example',
    'X <a@EVIL.example>',
    'X <a@sub.evil.example>',
    'X <a@evil.example.>',
    'a @ evil.example',
    'X <a@ evil.example >',
  ])('includes the sender %j', (from) => expect(isFrom('domain', 'evil.example', from)).toBe(true));

  it.each(['a@notevil.example', 'a@evil.example.org', '"a@evil.example" <b@ok.example>', 'evil.example', ''])(
    'does not include the sender %j',
    (from) => expect(isFrom('domain', 'evil.example', from)).toBe(false),
  );

  it('covers all addresses of the domain, while a blocked sender covers only its own address', () => {
    expect(isFrom('sender', 'a@evil.example', 'X <a@evil.example.>')).toBe(true);
    expect(isFrom('sender', 'a@evil.example', 'X <b@evil.example>')).toBe(false);
  });
});

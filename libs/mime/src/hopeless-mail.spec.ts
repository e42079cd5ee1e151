import { hasTooManyLines, RecentDigests } from './hopeless-mail.js';
import { mimeLimits } from './limits.js';

describe('a mail of too many lines', () => {
  it.each([
    ['5 MB of bare line breaks', '\r\n'.repeat(2_500_000), true],
    ['a short log of short lines', 'ok\r\n'.repeat(15_000), false],
    ['10 MB of base64', `${'A'.repeat(76)}\r\n`.repeat(134_000), false],
    ['7 MB of short lines', '12 34 56\r\n'.repeat(700_000), true],
    ['nothing', '', false],
  ])('is recognised, and no honest mail is taken for one: %s', (_, source, isTooMany) => {
    expect(hasTooManyLines(Buffer.from(source))).toBe(isTooMany);
  });
});

it('remembers the digests of the latest mails that could not be parsed, and forgets the oldest', () => {
  const digests = new RecentDigests();
  for (let n = 0; n <= mimeLimits.maxKnownDigests; n++) digests.add(String(n));
  expect([digests.has('0'), digests.has('1'), digests.has(String(mimeLimits.maxKnownDigests))]).toEqual([
    false,
    true,
    true,
  ]);
});

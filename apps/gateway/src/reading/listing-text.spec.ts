import type { Email } from '@efemera/contract';
import { someSummary } from '@efemera/testing/some-mail';
import { listingText, textsOf } from './listing-text.js';

const mailOf = (id: string, body: string): Email => ({
  ...someSummary({ id, subject: 'é "quoted"\u2028', size: body.length, preview: body.slice(0, 10) }),
  body,
  bodyHtml: null,
});

it.each([
  ['no mail', { emails: [] }],
  ['no mail within the time of a wait', { emails: [], timedOut: true }],
  ['a few mails', { emails: [mailOf('1', 'x'), mailOf('2', 'y\r\n')], timedOut: false }],
  ['large mails', { emails: Array.from({ length: 5 }, (_, n) => mailOf(String(n), 'ü'.repeat(100_000))) }],
])('the pieces of a listing make up its whole JSON: %s', (_, listing: { emails: Email[]; timedOut?: boolean }) => {
  expect([...listingText(textsOf(listing.emails), listing.timedOut)].join('')).toBe(JSON.stringify(listing));
});

it('each piece of a listing holds many small mails or one large mail', () => {
  const small = Array.from({ length: 1000 }, (_, n) => mailOf(String(n), 'x'));
  const pieces = [...listingText(textsOf([...small, mailOf('large', 'x'.repeat(1e6)), ...small]))];
  expect(pieces.length).toBeGreaterThan(5);
  expect(pieces.filter(({ length }) => length > 100_000)).toHaveLength(1);
});

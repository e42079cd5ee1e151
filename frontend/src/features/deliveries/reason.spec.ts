import { reasonOf } from './reason.js';

it.each([
  ['5.3.4 The message is too large', 'tooLarge'],
  ['5.1.1 Nobody holds this address', 'nobody'],
  ['5.6.0 CR or LF alone in the message', 'malformed'],
  ['4.3.1 The mail store is full', 'busy'],
  ['4.4.2 Timed out', 'silent'],
  ['4.5.3 Too many recipients', 'recipients'],
  ['5.7.1 Blocked', 'blocked'],
  ['5.5.4 Unknown parameter', null],
  ['Use MAIL before RCPT', null],
  ['', null],
])('finds our explanation for the SMTP reply "%s"', (text, reason) => {
  expect(reasonOf({ code: 550, text })).toBe(reason);
});

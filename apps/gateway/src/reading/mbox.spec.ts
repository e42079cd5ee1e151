import type { Address } from '@efemera/contract';
import { mboxEntry } from './mbox.js';

const entry = (source: string | Buffer, more: { mailFrom?: string; answered?: boolean } = {}) =>
  mboxEntry({
    to: 'abuse@efemera.localhost' as Address,
    mailFrom: 'ana@sender.test',
    receivedAtMs: Date.UTC(2026, 10, 3, 4, 5, 6),
    answered: false,
    source: Buffer.from(source),
    ...more,
  });

describe('a mail of a mailbox file', () => {
  it('begins with sender and time, and names its recipient and that it is answered', () => {
    expect(entry('Subject: x\r\n\r\nHi\r\n', { answered: true }).toString()).toBe(
      'From ana@sender.test Tue Nov  3 04:05:06 2026\nDelivered-To: abuse@efemera.localhost\nX-Status: A\nSubject: x\n\nHi\n\n',
    );
  });

  it('cannot begin another mail with a line of its text', () => {
    const lines = entry('\r\nFrom evil@x.test Tue Nov  3 04:05:06 2026\r\n>From y\r\nFrom: z\r\n no From here')
      .toString()
      .split('\n');
    expect(lines.filter((line) => line.startsWith('From '))).toHaveLength(1);
    expect(lines).toEqual(expect.arrayContaining(['>>From y', 'From: z', ' no From here']));
    expect(lines.slice(-2)).toEqual(['', '']);
  });

  it.each(['', 'a b@x.test', 'a\nFrom x@y.test', 'joão@x.test'])(
    'names MAILER-DAEMON in place of the sender %j',
    (mailFrom) => {
      expect(entry('x', { mailFrom }).toString()).toMatch(/^From MAILER-DAEMON Tue/);
    },
  );

  it('keeps bytes that are not UTF-8', () => {
    expect(entry(Buffer.from([0x41, 0xff, 0xe9])).includes(Buffer.from([0x41, 0xff, 0xe9]))).toBe(true);
  });
});

import { limits, type Attachment, type EmailSummary } from '@efemera/contract';
import { someParsed } from '@efemera/testing/some-mail';
import { partParsed, withAllAttachments } from './parsed-mail.js';

const parsedWith = (count: number, name: string) =>
  someParsed({
    attachments: Array.from({ length: count }, (_, index): Attachment => ({
      index,
      filename: `${index}${name}`,
      contentType: 'text/plain',
      size: 1,
      inline: false,
      contentId: null,
    })),
  });

describe('the summary of a parsed mail', () => {
  it('contains all attachments, if they are few', () => {
    const { found, bodies } = partParsed(parsedWith(limits.maxListedAttachments, '.txt'));
    expect(found.attachments).toHaveLength(limits.maxListedAttachments);
    expect(found).not.toHaveProperty('attachmentsLeftOut');
    expect(bodies).not.toHaveProperty('attachments');
  });

  it.each([
    ['many attachments', 100, '.txt'],
    ['long names', 15, 'ü'.repeat(250)],
  ])('has a bounded number of attachments for %s; the opened mail has them all', (_, count, name) => {
    const parsed = parsedWith(count, name);
    const { found, bodies } = partParsed(parsed);
    expect(found.attachments.length).toBeGreaterThan(0);
    expect(found.attachments.length).toBeLessThanOrEqual(limits.maxListedAttachments);
    expect(Buffer.byteLength(JSON.stringify(found.attachments))).toBeLessThan(limits.maxListedAttachmentBytes + 100);
    expect(found.attachmentsLeftOut).toBe(count - found.attachments.length);
    const whole = withAllAttachments(found as EmailSummary, bodies);
    expect(whole.attachments).toEqual(parsed.attachments);
    expect(whole).not.toHaveProperty('attachmentsLeftOut');
  });
});

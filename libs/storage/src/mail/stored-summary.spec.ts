import type { Address, EmailSummary } from '@efemera/contract';
import { someSummary } from '@efemera/testing/some-mail';
import { newMailId } from './mail-id.js';
import { readSummary, shortenedSummary } from './stored-summary.js';

const address = 'a.b@efemera.localhost' as Address;
const id = newMailId();
const plain = someSummary({ id, to: address, timestamp: readSummary(address, id, '{}').timestamp });
const looksLikeJson = ',"code":"1","link":null,"id":{"to":\\",\\\\"attachments":[]';
const attachment = { index: 0, filename: looksLikeJson, contentType: 'a/b', size: 1, inline: false, contentId: 'code' };

describe.each<[string, Partial<EmailSummary>]>([
  ['no optional field', {}],
  ['a code', { code: '123456' }],
  ['every optional field', { code: '1', link: 'https://a.test/"', attachments: [attachment], attachmentsLeftOut: 2 }],
  ['a check of its sender', { auth: { spf: 'pass', dkim: 'none', dmarc: 'fail' } }],
  ['words that look like fields', { subject: looksLikeJson, preview: looksLikeJson, from: '","code":"' }],
  ['a backslash at the end of its texts', { subject: '\\', from: '\\', preview: '\\"' }],
])('a mail with %s', (_, some) => {
  const summary = { ...plain, ...some };

  it.each([
    ['in full', JSON.stringify(summary)],
    ['shortened', shortenedSummary(address, summary)],
  ])('has a summary that is read unchanged when it was stored %s', (_form, json) => {
    for (const read of ['1', null]) {
      const expected = { ...summary, read: read === '1' };
      expect(readSummary(address, id, json, read)).toEqual(expected);
    }
  });
});

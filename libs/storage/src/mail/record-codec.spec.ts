import { createHash, randomBytes } from 'node:crypto';
import { mailPhrasesV1 } from './mail-phrases.js';
import { decodeRecord, encodeRecord, UnreadableRecordError } from './record-codec.js';

const words = Array.from({ length: 30 }, (_, n) => createHash('sha256').update(String(n)).digest('base64'));
const source = Buffer.from(`From: a@b.test\r\nSubject: Olá\r\n\r\n${words.join('\r\n')}\r\n`);
const content = Buffer.from(JSON.stringify({ body: source.toString(), bodyHtml: null, headers: [] }));

/** Records as the first version with record formats wrote them: mail that is in Redis must stay readable. */
const writtenBefore = [
  ['plain', 'AP8AAQ==', Buffer.from([0xff, 0, 1])],
  [
    'deflated',
    'AYPodMxLVLBJzEt0SNIrSS0uQdbvn3N4IVadvFwgKT1eLgA=',
    Buffer.from('From: Ana <ana@b.test>\r\nSubject: Olá\r\nMIME-Version: 1.0\r\n\r\nOlá.\r\n'),
  ],
  [
    'deflated beside its source',
    'ApXXsQnAMAwAwUXtFVKk9+7hGoOawBdqxNeHdG+JqfF61zM8tjDFZH1RWV9c1heZ9cVmfdFZX3zWF6H1xWh9UVpfnNYXqfXFan3RWl+81hex9cVsfVFbX9zWF7n1xW590Vtf/NYXwfXFcH1RXF8c1xfJ9cVyfdFc//sS7vMB',
    content,
  ],
] as const;

describe('the formats of records', () => {
  it.each(writtenBefore)('of the first version can still be read: %s', async (_, record, bytes) => {
    expect(await decodeRecord(Buffer.from(record, 'base64'), () => Promise.resolve(source))).toEqual(bytes);
  });

  it('never change their phrases', () => {
    expect(createHash('sha256').update(mailPhrasesV1).digest('hex')).toBe(
      'ffd0fca082a7e6b1eec67748129e7dada91b867bb157a2b03bd3918b896774f9',
    );
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.of(0)],
    ['bytes that do not compress', randomBytes(5000)],
    ['a mail', source],
    ['a mail that is packed in another thread', Buffer.alloc(100_000, 'Hello mail. ')],
    ['bytes that shrink to a thousandth', Buffer.alloc(20 * 1024 * 1024)],
  ])('give back %s', async (_, bytes) => {
    const record = await encodeRecord(bytes);
    expect(record.length).toBeLessThanOrEqual(bytes.length + 1);
    expect((await decodeRecord(record)).equals(bytes)).toBe(true);
    const beside = await encodeRecord(bytes, source);
    expect((await decodeRecord(beside, () => Promise.resolve(source))).equals(bytes)).toBe(true);
  });

  it("need only a source's own record to read it", async () => {
    expect(await decodeRecord(await encodeRecord(source), () => Promise.reject(new Error('asked')))).toEqual(source);
  });

  it('pack content that repeats its source into a fraction of the size', async () => {
    expect((await encodeRecord(content, source)).length).toBeLessThan((await encodeRecord(content)).length / 2);
  });

  it.each([
    ['of a later version', Buffer.from([200, 1, 2, 3])],
    ['without a byte', Buffer.alloc(0)],
    ['cut short', async () => (await encodeRecord(source)).subarray(0, 50)],
    ['overwritten', async () => Buffer.concat([(await encodeRecord(source)).subarray(0, 30), Buffer.alloc(40, 0xee)])],
    ['whose source is gone', () => encodeRecord(content, source)],
  ])('refuse a record %s', async (_, record) => {
    const bytes = Buffer.isBuffer(record) ? record : await record();
    await expect(decodeRecord(bytes, () => Promise.resolve(null))).rejects.toThrow(UnreadableRecordError);
  });
});

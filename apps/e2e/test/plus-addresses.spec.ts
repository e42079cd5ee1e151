import type { Address, Email } from '@efemera/contract';
import { Api } from '@efemera/testing/api';
import { textMail } from '@efemera/testing/sample-mail';
import { SmtpSender } from '@efemera/testing/smtp-sender';
import { System } from '@efemera/testing/system';
import fc from 'fast-check';

const seed = Date.now() % 2 ** 31;
const inboxes = 20;
const tagsOfInbox = 50;
/** Of a local part (RFC 5321 §4.5.3.1.1). */
const maxNameChars = 64;

const letters = 'abcxyzABCXYZ0189+-_=#!%&';
const piece = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 12 });
/** Tags of mixed case, with several `+`, with dots between other characters, or with a dot right behind the `+`. */
const tag = fc
  .tuple(fc.boolean(), fc.array(piece, { minLength: 1, maxLength: 3 }))
  .map(([startsWithDot, pieces]) => (startsWithDot ? '.' : '') + pieces.join('.'));

describe('plus addresses of the running product', () => {
  let system: System;
  let api: Api;
  let sender: SmtpSender;
  beforeAll(async () => {
    system = await System.start();
    api = new Api(system.url);
    sender = await SmtpSender.connect(system.smtpPort);
  });
  afterAll(async () => {
    sender.destroy();
    await system.stop();
  });

  const tagged = (address: string, text: string) => address.replace('@', `+${text}@`) as Address;
  const codeOf = async (response: Response) => {
    const { error } = (await response.json()) as { error?: { code: string } };
    return `${response.status} ${error?.code}`;
  };
  const read = async (address: string) =>
    codeOf(await api.call('GET', `/api/emails?to=${encodeURIComponent(address)}`));
  const claim = async (address: string) => codeOf(await api.call('POST', '/api/inboxes', { body: { address } }));
  const listed = async (address: string, token: string) =>
    (await api.emails(address, token)).map(({ subject, tag }: Email) => [subject, tag]);

  it(`bring a thousand random tags to the holder, and none to anybody else (seed ${seed})`, async () => {
    const tags = fc.sample(tag, { seed, numRuns: inboxes * tagsOfInbox });
    let found = 0;
    for (let first = 0; first < tags.length; first += tagsOfInbox) {
      const { address, token } = await api.claim();
      const own = tags.slice(first, first + tagsOfInbox);
      const room = maxNameChars - address.indexOf('@') - 1;
      const fitting = own.map((text) => text.slice(0, room).replace(/\.+$/, 'x'));
      for (const [index, text] of fitting.entries()) {
        expect([text, await sender.send(tagged(address, text), textMail(`${index}`))]).toMatchObject([
          text,
          { code: 250 },
        ]);
      }
      const expected = fitting.map((text, index) => [`${index}`, text.toLowerCase()]);
      const inOrder = (a: unknown[], b: unknown[]) => Number(a[0]) - Number(b[0]);
      const got = await listed(address, token);
      expect(got.sort(inOrder)).toEqual(expected);
      found += got.length;
      for (const text of fitting) {
        expect([text, await read(tagged(address, text))]).toEqual([text, '403 inbox_private']);
        expect([text, await claim(tagged(address, text))]).toEqual([text, '422 address_invalid']);
      }
    }
    expect(found).toBe(inboxes * tagsOfInbox);
  }, 240_000);

  it('receive mail with every tag that makes a valid local part; SMTP refuses all others', async () => {
    const { address, token } = await api.claim();
    const [name = '', domain = ''] = address.split('@');
    const longest = 'x'.repeat(maxNameChars - name.length - 1);
    const shapes = [
      [`${name}+@${domain}`, null],
      [`${name}++@${domain}`, '+'],
      [`${name}+a+b+@${domain}`, 'a+b+'],
      [`${name.toUpperCase()}+ShOp.NEW@${domain.toUpperCase()}`, 'shop.new'],
      [`${name}+${longest}@${domain}`, longest],
    ] as const;
    for (const [to] of shapes) expect([to, await sender.send(to, textMail(to))]).toMatchObject([to, { code: 250 }]);
    for (const text of [`${longest}x`, 'x.', 'a..b', '..']) {
      const { code } = await sender.send(tagged(address, text), textMail('refused'));
      expect([text, Math.floor(code / 100)]).toEqual([text, 5]);
      await sender.command('RSET');
    }
    const byTo = (await listed(address, token)).sort();
    expect(byTo).toEqual(shapes.map(([to, text]) => [to, text]).sort());
    for (const [to] of shapes) {
      expect([to, await read(to)]).toEqual([to, '403 inbox_private']);
      expect([to, await claim(to)]).toEqual([to, '422 address_invalid']);
    }
    for (const to of [`+@${domain}`, `+shop@${domain}`]) expect(await claim(to)).toBe('422 address_invalid');
  });

  it('of reserved names receive mail that only the operator can read', async () => {
    for (const name of ['postmaster', 'ABUSE', 'contact']) {
      const to = tagged(`${name}@efemera.localhost`, 'x');
      expect(await sender.send(to, textMail('for the operator'))).toMatchObject({ code: 250 });
      expect([to, await read(to)]).toEqual([to, '403 inbox_private']);
      expect([to, await claim(to)]).toEqual([to, '422 address_invalid']);
    }
  });
});

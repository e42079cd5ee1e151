import { someSummary } from '@efemera/testing/some-mail';
import type { EmailSummary } from './email.js';
import { mailFilterSchema, matchesFilter, type MailFilter } from './mail-filter.js';

const mail = (changes: Partial<EmailSummary> = {}) =>
  someSummary({
    from: 'Loja São João <Contas@Loja.Example>',
    subject: 'Seu código é 482913',
    code: '482913',
    ...changes,
  });

describe('a filter', () => {
  it.each<[MailFilter, boolean]>([
    [{}, true],
    [{ from: 'contas@loja.example' }, true],
    [{ from: 'CONTAS@LOJA.EXAMPLE' }, true],
    [{ from: 'ontas@loja.example' }, false],
    [{ from: '@loja.example' }, true],
    [{ from: '@oja.example' }, false],
    [{ from: '@loja' }, false],
    [{ from: 'loja.example' }, true],
    [{ from: 'são joão' }, true],
    [{ from: 'SA\u0303O' }, true],
    [{ from: 'outra' }, false],
    [{ from: 'Loja São João <contas@loja.example>' }, true],
    [{ subject: 'CÓDIGO' }, true],
    [{ subject: '.*' }, false],
    [{ has: 'code' }, true],
    [{ has: 'link' }, false],
    [{ from: '@loja.example', subject: 'código', has: 'code' }, true],
    [{ from: '@loja.example', subject: 'senha', has: 'code' }, false],
  ])('%j matches the mail: %s', (filter, expected) => {
    expect(matchesFilter(mail(), filter)).toBe(expected);
  });

  it('that names an address matches a sender without a name if that is the whole address, not its end', () => {
    const bare = mail({ from: 'contas@loja.example' });
    expect(matchesFilter(bare, { from: 'contas@loja.example' })).toBe(true);
    expect(matchesFilter(bare, { from: 'tas@loja.example' })).toBe(false);
  });

  it.each([
    [{ from: '' }, false],
    [{ from: ' ' }, false],
    [{ from: 'x'.repeat(201) }, false],
    [{ from: ['a', 'b'] }, false],
    [{ subject: '' }, false],
    [{ subject: 'x'.repeat(200) }, true],
    [{ has: 'codes' }, false],
    [{ has: 'constructor' }, false],
  ])('of the form %j is valid: %s', (query, expected) => {
    expect(mailFilterSchema.safeParse(query).success).toBe(expected);
  });

  it('finds a tag that is typed in capitals and in another Unicode form', () => {
    expect(matchesFilter(mail({ tag: 'caf\u00e9' }), { tag: 'CAFE\u0301' })).toBe(true);
  });
});

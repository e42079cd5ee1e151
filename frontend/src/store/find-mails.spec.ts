import { foldText } from '@efemera/content/fold-text';
import type { EmailSummary } from '@efemera/contract';
import { someSummary } from '@efemera/testing/some-mail';
import { excerptOf, findMails, type QuickFilter } from './find-mails.js';

const file = (filename: string, inline = false) => ({
  index: 0,
  filename,
  contentType: 'application/pdf',
  size: 1,
  inline,
  contentId: null,
});

const mail = (id: string, changes: Partial<EmailSummary>) => someSummary({ id, from: '', subject: '', ...changes });

const emails = [
  mail('shop', { from: 'Loja São João <pedidos@loja.test>', subject: 'Confirmação do pedido' }),
  mail('bank', { from: 'bank@bank.test', subject: 'Acesso', code: '482 913', preview: 'Seu código é 482 913' }),
  mail('bill', { from: 'Ana', subject: 'Conta', attachments: [file('Fatura-março.pdf'), file('logo.png', true)] }),
  mail('order', { subject: 'Order 4711-0815 of 2026-11-28', preview: 'Call 11 98765-4321.' }),
  mail('wide', { from: 'ＡＢＣ株式会社', subject: 'Ürün STRASSE ĳs' }),
];
const textOf = (plain: string) => ({ plain, folded: foldText(plain) });
const texts = new Map([['shop', textOf('Olá, Rui!\n\nA entrega sai na quinta-feira.')]]);
const found = (query: string, ...filters: QuickFilter[]) =>
  findMails(emails, { query, filters: new Set(filters), tag: null, texts }).map(({ id }) => id);

it.each([
  ['sao joao', ['shop']],
  ['SÃO', ['shop']],
  ['CONFIRMACAO', ['shop']],
  ['confirmac\u0327a\u0303o', ['shop']],
  ['pedidos@loja', ['shop']],
  ['pedido joao', ['shop']],
  ['pedido ana', []],
  ['482913', ['bank']],
  ['482 913', ['bank']],
  ['482-913', ['bank']],
  ['codigo', ['bank']],
  ['2026-11-28', ['order']],
  ['11 98765-4321', ['order']],
  ['4711-0815', ['order']],
  ['4711-0816', []],
  ['fatura-marco', ['bill']],
  ['logo.png', []],
  ['abc', ['wide']],
  ['urun', ['wide']],
  ['ij', ['wide']],
  ['(.*', []],
  ['QUINTA', ['shop']],
  ['loja ola', ['shop']],
  ['quinta acesso', []],
])('the query %j finds the mails %j', (query, expected) => {
  expect(found(query)).toEqual(expected);
});

it('returns the same list object when there is neither query nor filter', () => {
  expect(findMails(emails, { query: ' \t ', filters: new Set(), tag: null, texts })).toBe(emails);
});

it('filters mail with a code and mail with files, also together with a query', () => {
  expect(found('', 'code')).toEqual(['bank']);
  expect(found('', 'files')).toEqual(['bill']);
  expect(found('', 'code', 'files')).toEqual([]);
  expect(found('ana', 'files')).toEqual(['bill']);
  expect(found('bank', 'files')).toEqual([]);
});

it.each([
  ['KIŞ', 'kış', true],
  ['istanbul', 'İSTANBUL', true],
  ['दल', 'दिल', false],
  ['ज़रूरी', 'जरूरी', true],
])('the query %j finds a subject with %j: %j', (query, subject, isFound) => {
  const list = [mail('one', { subject })];
  expect(findMails(list, { query, filters: new Set(), tag: null, texts })).toHaveLength(isFound ? 1 : 0);
});

describe('the excerpt of a mail that was found by its text', () => {
  const [shop] = emails as [EmailSummary];

  it('shows the passage with the word, on one line', () => {
    expect(excerptOf(shop, 'ola quinta', texts.get('shop'))).toBe('Olá, Rui! A entrega sai na quinta-feira.…');
    const long = textOf(`${'Primeiro. '.repeat(30)}Código de acesso.${' Fim.'.repeat(60)}`);
    expect(excerptOf(shop, 'codigo', long)).toMatch(/^….{30,50}Código de acesso\. Fim\..*…$/);
  });

  it('shows the right passage after characters that become several letters when the text is folded', () => {
    const text = textOf(`${'ﬃ '.repeat(100)}Aqui está.`);
    expect(excerptOf(shop, 'aqui', text)).toContain('Aqui está.');
  });

  it('is null if the row shows the word, if the text is not loaded, or if the text lacks the word', () => {
    expect(excerptOf(shop, 'pedido', texts.get('shop'))).toBeNull();
    expect(excerptOf(shop, 'quinta', undefined)).toBeNull();
    expect(excerptOf(shop, 'nunca', texts.get('shop'))).toBeNull();
  });
});

it('finds only the mail to one plus address', () => {
  const tagged = [...emails, mail('tag', { subject: 'Bought', tag: 'shop' }), mail('other', { tag: 'shop2' })];
  const ids = (query: string) =>
    findMails(tagged, { query, filters: new Set(), tag: 'shop', texts }).map(({ id }) => id);
  expect(ids('')).toEqual(['tag']);
  expect(ids('pedido')).toEqual([]);
});

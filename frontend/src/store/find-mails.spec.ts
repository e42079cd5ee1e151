import type { EmailSummary } from '@efemera/contract';
import { findMails, type QuickFilter } from './find-mails.js';

const file = (filename: string, inline = false) => ({
  index: 0,
  filename,
  contentType: 'application/pdf',
  size: 1,
  inline,
  contentId: null,
});

function mail(id: string, change: Partial<EmailSummary>): EmailSummary {
  return {
    id,
    to: 'calm-owl7@efemera.localhost',
    from: '',
    subject: '',
    timestamp: '2026-11-20T12:00:00.000Z',
    read: false,
    size: 1,
    preview: '',
    code: null,
    link: null,
    attachments: [],
    auth: null,
    tag: null,
    ...change,
  };
}

const emails = [
  mail('shop', { from: 'Loja São João <pedidos@loja.test>', subject: 'Confirmação do pedido' }),
  mail('bank', { from: 'bank@bank.test', subject: 'Acesso', code: '482 913', preview: 'Seu código é 482 913' }),
  mail('bill', { from: 'Ana', subject: 'Conta', attachments: [file('Fatura-março.pdf'), file('logo.png', true)] }),
  mail('wide', { from: 'ＡＢＣ株式会社', subject: 'Ürün STRASSE ĳs' }),
];
const found = (query: string, ...filters: QuickFilter[]) =>
  findMails(emails, query, new Set(filters)).map(({ id }) => id);

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
  ['fatura-marco', ['bill']],
  ['logo.png', []],
  ['abc', ['wide']],
  ['urun', ['wide']],
  ['ij', ['wide']],
  ['(.*', []],
])('finds %s in %j', (query, expected) => {
  expect(found(query)).toEqual(expected);
});

it('finds everything, as the very same list, when nothing is asked for', () => {
  expect(findMails(emails, ' \t ', new Set())).toBe(emails);
});

it('singles out mail with a code and mail with files, and both with a query', () => {
  expect(found('', 'code')).toEqual(['bank']);
  expect(found('', 'files')).toEqual(['bill']);
  expect(found('', 'code', 'files')).toEqual([]);
  expect(found('ana', 'files')).toEqual(['bill']);
  expect(found('bank', 'files')).toEqual([]);
});

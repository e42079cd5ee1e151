import { readSender } from './sender.js';

it.each([
  ['Ana <ana@a.test>', { name: 'Ana', address: 'ana@a.test' }],
  ['ana@a.test', { name: '', address: 'ana@a.test' }],
  ['<ana@a.test>', { name: '', address: 'ana@a.test' }],
  ['"Souza, Ana" <ana@a.test>', { name: 'Souza, Ana', address: 'ana@a.test' }],
  ['"Ana \\"A\\" Souza" <ana@a.test>', { name: 'Ana "A" Souza', address: 'ana@a.test' }],
  ['Bank <b@bank.test> <x@evil.test>', { name: 'Bank <b@bank.test>', address: 'x@evil.test' }],
  ['', { name: '', address: '' }],
  ['a < b', { name: '', address: 'a < b' }],
])('splits %p into name and address', (from, sender) => {
  expect(readSender(from)).toEqual(sender);
});

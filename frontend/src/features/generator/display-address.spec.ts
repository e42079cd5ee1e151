import { displayAddress, printable } from './display-address.js';

it('shows an address of up to 40 characters whole', () => {
  const address = `${'a'.repeat(28)}@example.org`;
  expect(address).toHaveLength(40);
  expect(displayAddress(address)).toBe(address);
});

it('cuts a longer address to its first 37 characters and an ellipsis', () => {
  const address = `${'a'.repeat(29)}@example.org`;
  expect(displayAddress(address)).toBe(`${address.slice(0, 37)}…`);
});

it.each([
  ['a@b.example', 'a@b.example'],
  ['a\r\nb', 'a\ufffd\ufffdb'],
  ['a\u202eb\u0000', 'a\ufffdb\ufffd'],
  ['x'.repeat(254), 'x'.repeat(254)],
  ['x'.repeat(5000), `${'x'.repeat(253)}…`],
])('prints the text %j after `?to=` in a link as %j', (raw, shown) => {
  expect(printable(raw)).toBe(shown);
});

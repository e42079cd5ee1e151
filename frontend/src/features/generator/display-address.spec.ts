import { displayAddress } from './display-address.js';

it('shows an address of up to 40 characters whole', () => {
  const address = `${'a'.repeat(28)}@example.org`;
  expect(address).toHaveLength(40);
  expect(displayAddress(address)).toBe(address);
});

it('cuts a longer one to its first 37 characters and an ellipsis', () => {
  const address = `${'a'.repeat(29)}@example.org`;
  expect(displayAddress(address)).toBe(`${address.slice(0, 37)}…`);
});

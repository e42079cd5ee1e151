import { formatBytes } from './format-bytes.js';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1540, '1.5 kB'],
  [45_600, '46 kB'],
  [10_485_760, '10 MB'],
])('writes %d bytes as %p', (bytes, text) => {
  expect(formatBytes(bytes, 'en-US')).toBe(text);
});

it('uses the decimal separator of the language', () => {
  expect(formatBytes(1540, 'pt-BR')).toBe('1,5 kB');
});

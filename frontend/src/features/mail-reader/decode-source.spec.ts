import { decodeSource } from './decode-source.js';

const utf8 = new TextEncoder().encode('Olá, João');

it('reads UTF-8', () => {
  expect(decodeSource({ bytes: utf8, isWhole: true })).toBe('Olá, João');
});

it('decodes UTF-8 that was cut within a character', () => {
  expect(decodeSource({ bytes: utf8.subarray(0, 3), isWhole: false })).toBe('Ol');
});

it('decodes bytes that are not UTF-8 as one character each', () => {
  expect(decodeSource({ bytes: Uint8Array.of(0x4f, 0x6c, 0xe1), isWhole: true })).toBe('Olá');
});

import { keyCommand, type Place } from './key-command.js';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false };
const command = (key: string, held: Partial<typeof plain> = {}, place: Place = 'list') =>
  keyCommand({ key, ...plain, ...held }, place);

it.each([
  ['j', 'next'],
  ['k', 'previous'],
  ['o', 'open'],
  ['x', 'select'],
  ['c', 'copyCode'],
  ['r', 'refresh'],
  ['n', 'generate'],
  ['/', 'search'],
])('the key %s means %s', (key, expected) => {
  expect(command(key)).toBe(expected);
});

it('uses the character that a key writes, whichever modifiers it needs', () => {
  expect(command('?', { shiftKey: true })).toBe('help');
  expect(command('#', { shiftKey: true })).toBe('remove');
  expect(command('#', { altKey: true })).toBe('remove');
  expect(command('/', { shiftKey: true })).toBe('search');
  expect(command('J')).toBe('next');
});

it.each([
  ['j', { ctrlKey: true }],
  ['r', { metaKey: true }],
  ['n', { altKey: true }],
  ['c', { shiftKey: true }],
  ['C', { shiftKey: true }],
  ['j', { isComposing: true }],
  ['?', { ctrlKey: true }],
])('ignores %s with %o', (key, held) => {
  expect(command(key, held)).toBeNull();
});

it.each(['q', 'Enter', 'Tab', 'constructor', '__proto__', 'toString', ''])('has no command for %j', (key) => {
  expect(command(key)).toBeNull();
});

it('has only the commands of a message while one is open over the page, and none while another dialog is open', () => {
  expect(command('j', {}, 'message')).toBe('next');
  expect(command('c', {}, 'message')).toBe('copyCode');
  expect(command('d', {}, 'message')).toBe('colors');
  expect(command('d')).toBeNull();
  for (const key of ['x', '#', 'n', 'r', '/', '?', 'o']) expect(command(key, {}, 'message')).toBeNull();
  expect(command('j', {}, 'blocked')).toBeNull();
});

it('has the commands of list and message where a message is open beside the list', () => {
  expect(['j', 'd', 'x', 'n'].map((key) => command(key, {}, 'beside'))).toEqual([
    'next',
    'colors',
    'select',
    'generate',
  ]);
});

import { peerOf } from './proxy-line.js';

describe('the first line of a proxy', () => {
  it.each([
    ['PROXY TCP4 192.0.2.7 198.51.100.1 56324 25', '192.0.2.7'],
    ['PROXY TCP6 2001:db8::7 2001:db8::1 56324 25', '2001:db8::7'],
    ['PROXY UNKNOWN', null],
    ['PROXY UNKNOWN ffff::1 ffff::2 1 2', null],
  ])('gives the address of the client that it names: %s', (line, peer) => expect(peerOf(line)).toBe(peer));

  it.each([
    '',
    'EHLO client.test',
    'PROXY',
    'PROXY TCP4',
    'PROXY TCP4 client.test 198.51.100.1 1 25',
    'PROXY TCP4 999.0.2.7 198.51.100.1 1 25',
    'PROXY UNKNOWNS',
    ' PROXY UNKNOWN',
    'proxy unknown',
  ])('is refused if it is %j', (line) => expect(peerOf(line)).toBeUndefined());
});

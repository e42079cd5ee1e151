import { readProxyHeader } from './proxy-header.js';

const signature = '0d0a0d0a000d0a515549540a';
const ports = 'dc040019';
const binary = (rest: string) => Buffer.from(signature + rest, 'hex');
const of = (text: string) => readProxyHeader(Buffer.from(text, 'latin1'));

describe('the first line of a proxy', () => {
  it.each([
    ['PROXY TCP4 192.0.2.7 198.51.100.1 56324 25', '192.0.2.7'],
    ['PROXY TCP6 2001:db8::7 2001:db8::1 56324 25', '2001:db8::7'],
    ['PROXY UNKNOWN', null],
    ['PROXY UNKNOWN ffff::1 ffff::2 1 2', null],
  ])('gives the address of the client that it names: %s', (line, peer) =>
    expect(of(`${line}\r\nEHLO`)).toEqual({ peer, bytes: line.length + 2 }),
  );

  it.each([
    '\r\nPROXY UNKNOWN',
    'EHLO client.test',
    'PROXY',
    'PROXY TCP4',
    'PROXY TCP4 client.test 198.51.100.1 1 25',
    'PROXY TCP4 999.0.2.7 198.51.100.1 1 25',
    'PROXY UNKNOWNS',
    ' PROXY UNKNOWN',
    'proxy unknown',
    'x'.repeat(106),
  ])('is refused if it is %j', (line) => expect(of(`${line}\r\n`)).toBe('unreadable'));

  it('is refused before its end once it is too long', () => {
    expect(of('P'.repeat(105))).toBe('incomplete');
    expect(of('P'.repeat(106))).toBe('unreadable');
  });
});

describe('the binary header of a proxy', () => {
  const ipv6 = `20010db8000000000000000000000007${'20010db8000000000000000000000001'}${ports}`;
  const mapped = `00000000000000000000ffffc0000207${'00000000000000000000ffffc6336401'}${ports}`;

  it.each([
    ['TCP over IPv4', `2111000cc0000207c6336401${ports}`, '192.0.2.7'],
    ['TCP over IPv4, with further values', `21110010c0000207c6336401${ports}04000100`, '192.0.2.7'],
    ['TCP over IPv6', `21210024${ipv6}`, '2001:db8::7'],
    ['IPv4 mapped into IPv6', `21210024${mapped}`, '192.0.2.7'],
    ['a health check', `20000000`, null],
    ['a health check with addresses', `2011000cc0000207c6336401${ports}`, null],
    ['no address', `21000000`, null],
  ])('gives the client of %s', (_, rest, peer) => {
    const header = binary(rest);
    expect(readProxyHeader(Buffer.concat([header, Buffer.from('EHLO')]))).toEqual({ peer, bytes: header.length });
  });

  it('is incomplete until its last byte', () => {
    const header = binary(`21210024${ipv6}`);
    for (let bytes = 1; bytes < header.length; bytes++) {
      expect([bytes, readProxyHeader(header.subarray(0, bytes))]).toEqual([bytes, 'incomplete']);
    }
  });

  it.each([
    ['another version', `1111000cc0000207c6336401${ports}`],
    ['an unknown command', `2211000cc0000207c6336401${ports}`],
    ['UDP', `2112000cc0000207c6336401${ports}`],
    ['too few bytes for its addresses', `2121000cc0000207c6336401${ports}`],
    ['more bytes than a header has', '2111ffff'],
  ])('is refused with %s', (_, rest) => expect(readProxyHeader(binary(rest))).toBe('unreadable'));
});

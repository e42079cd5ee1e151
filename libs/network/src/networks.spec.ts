import {
  canonicalNetwork,
  isListing,
  isLoopback,
  isNetwork,
  networkAround,
  NetworkList,
  reversedAddress,
  unmapped,
} from './networks.js';

it.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
])('finds the network around %s', (ip, network) => {
  expect(networkAround(ip, { ipv4: 24, ipv6: 48 })).toBe(network);
});

it.each([
  ['192.0.2.77', '192.0.2.77', 4, 32],
  ['192.0.2.77/24', '192.0.2.0/24', 4, 24],
  ['0.0.0.0/0', '0.0.0.0/0', 4, 0],
  ['255.255.255.255/1', '128.0.0.0/1', 4, 1],
  ['2001:DB8:0:1:2:3:4:5/48', '2001:db8::/48', 6, 48],
  ['::ffff:192.0.2.77/120', '192.0.2.0/24', 4, 24],
  ['::ffff:0:0/95', '::fffe:0:0/95', 6, 95],
])('writes the network %s as %s', (text, canonical, family, prefix) => {
  expect(canonicalNetwork(text)).toEqual({ text: canonical, family, prefix });
});

it.each([
  '',
  'localhost',
  '192.0.2',
  '192.0.2.0/33',
  '::1/129',
  '10.0.0.0/8/8',
  '10.0.0.0/',
  '1.2.3.4/-1',
  '127.1',
  '0x7f000001',
  '2130706433',
  'fe80::1%1',
])('takes %j for no network', (text) => {
  expect(isNetwork(text)).toBe(false);
  expect(canonicalNetwork(text)).toBeNull();
});

it('returns an address as labels of DNS, last part first', () => {
  expect(reversedAddress('192.0.2.7')).toBe('7.2.0.192');
  expect(reversedAddress('::ffff:192.0.2.7')).toBe('7.2.0.192');
  expect(reversedAddress('2001:db8::567:89ab')).toBe('b.a.9.8.7.6.5.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2');
});

it.each([
  ['127.0.0.2', true],
  ['127.0.1.255', true],
  ['127.255.255.254', false],
  ['203.0.113.80', false],
])('takes the answer %s of a block list for a listing: %s', (answer, expected) => {
  expect(isListing(answer)).toBe(expected);
});

it('removes the mapping of IPv4 into IPv6', () => {
  expect([unmapped('::FFFF:192.0.2.1'), unmapped('::1'), unmapped(undefined)]).toEqual(['192.0.2.1', '::1', '']);
});

it('finds addresses in a list of networks, mapped into IPv6 or not', () => {
  const list = new NetworkList(['192.0.2.0/24', '2001:db8::/32', '::1', '::ffff:10.0.0.0/104']);
  const inside = ['192.0.2.9', '::ffff:192.0.2.9', '2001:db8:1::', '::1', '::1%lo', '10.1.2.3', '::ffff:a01:203'];
  expect(inside.filter((ip) => !list.holds(ip))).toEqual([]);
  expect(['192.0.3.9', '::2', '2001:db9::', '', 'x', '11.0.0.0'].filter((ip) => list.holds(ip))).toEqual([]);
  expect(() => new NetworkList(['localhost'])).toThrow(TypeError);
});

it('isLoopback accepts 127.0.0.0/8, ::1 and IPv4-mapped addresses of them, and nothing else', () => {
  expect(['127.0.0.1', '127.255.0.1', '::1', '::ffff:127.0.0.1'].filter((ip) => !isLoopback(ip))).toEqual([]);
  expect(['128.0.0.1', '::2', '', undefined].filter(isLoopback)).toEqual([]);
});

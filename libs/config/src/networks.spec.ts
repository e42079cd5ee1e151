import { canonicalNetwork, isNetwork, networkAround, NetworkList, subscriberOf, unmapped } from './networks.js';

describe('subscriberOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['::1', '::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['', 'unknown'],
    [undefined, 'unknown'],
    ['1.2.3', 'unknown'],
  ])('counts %s with %s', (ip, network) => expect(subscriberOf(ip)).toBe(network));
});

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
])('writes %s as %s', (text, canonical, family, prefix) => {
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
  'fe80::1%1',
])('takes %j for no network', (text) => {
  expect(isNetwork(text)).toBe(false);
  expect(canonicalNetwork(text)).toBeNull();
});

it('knows IPv4 in IPv6 clothes', () => {
  expect([unmapped('::FFFF:192.0.2.1'), unmapped('::1'), unmapped(undefined)]).toEqual(['192.0.2.1', '::1', '']);
});

it('lists networks, and finds addresses in them in either clothes', () => {
  const list = new NetworkList(['192.0.2.0/24', '2001:db8::/32', '::1', '::ffff:10.0.0.0/104']);
  const inside = ['192.0.2.9', '::ffff:192.0.2.9', '2001:db8:1::', '::1', '::1%lo', '10.1.2.3', '::ffff:a01:203'];
  expect(inside.filter((ip) => !list.holds(ip))).toEqual([]);
  expect(['192.0.3.9', '::2', '2001:db9::', '', 'x', '11.0.0.0'].filter((ip) => list.holds(ip))).toEqual([]);
  expect(() => new NetworkList(['localhost'])).toThrow(TypeError);
});

import { claimNetworkOf, countedNetworks, loggedNetworkOf, networkOf, withoutPort } from './client-networks.js';

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
  ['127.0.0.1', '127.0.0.1'],
  ['127.9.9.9', '127.9.9.9'],
  ['', 'unknown'],
  [undefined, 'unknown'],
  ['1.2.3', 'unknown'],
  ['192.0.2.0/24', 'unknown'],
])('limits count %s as the network %s', (ip, network) => expect(networkOf(ip)).toBe(network));

it.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:127.0.0.2', '127.0.0.2'],
  ['', 'unknown'],
])('claims count %s as the network %s', (ip, network) => expect(claimNetworkOf(ip)).toBe(network));

it('logs show the /24 of an IPv4 address, also of a loopback address, and the /64 of an IPv6 address', () => {
  expect(['192.0.2.7', '127.0.0.9', '2001:db8::7'].map(loggedNetworkOf)).toEqual([
    '192.0.2.0/24',
    '127.0.0.0/24',
    '2001:db8::/64',
  ]);
});

it('counts an IPv6 client for its /64 and, with four shares, for its /48', () => {
  expect(countedNetworks('2001:db8:1:2::3')).toEqual([
    { network: '2001:db8:1:2::/64', shares: 1 },
    { network: '2001:db8:1::/48', shares: 4 },
  ]);
});

it.each(['192.0.2.7', '::ffff:192.0.2.7'])('counts the IPv4 client %s for its address alone', (ip) => {
  expect(countedNetworks(ip)).toEqual([{ network: '192.0.2.7', shares: 1 }]);
});

it('counts everything that is no address as one network', () => {
  expect(countedNetworks(undefined)).toEqual([{ network: 'unknown', shares: 1 }]);
});

it.each([
  ['192.0.2.7:4711', '192.0.2.7'],
  ['192.0.2.7', '192.0.2.7'],
  ['[2001:db8::7]:4711', '2001:db8::7'],
  ['[::ffff:192.0.2.7]', '::ffff:192.0.2.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['[unknown]:80', '[unknown]:80'],
  ['192.0.2.7:', '192.0.2.7:'],
  ['', ''],
  [undefined, undefined],
])('an address written as %s is %s without its port', (written, address) => expect(withoutPort(written)).toBe(address));

import { NetworkShares } from './network-shares.js';

const takeMany = (shares: NetworkShares, ips: readonly string[]) => ips.filter((ip) => shares.take(ip)).length;

it('gives each IPv4 address a share of its own', () => {
  const shares = new NetworkShares(2);
  expect(takeMany(shares, ['127.0.0.1', '127.0.0.1', '127.0.0.1', '::ffff:127.0.0.1'])).toBe(2);
  expect(takeMany(shares, ['127.0.0.2', '127.0.0.2'])).toBe(2);
});

it('counts all addresses of an IPv6 /64 together, and gives a /48 four shares', () => {
  const shares = new NetworkShares(2);
  expect(takeMany(shares, ['2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:1::3'])).toBe(2);
  const others = Array.from({ length: 20 }, (_, index) => `2001:db8:1:${index + 2}::1`);
  expect(takeMany(shares, others)).toBe(4 * 2 - 2);
  expect(shares.take('2001:db8:2:1::1')).toBe(true);
});

it('counts amounts, and counts nothing of a request that exceeds the share', () => {
  const shares = new NetworkShares(100);
  expect(shares.take('192.0.2.1', 60)).toBe(true);
  expect(shares.take('192.0.2.1', 41)).toBe(false);
  expect(shares.take('192.0.2.1', 40)).toBe(true);
});

it('frees a share when it is given back, and forgets networks that hold nothing', () => {
  const shares = new NetworkShares(1);
  expect(takeMany(shares, ['2001:db8::1', '192.0.2.1'])).toBe(2);
  expect(shares.size).toBe(3);
  for (const ip of ['2001:db8::1', '192.0.2.1']) shares.giveBack(ip);
  expect(shares.size).toBe(0);
  expect(takeMany(shares, ['2001:db8::1', '192.0.2.1'])).toBe(2);
});

it('measures what a client’s network holds by its shares: its /48 counts a fourth, where that is more', () => {
  const shares = new NetworkShares(100);
  expect(shares.heldBy('2001:db8:1:1::1')).toBe(0);
  for (let subnet = 1; subnet <= 8; subnet++) shares.take(`2001:db8:1:${subnet}::1`);
  expect(shares.heldBy('2001:db8:1:1::1')).toBe(2);
  shares.take('2001:db8:1:1::2', 4);
  expect(shares.heldBy('2001:db8:1:1::1')).toBe(5);
  expect(shares.heldBy('192.0.2.1')).toBe(0);
});

import { countedNetworks } from '@efemera/network';
import { OpenCalls } from './open-calls.js';

const refusal = { code: 'too_many_streams', message: 'Too many.' } as const;
const callsOf = (options: { most: number; mostOfNetwork: number }) => new OpenCalls({ ...options, refusal });
const subnets = (count: number) => Array.from({ length: count }, (_, index) => `2001:db8:1:${index.toString(16)}::1`);

const refusalOf = (calls: OpenCalls, ip: string): string | null => {
  try {
    calls.enter(countedNetworks(ip));
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

it('gives all /64s of an IPv6 /48 together four shares, and leaves room for other networks', () => {
  const calls = callsOf({ most: 2000, mostOfNetwork: 100 });
  for (const ip of subnets(20)) for (let n = 0; n < 100; n++) refusalOf(calls, ip);
  expect(calls.count).toBe(400);
  expect(refusalOf(calls, '2001:db8:1:ffff::1')).toBe('too_many_streams');
  expect(refusalOf(calls, '2001:db8:2::1')).toBeNull();
  expect(refusalOf(calls, '192.0.2.1')).toBeNull();
});

it('frees the shares of a /64 and its /48 only once when a call is ended twice', () => {
  const calls = callsOf({ most: 2000, mostOfNetwork: 1 });
  const [leave] = subnets(4).map((ip) => calls.enter(countedNetworks(ip)));
  expect(refusalOf(calls, '2001:db8:1:ffff::1')).toBe('too_many_streams');
  leave?.();
  leave?.();
  expect(calls.count).toBe(3);
  expect(refusalOf(calls, '2001:db8:1:ffff::1')).toBeNull();
  expect(refusalOf(calls, '2001:db8:1:fffe::1')).toBe('too_many_streams');
});

it('limits all calls together, but no single network, where networks are not limited', () => {
  const calls = callsOf({ most: 500, mostOfNetwork: Infinity });
  for (let n = 0; n < 500; n++) expect(refusalOf(calls, '192.0.2.1')).toBeNull();
  expect(refusalOf(calls, '192.0.2.2')).toBe('overloaded');
});

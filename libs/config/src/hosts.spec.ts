import { listenHost, nearHost, urlHost } from './hosts.js';

it('listens on IPv4 alone where the kernel has no IPv6', () => {
  expect([listenHost('::', true), listenHost('::', false)]).toEqual(['::', '0.0.0.0']);
  expect([listenHost('127.0.0.1', false), listenHost('::1', true)]).toEqual(['127.0.0.1', '::1']);
});

it('connects by 127.0.0.1, which every container has, to a server that listens on all addresses', () => {
  expect(['::', '0.0.0.0', '::1', '192.0.2.1'].map(nearHost)).toEqual(['127.0.0.1', '127.0.0.1', '::1', '192.0.2.1']);
});

it('writes an IPv6 address of a URL in brackets', () => {
  expect([urlHost('::1'), urlHost('127.0.0.1')]).toEqual(['[::1]', '127.0.0.1']);
});

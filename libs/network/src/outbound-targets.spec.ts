import { NameServer } from '@efemera/testing/name-server';
import { BadTargetError, OutboundTargets } from './outbound-targets.js';

const targets = new OutboundTargets({});
const reasonOf = async (url: string, of = targets) => {
  try {
    await of.addressesOf(of.read(url));
    return 'allowed';
  } catch (error) {
    return error instanceof BadTargetError ? error.reason : String(error);
  }
};

describe('OutboundTargets', () => {
  it.each([
    'http://127.0.0.1/',
    'http://127.0.0.1:8080/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://127.0.0.1./',
    'http://%31%32%37.0.0.1/',
    'http://１２７.0.0.1/',
    'http://127。0。0。1/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://any.localhost/',
    'http://0/',
    'http://0.0.0.0/',
    'http://[::]/',
    'http://[::1]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[0:0:0:0:0:ffff:a9fe:a9fe]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::127.0.0.1]/',
    'http://[64:ff9b::10.0.0.1]/',
    'http://[64:ff9b::a83f:8110]/',
    'http://[64:ff9b:1::a00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:7f00:1::]/',
    'http://[2001:db8::1]/',
    'http://[fe80::1]/',
    'http://[fec0::1]/',
    'http://[fc00::1]/',
    'http://[fd12:3456::1]/',
    'http://[ff02::1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://2852039166/',
    // Metadata services, from which a machine in a cloud reads its secrets: Azure, Alibaba, Oracle, Amazon by IPv6.
    'http://168.63.129.16/machine?comp=goalstate',
    'http://[::ffff:168.63.129.16]/',
    'http://100.100.100.200/',
    'http://192.0.0.192/',
    'http://[fd00:ec2::254]/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://172.31.255.255/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://192.0.0.8/',
    'http://192.0.2.1/',
    'http://198.18.0.1/',
    'http://198.51.100.1/',
    'http://203.0.113.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
  ])('forbids %s', async (url) => {
    expect(await reasonOf(url)).toBe('target_forbidden');
  });

  it.each([
    'http://8.8.8.8/',
    'https://172.32.0.1:8443/x?y=z',
    'http://100.128.0.1/',
    'http://[2606:4700::1111]/',
    'http://[::ffff:8.8.8.8]/',
    'http://[64:ff9b::8.8.8.8]/',
  ])('allows %s', async (url) => {
    expect(await reasonOf(url)).toBe('allowed');
  });

  it.each([
    '',
    'nonsense',
    '//example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'gopher://example.com/',
    'javascript:alert(1)',
    'http://user@example.com/',
    'http://user:word@example.com/',
    'http://example.com:25/',
    'http://example.com:22/',
    'https://example.com:1023/',
    'http://example.com:0/',
    'http://example.com:99999/',
    'http://[::1/',
    'http://1.2.3.4.5/',
    'http://256.0.0.1/',
    `http://example.com/${'x'.repeat(2048)}`,
    'http://example.com/\ud800',
  ])('refuses the form of %j', async (url) => {
    expect(await reasonOf(url)).toBe('url_invalid');
  });

  it('forbids the public addresses of this machine, unless the operator allows them', async () => {
    const own = () => ['198.51.99.7', '2600:1f18::7', 'fe80::1%eth0'];
    const machine = new OutboundTargets({}, false, own);
    for (const url of [
      'http://198.51.99.7/',
      'http://[::ffff:198.51.99.7]/',
      'http://[2600:1f18::7]/',
      'http://[64:ff9b::198.51.99.7]/',
    ]) {
      expect([url, await reasonOf(url, machine)]).toEqual([url, 'target_forbidden']);
    }
    expect(await reasonOf('http://198.51.99.8/', machine)).toBe('allowed');
    const opened = new OutboundTargets({ WEBHOOK_ALLOW_NETWORKS: ['198.51.99.7'] }, false, own);
    expect(await reasonOf('http://198.51.99.7/', opened)).toBe('allowed');
  });

  it('allows the private networks of WEBHOOK_ALLOW_NETWORKS, mapped into IPv6 or not, and no others', async () => {
    const opened = new OutboundTargets({ WEBHOOK_ALLOW_NETWORKS: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'] });
    for (const url of ['http://127.0.0.1/', 'http://[::ffff:127.0.0.1]/', 'http://10.9.8.7/', 'http://[fd00::1]/']) {
      expect([url, await reasonOf(url, opened)]).toEqual([url, 'allowed']);
    }
    // None of these addresses is in the allowed network; `localhost` has one that is and one that is not.
    for (const url of ['http://127.0.0.2/', 'http://localhost/', 'http://[fc00::1]/', 'http://[::1]/']) {
      expect([url, await reasonOf(url, opened)]).toEqual([url, 'target_forbidden']);
    }
  });

  it('allows plain http only to networks that the operator allows, if it needs TLS', async () => {
    const secure = new OutboundTargets({ WEBHOOK_ALLOW_NETWORKS: ['127.0.0.1'] }, true);
    for (const url of ['https://8.8.8.8/', 'http://127.0.0.1:8080/', 'https://127.0.0.1/']) {
      expect([url, await reasonOf(url, secure)]).toEqual([url, 'allowed']);
    }
    expect(await reasonOf('http://8.8.8.8/', secure)).toBe('url_invalid');
    expect(await reasonOf('http://10.0.0.1/', secure)).toBe('target_forbidden');
  });

  it.each([
    ['IPv4 alone', ['127.0.0.1', '::1', '192.0.2.9', 'fe80::1%eth0'], ['192.0.2.1']],
    ['IPv6 alone', ['127.0.0.1', '::1', '2001:db8::9', 'fe80::1%eth0'], ['2001:db8::1']],
    ['both', ['192.0.2.9', '2001:db8::9'], ['192.0.2.1', '2001:db8::1']],
    ['neither', ['127.0.0.1', '::1'], ['192.0.2.1', '2001:db8::1']],
  ])('gives the addresses of a host that a machine with %s can reach', async (_, own, expected) => {
    const server = await NameServer.start();
    server.set({ 'shop.test': { A: ['192.0.2.1'], AAAA: ['2001:db8::1'] } });
    try {
      const settings = { WEBHOOK_ALLOW_NETWORKS: ['192.0.2.0/24', '2001:db8::/32'], DNS_SERVERS: [server.address] };
      const found = await new OutboundTargets(settings, false, () => own).addressesOf(new URL('http://shop.test/'));
      expect(found.map(({ address }) => address)).toEqual(expected);
    } finally {
      await server.stop();
    }
  });
});

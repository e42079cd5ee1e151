import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { Api } from '@efemera/testing/api';
import { System } from '@efemera/testing/system';
import { until } from '@efemera/testing/until';

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);
const loopbacks = hasIpv6 ? ['127.0.0.1', '::1'] : ['127.0.0.1'];
const adminToken = 'operator-secret-123456';

/** Speaks SMTP with a server by one of its addresses; returns the answer to the last of these lines. */
async function say(host: string, port: number, ...lines: string[]): Promise<string> {
  const socket = connect(port, host).setEncoding('latin1');
  let answer = '';
  socket.on('data', (text: string) => (answer += text));
  try {
    for (const line of [null, ...lines]) {
      answer = '';
      if (line !== null) socket.write(`${line}\r\n`);
      while (!/^\d{3} .*\r\n$/m.test(answer)) await once(socket, 'data');
    }
    return answer;
  } finally {
    socket.destroy();
  }
}

describe('the product on ::, as containers run it', () => {
  let system: System;
  beforeAll(async () => {
    system = await System.start({ HOST: '::', ADMIN_TOKEN: adminToken });
  });
  afterAll(() => system.stop());

  const siteAt = (host: string) =>
    new Api(`http://${host.includes(':') ? `[${host}]` : host}:${new URL(system.url).port}`);

  it.each(loopbacks)('takes mail and visitors by %s', async (host) => {
    const site = siteAt(host);
    const { address, token } = await site.claim();
    const message = ['DATA', 'Subject: x\r\n\r\nx\r\n.'];
    const envelope = ['EHLO sender.test', 'MAIL FROM:<ana@sender.test>', `RCPT TO:<${address}>`];
    expect(await say(host, system.smtpPort, ...envelope, ...message)).toMatch(/^250 /);
    expect(await site.emails(address, token)).toHaveLength(1);
  });

  it('counts a sender that connects by IPv4 under its IPv4 address, to which blocks apply', async () => {
    const block = { kind: 'network', value: '127.0.0.1' };
    const response = await siteAt('127.0.0.1').call('POST', '/api/admin/blocks', { token: adminToken, body: block });
    expect(response.status).toBe(201);
    await until('it is in force', async () => (await say('127.0.0.1', system.smtpPort)).startsWith('554 '));
    for (const other of ['127.0.0.2', ...loopbacks.slice(1)]) {
      const from = other.includes(':') ? {} : { localAddress: other };
      const socket = connect({ port: system.smtpPort, host: other, ...from });
      const [greeting] = (await once(socket, 'data')) as [Buffer];
      socket.destroy();
      expect([other, greeting.toString().slice(0, 4)]).toEqual([other, '220 ']);
    }
  });
});

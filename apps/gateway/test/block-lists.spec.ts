import { randomUUID } from 'node:crypto';
import type { IntakeAnswer, MailCheck } from '@efemera/contract';
import { NameServer } from '@efemera/testing/name-server';
import { someAddress, TestGateway } from './support.js';

const token = 'intake-secret-0123456789';
const zone = 'list.test';

describe('relayed mail of senders on a DNS block list', () => {
  let names: NameServer;
  let marking: TestGateway;
  let refusing: TestGateway;
  beforeAll(async () => {
    names = await NameServer.start();
    names.set({ [`7.2.0.192.${zone}`]: { A: ['127.0.0.2'] } });
    const env = { INTAKE_TOKEN: token, LOG_LEVEL: 'silent', DNSBL_ZONES: zone, DNS_SERVERS: names.address };
    [marking, refusing] = await Promise.all([
      TestGateway.start(env),
      TestGateway.start({ ...env, DNSBL_ACTION: 'refuse' }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([marking.stop(), refusing.stop()]);
    await names.stop();
  });

  const post = async (gateway: TestGateway, to: string, clientIp?: string) => {
    const response = await fetch(`${gateway.url}/api/intake`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'message/rfc822',
        'x-envelope-from': 'ana@sender.test',
        'x-envelope-to': to,
        ...(clientIp && { 'x-envelope-client-ip': clientIp }),
      },
      body: `Message-ID: <${randomUUID()}@sender.test>\r\nSubject: x\r\n\r\nhello\r\n`,
    });
    return (await response.json()) as IntakeAnswer;
  };
  const listingsOf = async (gateway: TestGateway, to: ReturnType<typeof someAddress>) => {
    const [mail] = await gateway.storage.mails.list(to);
    const response = await gateway.call('GET', `/api/emails/${mail?.summary.id}/check?to=${to}`);
    const { findings } = (await response.json()) as MailCheck;
    return findings.filter(({ kind }) => kind === 'sender_listed').map(({ severity, where }) => [severity, where]);
  };

  it('is marked, and the mail check reports it, if the relay states the client’s address', async () => {
    const [listed, clean, untold] = [someAddress(), someAddress(), someAddress()];
    expect(await post(marking, listed, '192.0.2.7')).toEqual({ accepted: [listed], refused: [] });
    await post(marking, clean, '192.0.2.8');
    await post(marking, untold);
    expect(await listingsOf(marking, listed)).toEqual([['error', zone]]);
    expect([await listingsOf(marking, clean), await listingsOf(marking, untold)]).toEqual([[], []]);
  });

  it('is refused with DNSBL_ACTION=refuse', async () => {
    const to = someAddress();
    const reason = `5.7.1 Your address stands on the block list ${zone}`;
    expect(await post(refusing, to, '192.0.2.7')).toEqual({ accepted: [], refused: [{ to, code: 550, reason }] });
    expect(await post(refusing, to, '192.0.2.8')).toEqual({ accepted: [to], refused: [] });
    expect(await post(refusing, to)).toEqual({ accepted: [to], refused: [] });
  });
});

import { NameServer } from '@efemera/testing/name-server';
import { mail } from './support/mail.js';
import { SmtpConversation } from './support/smtp-conversation.js';
import { SmtpProcess } from './support/smtp-process.js';
import { when } from './support/when.js';

const redisUrl = process.env.TEST_REDIS_URL ?? '';
const zone = 'list.test';
/** The test address of every block list; other loopback addresses are not looked up. */
const listed = '127.0.0.2';

describe('senders on a DNS block list', () => {
  let names: NameServer;
  const started: SmtpProcess[] = [];
  const start = async (settings: Record<string, string>) => {
    const smtp = await SmtpProcess.start(redisUrl, {
      DNSBL_ZONES: zone,
      DNS_SERVERS: names.address,
      ...settings,
    });
    started.push(smtp);
    return smtp;
  };
  beforeEach(async () => {
    names = await NameServer.start();
    names.set({
      [`2.0.0.127.${zone}`]: { A: ['127.0.0.2'] },
      [`1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.${zone}`]: { A: ['127.0.0.3'] },
    });
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map((smtp) => smtp.stop()));
    await names.stop();
  });
  const deliver = async (smtp: SmtpProcess, to: string, from: string) => {
    const client = await SmtpConversation.greeted(smtp.port, from);
    const reply = await client.deliver([to], mail('hello'));
    client.close();
    return reply;
  };
  const marksOf = async ({ storage }: SmtpProcess, to: string) => {
    const address = to as Parameters<typeof storage.mails.list>[0];
    const [stored] = await storage.mails.list(address);
    return (await storage.mails.delivered(address, stored?.summary.id ?? ''))?.envelope?.listedBy;
  };
  const amountOf = async ({ storage }: SmtpProcess, name: string, label: string) =>
    (await storage.counters.read()).find((counter) => counter.name === name && counter.label === label)?.amount ?? 0;

  it('get their mail marked with the list and counted by list', async () => {
    const smtp = await start({});
    const [to, other] = [smtp.address(), smtp.address()];
    const before = await amountOf(smtp, 'intake:listed', zone);
    expect(await deliver(smtp, to, listed)).toMatch(/^250/);
    expect(await deliver(smtp, other, '127.0.0.1')).toMatch(/^250/);
    expect([await marksOf(smtp, to), await marksOf(smtp, other)]).toEqual([[zone], undefined]);
    await when(async () => (await amountOf(smtp, 'intake:listed', zone)) > before);
  });

  it('are refused with the name of the list, except for letters to the operator', async () => {
    const smtp = await start({ DNSBL_ACTION: 'refuse' });
    const to = smtp.address();
    const before = await amountOf(smtp, 'smtp:refused', '550/block_listed');
    expect(await deliver(smtp, to, listed)).toBe(`550 5.7.1 Your address stands on the block list ${zone}`);
    expect(await deliver(smtp, `abuse@${smtp.domain}`, listed)).toMatch(/^250/);
    expect(await deliver(smtp, to, '127.0.0.1')).toMatch(/^250/);
    await when(() => smtp.log.some(({ msg }) => msg === 'refused'));
    expect(smtp.log.find(({ msg }) => msg === 'refused')).toMatchObject({ status: '5.7.1', reason: 'block_listed' });
    await when(async () => (await amountOf(smtp, 'smtp:refused', '550/block_listed')) > before);
  });

  it('are looked up by the IPv6 address that a balancer states', async () => {
    const smtp = await start({ SMTP_TRUST_PROXY: '127.0.0.0/8' });
    const to = smtp.address();
    const client = await SmtpConversation.open(smtp.port);
    await client.say('PROXY TCP6 2001:db8::1 2001:db8::2 50000 25\r\n');
    await client.say('EHLO client.test\r\n');
    expect(await client.deliver([to], mail('hello'))).toMatch(/^250/);
    client.close();
    expect(await marksOf(smtp, to)).toEqual([zone]);
  });

  it('are accepted if the list does not answer, and wait for it only at the end of the message', async () => {
    names.silent = true;
    const smtp = await start({});
    const startedAtMs = performance.now();
    const client = await SmtpConversation.greeted(smtp.port, listed);
    expect(await client.begin(smtp.address())).toMatch(/^354/);
    expect(performance.now() - startedAtMs).toBeLessThan(1500);
    expect(await client.say(`${mail('hello')}.\r\n`)).toMatch(/^250/);
    expect(performance.now() - startedAtMs).toBeLessThan(4000);
    client.close();
  });

  it.each([
    ['DNSBL_ZONES', 'List.test', /^ {2}DNSBL_ZONES is wrong: .*zones/],
    ['DNSBL_ZONES', Array(9).fill(zone).join(), /^ {2}DNSBL_ZONES is wrong: .*at most 8/],
    ['DNSBL_ACTION', 'drop', /^ {2}DNSBL_ACTION is wrong: it takes mark, or refuse/],
  ])('are never looked up with a wrong %s: the process refuses to start', async (name, value, line) => {
    const { code, output } = await SmtpProcess.startToFail(redisUrl, { [name]: value });
    expect(code).toBe(78);
    expect(output.trimEnd().split('\n')).toEqual(['The settings are wrong:', expect.stringMatching(line)]);
  });
});

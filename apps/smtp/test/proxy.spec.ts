import { SmtpConversation } from './support/smtp-conversation.js';
import { SmtpProcess } from './support/smtp-process.js';
import { when } from './support/when.js';

const redisUrl = process.env.TEST_REDIS_URL ?? '';
const line = (peer: string) => `PROXY TCP4 ${peer} 198.51.100.1 50000 25\r\n`;

describe('the SMTP server behind a balancer', () => {
  let smtp: SmtpProcess;
  const open: SmtpConversation[] = [];
  const connect = async () => {
    const client = await SmtpConversation.open(smtp.port);
    open.push(client);
    return client;
  };
  beforeAll(async () => {
    smtp = await SmtpProcess.start(redisUrl, {
      SMTP_TRUST_PROXY: '127.0.0.0/8',
      SMTP_MAX_CONNECTIONS_PER_NETWORK: '1',
    });
  });
  afterAll(() => smtp.stop());
  afterEach(() => open.splice(0).forEach((client) => client.close()));

  it('uses the address of the client behind the balancer', async () => {
    const to = smtp.address();
    const [first, second, third] = [await connect(), await connect(), await connect()];
    expect(await first.say(line('192.0.2.1'))).toMatch(/^220/);
    expect(await second.say(line('192.0.2.2'))).toMatch(/^220/);
    expect(await third.say(line('192.0.2.1'))).toMatch(/^421 4\.7\.0/);
    await first.say('EHLO client.test\r\n');
    expect(await first.deliver([to], 'Subject: x\r\n\r\nhello\r\n')).toMatch(/^250/);
  });

  it('accepts a health check of the balancer itself', async () => {
    expect(await (await connect()).say('PROXY UNKNOWN\r\n')).toMatch(/^220/);
  });

  it('reads a PROXY line that comes in pieces', async () => {
    const client = await connect();
    await client.sent('PROXY TCP4 192.0');
    expect(await client.say('.2.9 198.51.100.1 50000 25\r\n')).toMatch(/^220/);
  });

  it('uses the address of the client in a header of version 2', async () => {
    const to = smtp.address();
    const header = Buffer.from('0d0a0d0a000d0a515549540a2111000cc0000203c6336401dc040019', 'hex').toString('latin1');
    const client = await connect();
    await client.sent(header.slice(0, 20));
    expect(await client.say(header.slice(20))).toMatch(/^220/);
    await client.say('EHLO client.test\r\n');
    expect(await client.deliver([to], 'Subject: x\r\n\r\nhello\r\n')).toMatch(/^250/);
    const again = await connect();
    expect(await again.say(line('192.0.2.3'))).toMatch(/^421 4\.7\.0/);
  });

  it('closes the connection without a reply when the balancer sends no PROXY header, and logs it', async () => {
    for (const start of ['EHLO client.test\r\n', `PROXY ${'x'.repeat(200)}`]) {
      const client = await connect();
      expect(await client.say(start)).toBe('close');
    }
    const noted = () => smtp.log.filter(({ msg, reason }) => msg === 'refused' && reason === 'proxy_header_missing');
    await when(() => noted().length === 2);
    expect(noted()).toMatchObject([{ proxy: '127.0.0.1' }, { proxy: '127.0.0.1' }]);
  });
});

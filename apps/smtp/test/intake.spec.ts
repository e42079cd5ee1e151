import { setTimeout as sleep } from 'node:timers/promises';
import { withCertificate } from './support/certificate.js';
import { mail } from './support/mail.js';
import { SmtpConversation } from './support/smtp-conversation.js';
import { SmtpProcess } from './support/smtp-process.js';
import { when } from './support/when.js';

const sharedRedisUrl = process.env.TEST_REDIS_URL ?? '';

describe('intake', () => {
  let smtp: SmtpProcess;
  let client: SmtpConversation;
  beforeAll(async () => {
    smtp = await SmtpProcess.start(sharedRedisUrl, { MAX_MESSAGE_BYTES: '100000' });
  });
  afterAll(() => smtp.stop());
  beforeEach(async () => {
    client = await SmtpConversation.greeted(smtp.port);
  });
  afterEach(() => client.close());

  it('greets with the name of the domain and reveals neither software nor version', async () => {
    const fresh = await SmtpConversation.open(smtp.port);
    expect(await fresh.reply()).toBe(`220 ${smtp.domain} ESMTP ready`);
    expect((await fresh.say('EHLO client.test\r\n')).split('\n')).toEqual([
      `250-${smtp.domain} at your service`,
      '250-PIPELINING',
      '250-8BITMIME',
      '250-SMTPUTF8',
      '250 SIZE 100000',
    ]);
    const help = await fresh.say('HELP\r\n');
    expect(help).toMatch(/^214 2\.0\.0 /);
    const said = [...fresh.reads, await fresh.say('QUIT\r\n')].join('').replace(help, '');
    expect(said).not.toMatch(/haraka|node|\d\.\d\.\d+ |3\.3/i);
    await fresh.closedByServer();
  });

  it('lists a mail, byte for byte, before it answers 250', async () => {
    const to = smtp.address();
    const source = mail(
      'Ol=?utf-8?Q?=C3=A1?=',
      `.\r\n..two\r\n\xff\0\x1a\t\r\n${'long '.repeat(5000)}\r\n\r\n.dot\r\n`,
    );
    expect(await client.deliver([to], source)).toBe('250 2.0.0 Stored');
    expect(await smtp.stored(to)).toEqual([source]);
    const [listed] = await smtp.storage.mails.list(to);
    expect(listed?.summary).toMatchObject({ to, from: 'Ann <ann@else.test>', size: source.length, read: false });
  });

  it.each([
    ['a mail without any header', 'just text\r\n'],
    ['a mail without body', 'Subject: x\r\n'],
    ['an empty mail', ''],
    ['8-bit header fields', 'Subject: \xe1\xe9\xff\r\nFrom: \x80\r\n\r\nx\r\n'],
  ])('stores %s unchanged', async (_, source) => {
    const to = smtp.address();
    expect(await client.deliver([to], source)).toMatch(/^250/);
    expect(await smtp.stored(to)).toEqual([source]);
  });

  it('stores one copy per inbox, under the canonical address, even if an inbox is named twice', async () => {
    const [first, second] = [smtp.address(), smtp.address()];
    const shouted = first.toUpperCase();
    expect(await client.deliver([first, second, shouted], mail('copies'))).toMatch(/^250/);
    expect(await smtp.stored(first)).toHaveLength(1);
    expect(await smtp.stored(second)).toHaveLength(1);
  });

  it('accepts a bounce, the bare postmaster and a client that only sends HELO', async () => {
    const to = smtp.address();
    expect(await client.deliver([to], mail('bounce'), '')).toMatch(/^250/);
    expect(await smtp.stored(to)).toHaveLength(1);

    const postmaster = smtp.address('postmaster');
    expect(await client.deliver(['postmaster'], mail('bare'))).toMatch(/^250/);
    expect(await smtp.stored(postmaster)).toHaveLength(1);

    const old = await SmtpConversation.open(smtp.port);
    await old.reply();
    expect(await old.say('HELO old.test\r\n')).toMatch(/^250/);
    expect(await old.deliver([to], mail('helo'))).toMatch(/^250/);
    expect(await smtp.stored(to)).toHaveLength(2);
    old.close();
  });

  it('stores the delivering host with a mail: address, name, sender, and that TLS was off', async () => {
    const to = smtp.address();
    await client.deliver([to], mail('envelope'), 'ann@Else.TEST');
    await client.say(`EHLO ${'x'.repeat(400)}\r\n`);
    await client.deliver([to], mail('bounce'), '');
    const mails = await smtp.storage.mails.list(to);
    const delivered = await Promise.all(mails.map(({ summary }) => smtp.storage.mails.delivered(to, summary.id)));
    expect(delivered.map((mail) => mail?.envelope)).toEqual([
      { ip: '127.0.0.1', helo: 'x'.repeat(255), mailFrom: '', tls: false },
      { ip: '127.0.0.1', helo: 'client.test', mailFrom: 'ann@else.test', tls: false },
    ]);
  });

  it('accepts many mails on one connection', async () => {
    const to = smtp.address();
    for (let n = 0; n < 60; n++) expect(await client.deliver([to], mail(`no ${n}`))).toMatch(/^250/);
    expect(await smtp.stored(to)).toEqual(Array.from({ length: 60 }, (_, n) => mail(`no ${n}`)));
  });

  it('never relays', async () => {
    await client.say('MAIL FROM:<a@else.test>\r\n');
    for (const to of ['x@else.test', 'root@localhost', `x@${smtp.domain}.else.test`, `x@sub.${smtp.domain}`]) {
      expect(await client.say(`RCPT TO:<${to}>\r\n`)).toBe('550 5.1.2 This server takes no mail for that domain');
    }
    expect(await client.say('DATA\r\n')).toMatch(/^5/);
    expect(await client.say(`RCPT TO:<@else.test:x@${smtp.domain}>\r\n`)).toMatch(/^250/);
    expect(await client.say(`RCPT TO:<x%else.test@[127.0.0.1]>\r\n`)).toMatch(/^5/);
  });

  it.each([
    ['a quoted local part', '"a b"@DOMAIN', '550 5.1.3'],
    ['no local part', '@DOMAIN', '501 5.1.3'],
    ['a local part over 64 bytes', `${'x'.repeat(65)}@DOMAIN`, '501 5.1.3'],
    ['two dots', 'a..b@DOMAIN', '501 5.1.3'],
    ['a parameter that was not offered', 'a@DOMAIN> NOTIFY=NEVER', '555 5.5.4'],
  ])('refuses a recipient with %s', async (_, recipient, code) => {
    await client.say('MAIL FROM:<a@else.test>\r\n');
    const path = recipient.replace('DOMAIN', smtp.domain);
    expect(await client.say(`RCPT TO:<${path}${path.includes('>') ? '' : '>'}\r\n`)).toMatch(new RegExp(`^${code}`));
  });

  it.each([
    ['an unknown command', 'FROBNICATE', '500 5.5.2'],
    ['an empty command', '', '500 5.5.2'],
    ['EHLO without a name', 'EHLO', '501 5.5.4'],
    ['QUIT with a parameter', 'QUIT now', '501 5.5.4'],
    ['MAIL that cannot be parsed', 'MAIL FROM', '501 5.5.4'],
    ['a malformed sender', 'MAIL FROM:<a..b@else.test>', '501 5.1.7'],
    ['RCPT before MAIL', 'RCPT TO:<a@else.test>', '503 5.5.1'],
    ['DATA before MAIL', 'DATA', '503 5.5.1'],
  ])('refuses %s with an enhanced status', async (_, command, status) => {
    const logged = smtp.log.length;
    const reply = await client.say(`${command}\r\n`);
    expect(reply.slice(0, 9)).toBe(status);
    expect(reply.split('\n')).toHaveLength(1);
    await when(() => smtp.log.length > logged);
    expect(smtp.log.slice(logged)).toContainEqual(
      expect.objectContaining({ msg: 'refused', code: Number(status.slice(0, 3)), status: status.slice(4) }),
    );
  });

  it('accepts 100 recipients and answers 452 to the rest', async () => {
    await client.say('MAIL FROM:<a@else.test>\r\n');
    for (let n = 0; n < 400; n++)
      expect(await client.say(`RCPT TO:<r${n}@${smtp.domain}>\r\n`)).toMatch(n < 100 ? /^250/ : /^452 4\.5\.3/);
    expect(await client.say('DATA\r\n')).toMatch(/^354/);
    expect(await client.say(`${mail('to a hundred')}.\r\n`)).toMatch(/^250/);
    expect(await smtp.stored(smtp.address('r99'))).toHaveLength(1);
    expect(await smtp.stored(smtp.address('r100'))).toHaveLength(0);
  });

  it('refuses a mail that is declared too large, and one that turns out too large', async () => {
    const to = smtp.address();
    expect(await client.say('MAIL FROM:<a@else.test> SIZE=100001\r\n')).toMatch(/^552 5\.3\.4/);
    expect(await client.say('MAIL FROM:<a@else.test> SIZE=10\r\n')).toMatch(/^250/);
    await client.say(`RCPT TO:<${to}>\r\n`);
    await client.say('DATA\r\n');
    expect(await client.say(`${'x'.repeat(998)}\r\n`.repeat(101) + '.\r\n')).toMatch(/^552 5\.3\.4/);
    expect(await client.deliver([to], mail('small'))).toMatch(/^250/);
    expect(await smtp.stored(to)).toEqual([mail('small')]);
  });

  it('closes the connection of a message that never ends', async () => {
    await client.say('MAIL FROM:<a@else.test>\r\n');
    await client.say(`RCPT TO:<${smtp.address()}>\r\n`);
    await client.say('DATA\r\n');
    for (let n = 0; n < 30 && !client.closed; n++) await client.sent('x'.repeat(10_000));
    expect(await client.reply()).toMatch(/^552/);
    await client.closedByServer();
  });

  it('refuses a header block that never ends', async () => {
    const large = await SmtpProcess.start(sharedRedisUrl);
    const peer = await SmtpConversation.greeted(large.port);
    const to = large.address();
    expect(await peer.deliver([to], `X-Fold: a\r\n${' fold\r\n'.repeat(60_000)}\r\nbody\r\n`)).toMatch(/^554/);
    expect(await peer.deliver([to], `X-Fold: a\r\n${' fold\r\n'.repeat(10_000)}\r\nbody\r\n`)).toMatch(/^250/);
    expect(await large.stored(to)).toHaveLength(1);
    peer.close();
    await large.stop();
  });

  it.each([
    ['LF alone', 'a\nb\r\n.\r\n'],
    ['CR alone', 'a\rb\r\n.\r\n'],
    [
      'a hidden end mark and a second mail behind it',
      'a\n.\nMAIL FROM:<a@b.test>\r\nRCPT TO:<VICTIM>\r\nDATA\r\nx\r\n.\r\n',
    ],
  ])('refuses a message with %s and ignores everything after it', async (_, body) => {
    const [to, victim] = [smtp.address(), smtp.address()];
    await client.say('MAIL FROM:<a@else.test>\r\n');
    await client.say(`RCPT TO:<${to}>\r\n`);
    await client.say('DATA\r\n');
    client.send(`Subject: x\r\n\r\n${body.replace('VICTIM', victim)}`);
    expect(await client.reply()).toMatch(/^554 5\.6\.0/);
    expect(await client.reply()).toBe('close');
    expect([...(await smtp.stored(to)), ...(await smtp.stored(victim))]).toEqual([]);
  });

  it('executes no command that came in the same packet as the end of a message', async () => {
    const [to, victim] = [smtp.address(), smtp.address()];
    await client.say('MAIL FROM:<a@else.test>\r\n');
    await client.say(`RCPT TO:<${to}>\r\n`);
    await client.say('DATA\r\n');
    client.send(`${mail('outer')}.\r\nMAIL FROM:<a@b.test>\r\nRCPT TO:<${victim}>\r\nDATA\r\n`);
    const replies = [await client.reply(), await client.reply(), await client.reply(), await client.reply()];
    expect(replies.map((reply) => reply.slice(0, 9))).toEqual(['250 2.0.0', '503 5.5.1', '503 5.5.1', '503 5.5.1']);
    expect(await client.deliver([to], mail('next'))).toMatch(/^250/);
    expect(await smtp.stored(to)).toHaveLength(2);
  });

  it('answers a pipelined group in one packet', async () => {
    const to = Array.from({ length: 20 }, () => smtp.address());
    const readsBefore = client.reads.length;
    client.send(`MAIL FROM:<a@else.test>\r\n${to.map((address) => `RCPT TO:<${address}>\r\n`).join('')}DATA\r\n`);
    for (let n = 0; n < 21; n++) expect(await client.reply()).toMatch(/^250/);
    expect(await client.reply()).toMatch(/^354/);
    expect(client.reads.length - readsBefore).toBe(1);
    expect(await client.say(`${mail('group')}.\r\n`)).toMatch(/^250/);
  });

  it('does not stall pipelined commands between Nagle and delayed acknowledgements', async () => {
    const to = smtp.address();
    const time = async (deliver: () => Promise<string>) => {
      const start = performance.now();
      for (let n = 0; n < 30; n++) expect(await deliver()).toMatch(/^250/);
      return performance.now() - start;
    };
    let slowdown = Infinity;
    // A stalled mail takes 40 ms, a normal one takes 1 or 2 ms. Other load on this machine slows a round of either
    // kind.
    for (let round = 0; round < 10 && slowdown >= 4; round++) {
      const polite = await time(() => client.deliver([to], mail('one by one')));
      const pipelined = await time(async () => {
        client.send(`MAIL FROM:<a@else.test>\r\nRCPT TO:<${to}>\r\nDATA\r\n`);
        for (let n = 0; n < 3; n++) await client.reply();
        return client.say(`${mail('in a group')}.\r\n`);
      });
      slowdown = Math.min(slowdown, pipelined / polite);
    }
    expect(slowdown).toBeLessThan(4);
  });

  it('closes the connection of a client that sends its message before it has the reply to DATA', async () => {
    const to = smtp.address();
    client.send(`MAIL FROM:<a@else.test>\r\nRCPT TO:<${to}>\r\nDATA\r\n${mail('blind')}.\r\n`);
    expect((await client.repliesToTheEnd()).map((reply) => reply.slice(0, 3))).toEqual(['250', '250', '554', 'clo']);
    expect(await smtp.stored(to)).toEqual([]);
  });

  it.each(['AUTH PLAIN AGEAYg==', 'VRFY root', 'EXPN all', 'BDAT 5 LAST', 'ETRN x', 'XCLIENT ADDR=1.2.3.4', 'TURN'])(
    'refuses %s',
    async (command) => {
      expect(await client.say(`${command}\r\n`)).toMatch(/^5\d\d/);
      expect(await client.say('NOOP\r\n')).toMatch(/^250/);
    },
  );

  it.each(['STARTTLS', 'INTERNALCMD stopListeners', 'PROXY TCP4 1.2.3.4 1.2.3.4 1 2', '__proto__', 'CONSTRUCTOR', ''])(
    'refuses %j and takes mail on the same connection afterwards',
    async (command) => {
      expect(await client.say(`${command}\r\n`)).toMatch(/^5\d\d/);
      expect(await client.deliver([smtp.address()], mail('still there'))).toMatch(/^250/);
    },
  );

  it.each([
    ['NOOP', 'NOOP\r\n', 300],
    ['EHLO', 'EHLO a.test\r\n', 300],
    ['MAIL', 'MAIL FROM:<a@b.test>\r\n', 300],
    ['unknown commands', 'WHAT\r\n', 30],
    ['guessed recipients', 'RCPT TO:<a@else.test>\r\n', 30],
  ])('closes the connection after a flood of %s', async (_, command, count) => {
    await client.say('MAIL FROM:<a@else.test>\r\n');
    let reply = '';
    for (let n = 0; n < count && !reply.startsWith('421'); n++) reply = await client.say(command);
    expect(reply).toMatch(/^421 4\.7\.0/);
    expect(await client.reply()).toBe('close');
  });

  it('closes the connection on an endless command line, and on HTTP', async () => {
    expect(await client.say('A'.repeat(100_000))).toMatch(/^500 5\.5\.2/);
    expect(await client.reply()).toBe('close');
    const browser = await SmtpConversation.open(smtp.port);
    await browser.reply();
    browser.send(`POST / HTTP/1.1\r\nHost: x\r\n\r\nEHLO a\r\nMAIL FROM:<a@b.test>\r\n`);
    expect(await browser.repliesToTheEnd()).toEqual([expect.stringMatching(/^554/), 'close']);
  });

  it('refuses control characters in commands', async () => {
    expect(await client.say('MAIL FROM:<a\0b@else.test>\r\n')).toMatch(/^500/);
    expect(await client.say('MAIL FROM:<a@else.test>\rRSET\r\n')).toMatch(/^500/);
    expect(await client.deliver([smtp.address()], mail('still there'))).toMatch(/^250/);
  });

  it('counts accepted and refused mail by reason', async () => {
    const counter = async (name: string, label: string) =>
      (await smtp.storage.counters.read()).find((it) => it.name === name && it.label === label)?.amount ?? 0;
    const [accepted, bytes, denied] = await Promise.all([
      counter('smtp:accepted', 'plain'),
      counter('smtp:bytes', ''),
      counter('smtp:refused', '550/domain_unknown'),
    ]);
    const source = mail('tallied');
    await client.deliver([smtp.address()], source);
    await client.deliver(['x@elsewhere.test'], source);
    await when(async () => (await counter('smtp:accepted', 'plain')) > accepted);
    await when(async () => (await counter('smtp:bytes', '')) >= bytes + source.length);
    await when(async () => (await counter('smtp:refused', '550/domain_unknown')) > denied);
    const processes = await smtp.storage.heartbeats.processes(Date.now());
    expect(processes.find(({ role }) => role === 'smtp')?.vitals.connections).toBeGreaterThanOrEqual(0);
  });

  it('logs one line per mail, without names, subjects or bodies, and sends its heartbeat', async () => {
    const to = smtp.address('somebody');
    await client.deliver([to], mail('topsecret', 'code 424242\r\n'), 'stranger@else.test');
    await client.say('MAIL FROM:<stranger@else.test>\r\n');
    const [listed] = await smtp.storage.mails.list(to);
    await when(() => smtp.log.some(({ messageId }) => messageId === listed?.summary.id));
    expect(smtp.log.find(({ messageId }) => messageId === listed?.summary.id)).toMatchObject({
      msg: 'stored',
      transactionId: expect.stringMatching(/^[0-9A-F-]{36}\.\d+$/) as string,
      level: 30,
      domain: smtp.domain,
      bytes: mail('topsecret', 'code 424242\r\n').length,
      ms: expect.any(Number) as number,
    });
    // The stored mail and the refused one came on one connection, each in a transaction of its own.
    const stored = smtp.log.find(({ messageId }) => messageId === listed?.summary.id);
    const [connection = '', transaction] = String(stored?.transactionId).split('.');
    const refused = ({ status, transactionId }: Record<string, unknown>) =>
      status === '5.1.2' && String(transactionId).startsWith(`${connection}.`);
    // The log takes fifty refusals a second, which the floods of the tests before may have used up.
    await when(async () => {
      await Promise.all([client.say('RCPT TO:<victim@else.test>\r\n'), sleep(250)]);
      return smtp.log.some(refused);
    });
    expect(smtp.log.find(refused)).toMatchObject({ level: 40, code: 550 });
    expect(smtp.log.find(refused)?.transactionId).not.toBe(`${connection}.${transaction}`);
    expect(JSON.stringify(smtp.log)).not.toMatch(/somebody|topsecret|424242|stranger|victim/);
    expect(smtp.strayOutput).toBe('');
    expect(await smtp.storage.heartbeats.missing(['smtp'])).toEqual([]);
  });
});

describe('intake and its limits', () => {
  it('refuses connections over the limit, and accepts again when one has closed', async () => {
    const smtp = await SmtpProcess.start(sharedRedisUrl, { SMTP_MAX_CONNECTIONS_PER_NETWORK: '3' });
    const open = await Promise.all([1, 2, 3].map(() => SmtpConversation.greeted(smtp.port)));
    const fourth = await SmtpConversation.open(smtp.port);
    expect(await fourth.reply()).toMatch(/^421 4\.7\.0/);
    expect(await fourth.reply()).toBe('close');
    open[0]?.reset();
    await when(async () => {
      const next = await SmtpConversation.open(smtp.port);
      const reply = await next.reply();
      next.close();
      return reply.startsWith('220');
    });
    for (const client of open) client.close();
    await smtp.stop();
  });

  it('answers 421 to clients that are silent, send a command or message too slowly, or never finish TLS', async () => {
    // Four seconds are enough for each client to reach the state in which it then stays.
    const smtp = await withCertificate((pair) =>
      SmtpProcess.start(sharedRedisUrl, { SMTP_IDLE_SECONDS: '4', ...pair }),
    );
    const silent = await SmtpConversation.open(smtp.port);
    const trickling = await SmtpConversation.open(smtp.port);
    const sending = await SmtpConversation.greeted(smtp.port);
    const handshaking = await SmtpConversation.greeted(smtp.port);
    await sending.say('MAIL FROM:<a@else.test>\r\n');
    await sending.say(`RCPT TO:<${smtp.address()}>\r\n`);
    await sending.say('DATA\r\n');
    await handshaking.say('STARTTLS\r\n');
    const drip = setInterval(() => {
      trickling.send('E');
      sending.send('x');
    }, 100);
    expect([await silent.reply(), await silent.reply()]).toEqual([
      expect.stringMatching(/^220/),
      '421 4.4.2 Timed out',
    ]);
    await trickling.reply();
    expect(await trickling.reply()).toBe('421 4.4.2 Timed out');
    expect(await sending.reply()).toBe('421 4.4.2 Timed out');
    await handshaking.closedByServer();
    await Promise.all([silent, trickling, sending].map((client) => client.closedByServer()));
    clearInterval(drip);
    await smtp.stop();
  });
});

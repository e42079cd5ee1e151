import { mail } from './support/mail.js';
import { RedisProcess } from './support/redis-process.js';
import { SmtpConversation } from './support/smtp-conversation.js';
import { SmtpProcess } from './support/smtp-process.js';
import { when } from './support/when.js';

const sharedRedisUrl = process.env.TEST_REDIS_URL ?? '';
const attacker = (network: number) => `127.0.66.${network}`;
const honest = '127.0.0.5';
/** The beginning of a message, at least this many bytes long (a seventh more), without the end mark. */
const lines = (bytes: number) => `Subject: x\r\n\r\n${'x'.repeat(98)}\r\n`.repeat(Math.ceil(bytes / 100));

describe('the memory of messages under way', () => {
  let smtp: SmtpProcess;
  beforeAll(async () => {
    smtp = await SmtpProcess.start(sharedRedisUrl);
  });
  afterAll(() => smtp.stop());

  it('is shared: a network that sends endless messages leaves room for other networks', async () => {
    const sixMegabytes = lines(6_000_000);
    const holders = await Promise.all(
      Array.from({ length: 48 }, () => SmtpConversation.greeted(smtp.port, attacker(1))),
    );
    for (const holder of holders) {
      expect(await holder.begin(smtp.address())).toMatch(/^354/);
      await holder.sent(sixMegabytes);
    }
    const sender = await SmtpConversation.greeted(smtp.port, honest);
    expect(await sender.deliver([smtp.address()], mail('large', lines(100_000)))).toMatch(/^250/);
    for (const client of [...holders, sender]) client.close();
  });

  it('is taken from the slowest message for a new one when several networks fill it', async () => {
    const nineMegabytes = lines(9_000_000);
    const holders = await Promise.all(
      Array.from({ length: 34 }, (_, index) => SmtpConversation.greeted(smtp.port, attacker(1 + (index % 5)))),
    );
    for (const holder of holders) {
      expect(await holder.begin(smtp.address())).toMatch(/^354/);
      await holder.sent(nineMegabytes);
    }
    // A message can count as slow only a second after it began: repeats until the server drops one of the others.
    await when(async () => {
      const sender = await SmtpConversation.greeted(smtp.port, honest);
      const reply = await sender.deliver([smtp.address()], mail('large', lines(100_000)));
      sender.close();
      return reply.startsWith('250');
    });
    for (const client of holders) client.close();
  });
});

it('counts the memory of a message until the store has answered, even after its sender has closed the connection', async () => {
  const redis = await RedisProcess.start();
  const smtp = await SmtpProcess.start(redis.url);
  try {
    await when(async () => {
      const probe = await SmtpConversation.greeted(smtp.port, honest);
      const reply = await probe.deliver([smtp.address()], mail('ready'));
      probe.close();
      return reply.startsWith('250');
    });
    const clients = await Promise.all(
      Array.from({ length: 9 }, () => SmtpConversation.greeted(smtp.port, attacker(1))),
    );
    for (const client of clients) expect(await client.begin(smtp.address())).toMatch(/^354/);
    // One network may hold at most seven of these messages. The server waits only some seconds for a frozen Redis and
    // then frees their memory, so the test sends all their bytes but the end marks before it freezes Redis.
    const nineMegabytes = lines(9_000_000);
    for (const client of clients.slice(0, 7)) await client.sent(nineMegabytes);
    redis.freeze();
    for (const client of clients.slice(0, 7)) await client.sent('.\r\n');
    for (const client of clients.slice(0, 7)) client.reset();
    const replies: string[] = [];
    for (const client of clients.slice(7)) {
      await client.sent(`${nineMegabytes}.\r\n`);
      replies.push(await client.reply());
    }
    expect(replies).toEqual(Array(2).fill('452 4.3.1 Too many messages at a time, try again later'));
  } finally {
    redis.thaw();
    await smtp.stop();
    await redis.remove();
  }
});

it('closes the connection of a message that only trickles before that of a slow one', async () => {
  const smtp = await SmtpProcess.start(sharedRedisUrl, { SMTP_IDLE_SECONDS: '4' });
  const [slow, trickle] = [await SmtpConversation.greeted(smtp.port), await SmtpConversation.greeted(smtp.port)];
  for (const client of [slow, trickle]) expect(await client.begin(smtp.address())).toMatch(/^354/);
  const drip = setInterval(() => {
    slow.send(lines(300));
    // With these bytes the connection is never idle, so only the minimum rate of a message can close it.
    trickle.send('x\r\n');
  }, 100);
  try {
    const first = await Promise.race([trickle, slow].map(async (client) => [await client.reply(), client]));
    expect(first).toEqual(['421 4.4.2 Timed out', trickle]);
  } finally {
    // A timer that runs on keeps Jest from ending after a failure.
    clearInterval(drip);
    await smtp.stop();
  }
});

describe('connections that send no mail', () => {
  it('are closed after a time, whatever commands they send', async () => {
    const smtp = await SmtpProcess.start(sharedRedisUrl, { SMTP_IDLE_SECONDS: '2' });
    const client = await SmtpConversation.greeted(smtp.port);
    let last = '250';
    for (let n = 0; n < 200 && last.startsWith('250'); n++) {
      last = await client.say('NOOP\r\n');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(last).toBe('421 4.4.2 Timed out');
    await smtp.stop();
  });

  it('make room at the limit: among networks with more of them than the newcomer’s, the one longest without mail is closed', async () => {
    const smtp = await SmtpProcess.start(sharedRedisUrl, { SMTP_MAX_CONNECTIONS: '6' });
    const idlers = [];
    for (let n = 0; n < 5; n++) idlers.push(await SmtpConversation.greeted(smtp.port, attacker(1 + (n % 2))));
    const [sender] = [await SmtpConversation.greeted(smtp.port, honest)];
    expect(await sender.deliver([smtp.address()], mail('first'))).toMatch(/^250/);
    // The oldest connection has sent a mail in the meantime, so another one must go.
    expect(await idlers[0]?.deliver([smtp.address()], mail('not idle'))).toMatch(/^250/);

    const newcomer = await SmtpConversation.greeted(smtp.port, '127.0.0.6');
    expect(await newcomer.deliver([smtp.address()], mail('second'))).toMatch(/^250/);
    expect(await idlers[1]?.repliesToTheEnd()).toEqual(['421 4.7.0 Too many connections, try again later', 'close']);
    const again = await SmtpConversation.open(smtp.port, attacker(1));
    expect(await again.reply()).toMatch(/^421 4\.7\.0/);
    for (const client of [sender, newcomer, ...idlers]) client.close();
    await smtp.stop();
  });
});

describe('messages that trickle when all connections are taken', () => {
  const full = '421 4.7.0 Too many connections, try again later';
  let redis: RedisProcess;
  let smtp: SmtpProcess;
  const begun = async (from: string) => {
    const client = await SmtpConversation.greeted(smtp.port, from);
    expect(await client.begin(smtp.address())).toMatch(/^354/);
    await client.sent(lines(300));
    return client;
  };
  beforeAll(async () => {
    redis = await RedisProcess.start();
  });
  beforeEach(async () => {
    smtp = await SmtpProcess.start(redis.url, { SMTP_MAX_CONNECTIONS: '4' });
  });
  afterEach(() => smtp.stop());
  afterAll(() => redis.remove());

  it('make room, the one that began first: two networks that hold all of them keep nobody out', async () => {
    const holders = [];
    for (let n = 0; n < 4; n++) holders.push(await begun(attacker(1 + (n % 2))));
    const newcomer = await SmtpConversation.greeted(smtp.port, honest);
    expect(await newcomer.deliver([smtp.address()], mail('let in'))).toMatch(/^250/);
    expect(await holders[0]?.repliesToTheEnd()).toEqual([full, 'close']);
    for (const holder of holders.slice(1)) expect(await holder.say('.\r\n')).toMatch(/^250/);
  });

  it('make room only after connections without a message', async () => {
    await begun(attacker(1));
    const idler = await SmtpConversation.greeted(smtp.port, attacker(1));
    for (let n = 0; n < 2; n++) await begun(attacker(1));
    await SmtpConversation.greeted(smtp.port, honest);
    expect(await idler.repliesToTheEnd()).toEqual([full, 'close']);
  });

  it('are kept where their network would hold fewer than the newcomer’s, such as the only one of a slow sender', async () => {
    const slow = await begun(honest);
    const [first] = [await begun(attacker(1)), await begun(attacker(1)), await begun(attacker(2))];
    await begun('127.0.0.6');
    expect(await first.repliesToTheEnd()).toEqual([full, 'close']);
    const late = await SmtpConversation.open(smtp.port, '127.0.0.7');
    expect(await late.reply()).toBe(full);
    expect(await slow.say('.\r\n')).toMatch(/^250/);
  });

  it('are kept once their end has come, until the store has answered', async () => {
    const probe = await SmtpConversation.greeted(smtp.port, honest);
    const senders = [await begun(attacker(1)), await begun(attacker(1)), await begun(attacker(1))];
    redis.freeze();
    try {
      for (const sender of senders) await sender.sent('.\r\n');
      // The server reads in the order of arrival: with this reply it has read the ends.
      expect(await probe.say('NOOP\r\n')).toMatch(/^250/);
      const newcomer = await SmtpConversation.open(smtp.port, honest);
      expect(await newcomer.reply()).toBe(full);
    } finally {
      redis.thaw();
    }
    for (const sender of senders) expect(await sender.reply()).toMatch(/^250/);
  });
});

it('counts an IPv6 /48 when it makes room, so that its many /64s neither keep others out nor push them out', async () => {
  const smtp = await SmtpProcess.start(sharedRedisUrl, { SMTP_MAX_CONNECTIONS: '9', SMTP_TRUST_PROXY: '127.0.0.0/8' });
  const opened = async (peer: string) => {
    const client = await SmtpConversation.open(smtp.port);
    const greeting = await client.say(`PROXY TCP6 ${peer} 2001:db8:ffff::1 50000 25\r\n`);
    await client.say('EHLO client.test\r\n');
    return { client, greeting };
  };
  try {
    const { client: sender } = await opened('2001:db8:5::1');
    for (let subnet = 1; subnet <= 8; subnet++) {
      const { client } = await opened(`2001:db8:66:${subnet}::1`);
      expect(await client.begin(smtp.address())).toMatch(/^354/);
    }
    expect((await opened('2001:db8:66:9::1')).greeting).toMatch(/^421 4\.7\.0/);
    expect(await sender.begin(smtp.address())).toMatch(/^354/);
    expect((await opened('2001:db8:6::1')).greeting).toMatch(/^220/);
    expect(await sender.say(`${mail('kept')}.\r\n`)).toMatch(/^250/);
  } finally {
    await smtp.stop();
  }
});

describe('refused recipients', () => {
  it('use up an hourly budget of their network, which then gets 421 to every RCPT without a lookup; other networks do not', async () => {
    const smtp = await SmtpProcess.start(sharedRedisUrl, { SMTP_RECIPIENTS: 'claimed' });
    const guessing = async () => {
      const client = await SmtpConversation.greeted(smtp.port, attacker(1));
      await client.say('MAIL FROM:<a@else.test>\r\n');
      const replies: string[] = [];
      while (!client.closed && replies.length < 50) replies.push(await client.say(`RCPT TO:<${smtp.address()}>\r\n`));
      return replies.filter((reply) => reply !== 'close');
    };
    const replies: string[] = [];
    while (replies.length < 1000 && !replies.at(-1)?.startsWith('421 4.7.0 Too many unknown')) {
      replies.push(...(await guessing()));
    }
    expect(replies.filter((reply) => reply.startsWith('550'))).toHaveLength(300);
    expect(await guessing()).toEqual(['421 4.7.0 Too many unknown recipients, try again later']);

    const sender = await SmtpConversation.greeted(smtp.port, honest);
    await sender.say('MAIL FROM:<a@else.test>\r\n');
    expect(await sender.say(`RCPT TO:<postmaster@${smtp.domain}>\r\n`)).toMatch(/^250/);
    sender.close();
    await smtp.stop();
  });
});

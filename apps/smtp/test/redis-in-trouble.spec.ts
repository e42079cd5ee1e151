import type { Address } from '@efemera/contract';
import { holder, isTaken, mail } from './support/mail.js';
import { withOwnRedis } from './support/own-redis.js';
import { SmtpConversation } from './support/smtp-conversation.js';
import { SmtpProcess } from './support/smtp-process.js';
import { when } from './support/when.js';

describe('intake while Redis fails', () => {
  const world = withOwnRedis();
  let client: SmtpConversation;
  beforeEach(async () => {
    client = await SmtpConversation.greeted(world.smtp.port);
  });
  afterEach(() => client.close());

  it('answers 451 while Redis is away and accepts mail again when it is back', async () => {
    const to = world.smtp.address();
    expect(await client.deliver([to], mail('before'))).toMatch(/^250/);
    await world.redis.stop();
    expect(await client.deliver([to], mail('lost?'))).toMatch(/^451 4\.3\.0/);
    await world.redis.start();
    await when(() => isTaken(world.smtp.port, to, 'after'));
    await world.smtp.storage.whenReady(10_000);
    const stored = await world.smtp.stored(to);
    expect(stored).not.toContain(mail('lost?'));
    expect(stored.at(-1)).toBe(mail('after'));
  });

  it('answers 451 and logs the reason once where Redis refuses it', async () => {
    const url = new URL(world.redis.url);
    url.pathname = '/99';
    const smtp = await SmtpProcess.start(url.href);
    try {
      const reasons = smtp.log.filter(({ msg }) => msg === 'Redis is unreachable');
      expect(reasons).toEqual([expect.objectContaining({ level: 50, reason: 'ERR DB index is out of range' })]);
      const sender = await SmtpConversation.greeted(smtp.port);
      expect(await sender.deliver([smtp.address()], mail('refused'))).toMatch(/^451/);
      sender.close();
    } finally {
      await smtp.stop();
    }
  });

  it('answers 451 when Redis hangs, instead of keeping the sender waiting', async () => {
    const to = world.smtp.address();
    world.redis.freeze();
    const reply = await client.deliver([to], mail('frozen'));
    world.redis.thaw();
    expect(reply).toMatch(/^451 4\.3\.0/);
    await when(() => isTaken(world.smtp.port, to, 'thawed'));
    // Redis got the script when it continued, and the script must do nothing because its deadline had passed.
    expect(await world.smtp.stored(to)).not.toContain(mail('frozen'));
  });

  it('deletes the stored copies of a mail when one of its copies could not be stored', async () => {
    const to = Array.from({ length: 5 }, () => world.smtp.address());
    const broken = to[2] ?? '';
    await world.redis.command(`SET ${world.smtp.storage.keys.mails(broken as Address)} broken`);
    expect(await client.deliver(to, mail('for all or none'))).toMatch(/^451/);
    for (const address of to.filter((other) => other !== broken)) expect(await world.smtp.stored(address)).toEqual([]);
    await world.redis.command(`DEL ${world.smtp.storage.keys.mails(broken as Address)}`);
    expect(await client.deliver(to, mail('for all or none'))).toMatch(/^250/);
    for (const address of to) expect(await world.smtp.stored(address)).toEqual([mail('for all or none')]);
  });

  it('answers 452 when Redis is full, and then has stored no copy for any recipient', async () => {
    const to = [world.smtp.address(), world.smtp.address()];
    await world.redis.command('CONFIG SET maxmemory 1');
    const reply = await client.deliver(to, mail('full'));
    await world.redis.command('CONFIG SET maxmemory 0');
    expect(reply).toMatch(/^452 4\.3\.1/);
    expect(await client.deliver(to, mail('room'))).toMatch(/^250/);
    for (const address of to) expect(await world.smtp.stored(address)).toEqual([mail('room')]);
  });

  it('queues the parsing of mail to a held inbox, and of no other mail', async () => {
    const jobs = () => world.redis.command('LLEN {bull}:enrich:wait');
    const [held, open] = [world.smtp.address(), world.smtp.address()];
    await world.smtp.storage.inboxes.claim(held, holder());
    const before = Number((await jobs()).slice(1));
    expect(await client.deliver([open], mail('unheld'))).toMatch(/^250/);
    expect(await client.deliver([held], mail('held'))).toMatch(/^250/);
    await when(async () => Number((await jobs()).slice(1)) > before);
    expect(Number((await jobs()).slice(1))).toBe(before + 1);
  });

  it('keeps serving other senders when senders disconnect while their mail is stored', async () => {
    world.redis.freeze();
    const gone = await Promise.all(Array.from({ length: 5 }, () => SmtpConversation.greeted(world.smtp.port)));
    for (const peer of gone) {
      await peer.say('MAIL FROM:<a@else.test>\r\n');
      await peer.say(`RCPT TO:<${world.smtp.address()}>\r\n`);
      await peer.say('DATA\r\n');
      await peer.sent(`${mail('going')}.\r\n`);
      peer.reset();
    }
    world.redis.thaw();
    const to = world.smtp.address();
    await when(() => isTaken(world.smtp.port, to, 'here'));
  });
});

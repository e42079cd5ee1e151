import type { Address } from '@efemera/contract';
import { until } from '@efemera/testing/until';
import { Redis } from 'ioredis';
import { holder, mail } from './support/mail.js';
import { withOwnRedis } from './support/own-redis.js';
import { SmtpConversation } from './support/smtp-conversation.js';

describe('a delivery that has not ended', () => {
  const world = withOwnRedis();
  const clients: SmtpConversation[] = [];
  afterEach(() => clients.splice(0).forEach((client) => client.close()));

  const greeted = async () => {
    const client = await SmtpConversation.greeted(world.smtp.port);
    clients.push(client);
    return client;
  };
  const inbox = async (): Promise<Address> => {
    const address = world.smtp.address();
    await world.smtp.storage.inboxes.claim(address, holder());
    return address;
  };
  /** Reads the deliveries as a waiting page does, until the one that runs is as expected; returns it. */
  const seen = (address: Address, state: string) =>
    until(`a delivery is ${state}`, async () => {
      await world.smtp.storage.deliveryWaits.announce(address);
      const { running } = await world.smtp.storage.deliveries.list(address);
      return running?.[0]?.state === state ? running[0] : null;
    });
  const listed = (address: Address) => world.smtp.storage.deliveries.list(address);

  it('is told from RCPT on, with what has come of its message, until that is stored', async () => {
    const to = await inbox();
    const client = await greeted();
    await client.say('MAIL FROM:<ann@else.test> SIZE=5000\r\n');
    await client.say(`RCPT TO:<${to}>\r\n`);
    const connected = await seen(to, 'connected');
    expect(connected).toMatchObject({
      client: 'client.test',
      sender: 'ann@else.test',
      tls: null,
      received: 0,
      size: 5000,
    });
    expect(await client.say('DATA\r\n')).toMatch(/^354/);
    await client.sent(mail('slow', `${'x'.repeat(900)}\r\n`));
    const sending = await until('bytes have come', async () => {
      const one = await seen(to, 'sending');
      return one.received > 900 ? one : null;
    });
    expect(sending).toEqual({ ...connected, state: 'sending', received: sending.received });
    expect(await client.say('.\r\n')).toMatch(/^250/);
    await until('it has ended', async () => (await listed(to)).running === undefined);
    expect((await listed(to)).deliveries).toMatchObject([{ outcome: 'stored', startedAt: connected.startedAt }]);
  });

  it('is told as broken off when the client leaves, and only as refused when it was refused', async () => {
    const [left, refused] = [await inbox(), await inbox()];
    const [leaving, staying] = [await greeted(), await greeted()];
    await leaving.begin(left);
    await staying.begin(refused);
    await seen(left, 'sending');
    await seen(refused, 'sending');
    leaving.reset();
    await seen(left, 'broken_off');
    expect((await listed(left)).deliveries).toEqual([]);
    expect(await staying.say('Subject: x\r\n\r\na\nb\r\n.\r\n')).toMatch(/^554/);
    await until('it is refused', async () => (await listed(refused)).deliveries.length === 1);
    await until('it has ended', async () => (await listed(refused)).running === undefined);
  });

  it('sends Redis no command for an inbox on which nobody waits', async () => {
    const [awaited, other] = [await inbox(), await inbox()];
    const redis = new Redis(world.redis.url);
    const monitor = await redis.monitor();
    const commands: string[] = [];
    monitor.on('monitor', (_time: string, args: string[]) => void commands.push(args.join(' ')));
    const [quiet, told] = [await greeted(), await greeted()];
    await quiet.begin(other);
    await told.begin(awaited);
    const { received } = await seen(awaited, 'sending');
    await quiet.sent(mail('half of it'));
    await told.sent(mail('half of it'));
    // The look at all connections that has found this has passed over the other one.
    await until('more has come', async () => (await seen(awaited, 'sending')).received > received);
    quiet.reset();
    told.reset();
    await seen(awaited, 'broken_off');
    expect(commands.filter((command) => command.includes(awaited)).length).toBeGreaterThan(2);
    expect(commands.filter((command) => command.includes(other))).toEqual([]);
    monitor.disconnect();
    redis.disconnect();
  });
});

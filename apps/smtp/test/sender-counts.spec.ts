import { mail } from './support/mail.js';
import { withOwnRedis } from './support/own-redis.js';
import { SmtpConversation } from './support/smtp-conversation.js';
import { when } from './support/when.js';

describe('the counts of senders by SMTP', () => {
  const world = withOwnRedis({ MAX_MESSAGE_BYTES: '100000' });
  const top = (kind: 'domain' | 'network') => world.smtp.storage.senderCounts.top(kind, 1, 20);

  it('contain the mail that was refused because of its sender, and the mail that was taken', async () => {
    const { port, storage } = world.smtp;
    await storage.blocks.add('domain', 'blocked.test');
    const say = async (from: string, to: readonly string[]) => {
      const client = await SmtpConversation.greeted(port);
      const reply = await client.deliver([...to], mail('x'), from);
      client.close();
      return reply;
    };
    await when(async () => (await say('a@blocked.test', [world.smtp.address()])).startsWith('550'));
    expect(await say('a@Mail.Fine.test', [world.smtp.address()])).toMatch(/^250/);
    const stranger = await SmtpConversation.greeted(port);
    await stranger.say('MAIL FROM:<a@relay.test>\r\n');
    expect(await stranger.say('RCPT TO:<x@foreign.test>\r\n')).toMatch(/^550/);
    stranger.close();

    await when(async () => (await top('domain')).some(({ name }) => name === 'relay.test'));
    const domains = await top('domain');
    expect(domains.map(({ name }) => name).sort()).toEqual(['blocked.test', 'relay.test']);
    expect(domains.find(({ name }) => name === 'relay.test')).toEqual({ name: 'relay.test', refused: 1, taken: 0 });
    const [network] = await top('network');
    expect(network?.name).toBe('127.0.0.0/24');
    expect(network?.refused).toBe(domains.reduce((sum, { refused }) => sum + refused, 0));
    expect(network?.taken).toBeGreaterThanOrEqual(1);
  });
});

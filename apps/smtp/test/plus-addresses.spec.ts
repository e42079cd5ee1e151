import { splitTag, type Address } from '@efemera/contract';
import { holder, mail } from './support/mail.js';
import { withOwnRedis } from './support/own-redis.js';
import { SmtpConversation } from './support/smtp-conversation.js';
import { when } from './support/when.js';

describe('mail to a plus address', () => {
  const world = withOwnRedis();
  const tagged = (address: Address, tag: string) => address.replace('@', `+${tag}@`) as Address;
  const deliver = async (to: readonly Address[], subject: string) => {
    const client = await SmtpConversation.greeted(world.smtp.port);
    const reply = await client.deliver(to, mail(subject));
    client.close();
    return reply;
  };
  const list = async (address: Address) =>
    (await world.smtp.storage.mails.list(address)).map(({ summary: { to, subject, tag } }) => ({ to, subject, tag }));
  beforeAll(() => when(async () => (await deliver([world.smtp.address()], 'ready')).startsWith('250')));

  it('lies in the inbox before the plus, with its tag', async () => {
    const held = world.smtp.address();
    await world.smtp.storage.inboxes.claim(held, holder());
    expect(await deliver([tagged(held, 'shop')], 'tagged')).toMatch(/^250/);
    expect(await deliver([tagged(held, 'Shop+New')], 'two')).toMatch(/^250/);
    expect(await deliver([held], 'plain')).toMatch(/^250/);
    expect(await list(held)).toEqual([
      { to: held, subject: 'plain', tag: null },
      { to: held, subject: 'two', tag: 'shop+new' },
      { to: held, subject: 'tagged', tag: 'shop' },
    ]);
    expect(await list(tagged(held, 'shop'))).toEqual([]);
  });

  it('is one copy for each tag of an envelope', async () => {
    const address = world.smtp.address();
    expect(await deliver([address, tagged(address, 'a'), tagged(address, 'A'), address], 'once')).toMatch(/^250/);
    expect((await list(address)).map(({ tag }) => tag).sort()).toEqual(['a', null]);
  });

  it('lies in an inbox of its own where an earlier version let a visitor claim it, until that ends', async () => {
    const held = world.smtp.address();
    const own = tagged(held, 'own');
    const { tokenHash, visitorHash } = holder();
    await world.smtp.storage.inboxes.claim(own, { tokenHash, visitorHash });
    expect(await deliver([own], 'own')).toMatch(/^250/);
    expect(await list(own)).toEqual([{ to: own, subject: 'own', tag: null }]);
    await world.smtp.storage.inboxes.release(own, tokenHash);
    expect(await deliver([own], 'later')).toMatch(/^250/);
    expect(await list(splitTag(own).inbox)).toEqual([{ to: held, subject: 'later', tag: 'own' }]);
  });
});

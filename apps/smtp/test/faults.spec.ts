import { limits, type Address, type Fault } from '@efemera/contract';
import { holderOfApiKey } from '@efemera/storage';
import { Redis } from 'ioredis';
import { mail } from './support/mail.js';
import { SmtpConversation } from './support/smtp-conversation.js';
import { SmtpProcess } from './support/smtp-process.js';
import { when } from './support/when.js';

const redisUrl = process.env['TEST_REDIS_URL'] ?? '';
const keyId = 'faults-test';

describe('an inbox that fails on demand', () => {
  let smtp: SmtpProcess;
  /** A second process of the same service. */
  let other: SmtpProcess;
  beforeAll(async () => {
    smtp = await SmtpProcess.start(redisUrl);
    other = await SmtpProcess.start(redisUrl, { MAIL_DOMAINS: smtp.domain });
  });
  afterAll(() => Promise.all([smtp.stop(), other.stop()]));

  const open = (at = smtp) => SmtpConversation.greeted(at.port);
  const inbox = async (): Promise<Address> => {
    const address = smtp.address();
    await smtp.storage.inboxes.claim(address, { tokenHash: `token of ${address}`, visitorHash: holderOfApiKey(keyId) });
    return address;
  };
  const failing = async (fault: Fault, address?: Address): Promise<Address> => {
    const failingAddress = address ?? (await inbox());
    expect(await smtp.storage.faults.set(failingAddress, keyId, fault)).toBe(true);
    return failingAddress;
  };

  it.each([
    [421, '421 4.3.2 This inbox fails on demand'],
    [450, '450 4.2.1 This inbox fails on demand'],
    [452, '452 4.2.2 This inbox fails on demand'],
    [499, '499 4.0.0 This inbox fails on demand'],
    [550, '550 5.1.1 This inbox fails on demand'],
    [599, '599 5.0.0 This inbox fails on demand'],
  ])('answers RCPT with %i and the status that fits', async (code, reply) => {
    const client = await open();
    const address = await failing({ stage: 'rcpt', code });
    await client.say('MAIL FROM:<a@else.test>\r\n');
    expect(await client.say(`RCPT TO:<${address}>\r\n`)).toBe(reply);
    expect(await smtp.stored(address)).toEqual([]);
    client.close();
  });

  it('refuses its own recipient only: the other recipients of the message get it', async () => {
    const client = await open();
    const [sound, faulty] = [await inbox(), await failing({ stage: 'rcpt', code: 550 })];
    await client.say('MAIL FROM:<a@else.test>\r\n');
    client.send(`RCPT TO:<${faulty}>\r\nRCPT TO:<${sound}>\r\nDATA\r\n`);
    expect(await client.reply()).toMatch(/^550/);
    expect([await client.reply(), await client.reply()]).toEqual([
      expect.stringMatching(/^250/),
      expect.stringMatching(/^354/),
    ]);
    expect(await client.say(`${mail('for one')}.\r\n`)).toMatch(/^250/);
    expect(await smtp.stored(sound)).toHaveLength(1);
    expect(await smtp.stored(faulty)).toEqual([]);
    client.close();
  });

  it('refuses a message after DATA as often as its fault says, and then takes it', async () => {
    const client = await open();
    const address = await failing({ stage: 'data', code: 451, times: 2 });
    for (let i = 0; i < 2; i++) {
      expect(await client.deliver([address], mail('again'))).toBe('451 4.3.0 This inbox fails on demand');
    }
    expect(await smtp.stored(address)).toEqual([]);
    expect(await client.deliver([address], mail('again'))).toMatch(/^250/);
    expect(await smtp.stored(address)).toHaveLength(1);
    client.close();
  });

  it('closes the connection after a reply of 421, also where it refuses a whole message', async () => {
    const client = await open();
    const address = await failing({ stage: 'data', code: 421, times: 1 });
    expect(await client.deliver([address], mail('busy'))).toBe('421 4.3.2 This inbox fails on demand');
    await client.closedByServer();
    const again = await open();
    expect(await again.deliver([address], mail('again'))).toMatch(/^250/);
    again.close();
  });

  it('stores a message that also goes to other inboxes, because DATA has one reply for all', async () => {
    const client = await open();
    const [sound, faulty] = [await inbox(), await failing({ stage: 'data', code: 554, times: 1 })];
    expect(await client.deliver([sound, faulty], mail('for both'))).toMatch(/^250/);
    expect(await client.deliver([faulty, sound], mail('for both, the other way round'))).toMatch(/^250/);
    expect(await smtp.stored(sound)).toHaveLength(2);
    expect(await smtp.stored(faulty)).toHaveLength(2);
    // The fault is still unused. Two tags of one inbox count as one inbox.
    const [name] = faulty.split('@');
    const tagged = ['a', 'b'].map((tag) => `${name}+${tag}@${smtp.domain}`);
    expect(await client.deliver(tagged, mail('for it alone'))).toMatch(/^554 5\.7\.1/);
    client.close();
  });

  it('fails exactly as often as its fault says when several processes take mail at once', async () => {
    const address = await failing({ stage: 'rcpt', code: 450, times: 7 });
    const replies = await Promise.all(
      [smtp, other, smtp, other].map(async (at) => {
        const client = await open(at);
        const answers: string[] = [];
        for (let i = 0; i < 5; i++)
          answers.push(await client.deliver([address], mail(`mail ${i}`)), await client.say('RSET\r\n'));
        client.close();
        return answers.filter((_, index) => index % 2 === 0);
      }),
    );
    const codes = replies.flat().map((reply) => reply.slice(0, 3));
    expect(codes.filter((code) => code === '450')).toHaveLength(7);
    expect(codes.filter((code) => code === '250')).toHaveLength(13);
  });

  it('fails at once on a connection that is open already, and takes mail at once when the fault is removed', async () => {
    const [client, far] = [await open(), await open(other)];
    const address = await inbox();
    for (let round = 0; round < 5; round++) {
      await failing({ stage: 'rcpt', code: 451 }, address);
      for (const connection of [client, far]) {
        expect(await connection.deliver([address], mail('refused'))).toMatch(/^451/);
        await connection.say('RSET\r\n');
      }
      expect(await smtp.storage.faults.set(address, keyId, null)).toBe(true);
      expect(await client.deliver([address], mail(`taken ${round}`))).toMatch(/^250/);
    }
    client.close();
    far.close();
  });

  it('stays in the list of failing inboxes longer than it lives now: it may be extended, and a process may start later', async () => {
    await failing({ stage: 'rcpt', code: 451 });
    const redis = new Redis(redisUrl);
    expect(await redis.ttl(smtp.storage.keys.faults)).toBeGreaterThan(limits.maxKeyTtlSeconds - 3600);
    redis.disconnect();
  });

  it('delays its own reply, and no other client’s', async () => {
    const [slow, quick] = [await open(), await open()];
    const address = await failing({ stage: 'data', code: 451, delayMs: 10_000 });
    await slow.begin(address);
    slow.send(`${mail('held back')}.\r\n`);
    const order: string[] = [];
    const answered = slow.reply().then((reply) => order.push(reply.slice(0, 3)));
    const sound = await inbox();
    for (let i = 0; i < 3; i++) {
      expect(await quick.deliver([sound], mail(`quick ${i}`))).toMatch(/^250/);
      order.push('quick');
    }
    await answered;
    expect(order).toEqual(['quick', 'quick', 'quick', '451']);
    slow.close();
    quick.close();
  });

  it('shows the refusal among the deliveries, and counts it neither as a guess nor as an error of the sender', async () => {
    const client = await open();
    const address = await failing({ stage: 'rcpt', code: 550 });
    await client.say('MAIL FROM:<a@else.test>\r\n');
    // A connection ends after 20 refusals, but those of a fault on demand do not count.
    for (let i = 0; i < 30; i++) expect(await client.say(`RCPT TO:<${address}>\r\n`)).toMatch(/^550 5\.1\.1 This/);
    expect(await client.say(`RCPT TO:<${await inbox()}>\r\n`)).toMatch(/^250/);
    await when(async () => {
      const { deliveries } = await smtp.storage.deliveries.list(address);
      return deliveries.some(({ outcome, reply }) => outcome === 'refused' && reply.code === 550);
    });
    client.close();
  });

  it('loses its fault when the inbox ends', async () => {
    const client = await open();
    const address = await failing({ stage: 'rcpt', code: 550 });
    const { inboxes, faults } = smtp.storage;
    expect(await inboxes.release(address, holderOfApiKey(keyId))).toBe(true);
    expect(await client.deliver([address], mail('late'))).toMatch(/^250/);
    expect(await faults.set(address, keyId, { stage: 'rcpt', code: 550 })).toBe(false);
    expect(await inboxes.extend(address, holderOfApiKey(keyId))).toBe(true);
    expect(await client.deliver([address], mail('restored'))).toMatch(/^250/);
    // Only the key that claimed the inbox can set its fault.
    expect(await faults.set(address, 'another', { stage: 'rcpt', code: 550 })).toBe(false);
    client.close();
  });

  it('is known to a process that starts later', async () => {
    const address = await failing({ stage: 'rcpt', code: 550 });
    const late = await SmtpProcess.start(redisUrl, { MAIL_DOMAINS: smtp.domain });
    const client = await open(late);
    expect(await client.deliver([address], mail('late'))).toMatch(/^550/);
    client.close();
    await late.stop();
  });
});

import { hashSecret, newSecret, StorageFullError } from '@efemera/storage';
import { RedisProcess } from './support/redis-process.js';
import { SmtpConversation } from './support/smtp-conversation.js';
import { SmtpProcess } from './support/smtp-process.js';
import { when } from './support/when.js';

const mail = 'Subject: x\r\n\r\nhello\r\n';

describe('a store that is nearly full', () => {
  let redis: RedisProcess;
  let smtp: SmtpProcess;
  beforeAll(async () => {
    redis = await RedisProcess.start();
    smtp = await SmtpProcess.start(redis.url);
    await smtp.storage.whenReady(10_000);
    // With 64 MB stored, connections, which come and go, change the fill level by less than a percent.
    await redis.command('SETRANGE ballast 67108864 x');
  });
  afterAll(async () => {
    await smtp.stop();
    await redis.remove();
  });

  afterEach(() => redis.command('CONFIG SET maxmemory 0'));

  /** Sets the memory limit so that this share of it is used. */
  const fillTo = async (share: number) => {
    const { usedBytes } = (await smtp.storage.inspector.report()).redis;
    await redis.command(`CONFIG SET maxmemory ${Math.round(usedBytes / share)}`);
  };
  const answerToSender = async () => {
    const client = await SmtpConversation.greeted(smtp.port);
    const reply = await client.say('MAIL FROM:<a@else.test>\r\n');
    client.close();
    return reply;
  };

  it('fails an operation with StorageFullError when Redis refuses its script for lack of memory', async () => {
    await redis.command('CONFIG SET maxmemory 1');
    await expect(smtp.storage.blocks.add('domain', 'full.test')).rejects.toThrow(StorageFullError);
  });

  it('counts the calls of each network and sees which processes live, also when it is full', async () => {
    const { rates, heartbeats } = smtp.storage;
    const vitals = {
      version: '1',
      startedAtMs: 1,
      memoryBytes: 1,
      cpuSeconds: 0,
      loopDelayP99Seconds: 0,
      loopDelayMaxSeconds: 0,
    };
    await redis.command('CONFIG SET maxmemory 1');
    const isAllowed = async () => (await rates.count('api', 'a', { calls: 1, windowSeconds: 60 })).allowed;
    expect([await isAllowed(), await isAllowed()]).toEqual([true, false]);
    await heartbeats.beat('worker', '1', vitals);
    expect(await heartbeats.missing(['worker'])).toEqual([]);
  });

  it('makes SMTP refuse MAIL and a message under way, while Redis itself still accepts necessary writes', async () => {
    const holder = { tokenHash: hashSecret(newSecret()), visitorHash: hashSecret(newSecret()) };
    // At this fill level SMTP refuses mail to addresses that nobody holds, and the test would not reach DATA.
    const held = smtp.address();
    await smtp.storage.inboxes.claim(held, holder);
    await fillTo(0.9);
    // SMTP asks for the memory once a second, and may still know the full store of the test before.
    await when(async () => (await answerToSender()).startsWith('250'));
    const uploading = await SmtpConversation.greeted(smtp.port);
    await uploading.say('MAIL FROM:<a@else.test>\r\n');
    expect(await uploading.say(`RCPT TO:<${held}>\r\n`)).toMatch(/^250/);
    expect(await uploading.say('DATA\r\n')).toMatch(/^354/);

    expect(await smtp.storage.memory.hasRoomForClaim()).toBe(true);
    await fillTo(0.98);
    await when(async () => (await answerToSender()).startsWith('452 4.3.1'));
    expect(await uploading.say(`${mail}.\r\n`)).toMatch(/^452 4\.3\.1/);
    uploading.close();
    await when(async () => !(await smtp.storage.memory.hasRoomForClaim()));
    expect(await smtp.storage.inboxes.claim(smtp.address(), holder)).not.toBeNull();
    await smtp.storage.inboxes.expireDue();

    await redis.command('CONFIG SET maxmemory 0');
    await when(async () => (await answerToSender()).startsWith('250'));
    await when(async () =>
      (await smtp.storage.counters.read()).some(
        ({ name, label }) => name === 'smtp:refused' && label === '452/store_full',
      ),
    );
  });
});

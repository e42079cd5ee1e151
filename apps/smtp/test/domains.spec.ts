import { randomBytes } from 'node:crypto';
import type { Address } from '@efemera/contract';
import { holder, mail } from './support/mail.js';
import { RedisProcess } from './support/redis-process.js';
import { SmtpConversation } from './support/smtp-conversation.js';
import { SmtpProcess } from './support/smtp-process.js';
import { when } from './support/when.js';

const settings = { MAIL_DOMAINS: 'first.test', KEPT_DOMAINS: 'kept.test' };

describe('intake while the operator changes the domains of the service', () => {
  let redis: RedisProcess;
  let processes: [SmtpProcess, SmtpProcess];
  beforeAll(async () => {
    redis = await RedisProcess.start();
    processes = [await SmtpProcess.start(redis.url, settings), await SmtpProcess.start(redis.url, settings)];
  });
  afterAll(async () => {
    await Promise.all(processes.map((smtp) => smtp.stop()));
    await redis.remove();
  });

  const store = () => processes[0].storage;
  const at = (domain: string) => `${randomBytes(5).toString('hex')}@${domain}` as Address;
  /** The reply to RCPT. */
  const askFor = async (smtp: SmtpProcess, to: string) => {
    const client = await SmtpConversation.greeted(smtp.port);
    await client.say('MAIL FROM:<a@else.test>\r\n');
    const reply = await client.say(`RCPT TO:<${to}>\r\n`);
    client.close();
    return reply;
  };
  const deliver = async (smtp: SmtpProcess, to: Address, subject = 'x') => {
    const client = await SmtpConversation.greeted(smtp.port);
    const reply = await client.deliver([to], mail(subject));
    client.close();
    return reply;
  };
  /** Returns how long it takes until both processes give this reply. */
  const inForceMs = async (domain: string, reply: RegExp) => {
    const since = performance.now();
    await Promise.all(processes.map((smtp) => when(async () => reply.test(await askFor(smtp, at(domain))))));
    return Math.round(performance.now() - since);
  };

  it('takes mail at two processes soon after a domain was added, and refuses it with 5.1.2 once the domain is retired', async () => {
    let flowing = true;
    const flow = processes.map(async (smtp) => {
      let sent = 0;
      for (; flowing; sent++) expect(await deliver(smtp, at('first.test'))).toMatch(/^250/);
      return sent;
    });
    expect(await askFor(processes[0], at('new.test'))).toMatch(/^550 5\.1\.2 /);
    await store().domains.set('new.test', 'offered');
    const added = await inForceMs('new.test', /^250/);
    const address = at('new.test');
    await store().inboxes.claim(address, holder());
    for (const smtp of processes) expect(await deliver(smtp, address, `by ${smtp.port}`)).toMatch(/^250/);
    await store().domains.set('new.test', 'kept', ['first.test']);
    for (const smtp of processes) expect(await deliver(smtp, address, `kept ${smtp.port}`)).toMatch(/^250/);
    await store().domains.set('new.test', 'retired', ['first.test']);
    const retired = await inForceMs('new.test', /^550 5\.1\.2 /);
    flowing = false;
    const sent = await Promise.all(flow);
    expect(await store().mails.list(address)).toHaveLength(4);
    await when(async () =>
      (await store().deliveries.list(address)).deliveries.some(({ outcome }) => outcome === 'stored'),
    );
    process.stdout.write(`domains: ${JSON.stringify({ addedMs: added, retiredMs: retired, mailsMeanwhile: sent })}\n`);
  });

  it('counts mails and refusals by domain, and those of a wildcard together', async () => {
    await store().domains.set('*.wild.test', 'offered');
    await inForceMs('x.wild.test', /^250/);
    const counted = async (name: string, label: string) =>
      (await store().counters.read()).find((counter) => counter.name === name && counter.label === label)?.amount ?? 0;
    const before = await counted('domain:mails', '*.wild.test');
    expect(await deliver(processes[0], at('one.wild.test'))).toMatch(/^250/);
    expect(await deliver(processes[1], at('two.wild.test'))).toMatch(/^250/);
    expect(await askFor(processes[0], at('a.b.wild.test'))).toMatch(/^550/);
    await when(async () => (await counted('domain:mails', '*.wild.test')) === before + 2);
    await when(async () => (await counted('domain:refused', 'new.test')) > 0);
  });

  it('takes mail for the operator at a retired domain and by the bare name `postmaster`, and no other mail there', async () => {
    await store().domains.set('kept.test', 'retired');
    await inForceMs('kept.test', /^550 5\.1\.2 /);
    expect(await askFor(processes[0], 'postmaster')).toMatch(/^250/);
    expect(await askFor(processes[0], 'contact@kept.test')).toMatch(/^250/);
  });

  it('answers 451 for a foreign domain until Redis has told which domains are added', async () => {
    await redis.stop();
    const late = await SmtpProcess.start(redis.url, settings);
    try {
      expect(await askFor(late, at('added.test'))).toMatch(/^451 4\.3\.0/);
      for (const smtp of processes) expect(await askFor(smtp, at('foreign.test'))).toMatch(/^550/);
      await redis.start();
      await when(async () => (await askFor(late, at('added.test'))).startsWith('550'));
    } finally {
      await late.stop();
    }
  });
});

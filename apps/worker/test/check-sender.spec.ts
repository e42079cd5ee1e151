import { generateKeyPairSync } from 'node:crypto';
import { createMailProcesses, type MailProcesses } from '@efemera/mime/processes';
import { dkimSign } from 'mailauth';
import { NameServer } from '@efemera/testing/name-server';
import { checkSender, notFound, type MailToJudge } from '../src/sender/check-sender.js';
import { Dns } from '../src/sender/dns.js';
import { senderLimits } from '../src/sender/limits.js';

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const weak = generateKeyPairSync('rsa', { modulusLength: 512 });
const ed25519 = generateKeyPairSync('ed25519');
const pem = ({ privateKey }: { privateKey: typeof rsa.privateKey }) =>
  privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const keyRecord = (publicKey: typeof rsa.publicKey, kind = 'rsa') => {
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return { TXT: [`v=DKIM1; k=${kind}; p=${(kind === 'rsa' ? der : der.subarray(-32)).toString('base64')}`] };
};

const ip = '192.0.2.10';
let names: NameServer;
let dns: Dns;
let processes: MailProcesses<{ source: Uint8Array }>;

beforeAll(async () => {
  names = await NameServer.start();
  names.set({
    'good.test': { TXT: ['unrelated', 'v=spf1 ip4:192.0.2.0/28 include:partner.test -all'], MX: ['mx.good.test'] },
    'partner.test': { TXT: ['v=spf1 ip4:198.51.100.7 ~all'] },
    'k1._domainkey.good.test': keyRecord(rsa.publicKey),
    'ed._domainkey.good.test': keyRecord(ed25519.publicKey, 'ed25519'),
    'lie._domainkey.good.test': keyRecord(rsa.publicKey),
    'weak._domainkey.good.test': keyRecord(weak.publicKey),
    'revoked._domainkey.good.test': { TXT: ['v=DKIM1; p='] },
    'slow._domainkey.good.test': 'silence',
    'broken._domainkey.good.test': 'failure',
    '_dmarc.good.test': { TXT: ['v=DMARC1; p=reject; sp=quarantine'] },
    'news.good.test': { TXT: ['v=spf1 ip4:192.0.2.10 -all'] },
    'k1._domainkey.news.good.test': keyRecord(rsa.publicKey),
    'strict.test': { TXT: ['v=spf1 -all'] },
    '_dmarc.strict.test': { TXT: ['v=DMARC1; p=quarantine; adkim=s; aspf=s'] },
    'mail.strict.test': { TXT: ['v=spf1 ip4:192.0.2.10 -all'] },
    'k1._domainkey.strict.test': keyRecord(rsa.publicKey),
    'k1._domainkey.mail.strict.test': keyRecord(rsa.publicKey),
    'soft.test': { TXT: ['v=spf1 ip4:203.0.113.1 ~all'] },
    'other.test': { TXT: ['v=spf1 ip4:192.0.2.10 -all'] },
    'k1._domainkey.other.test': keyRecord(rsa.publicKey),
    'mx.test': { TXT: ['v=spf1 mx -all'], MX: ['mail.mx.test'] },
    'mail.mx.test': { A: [ip] },
    'helo.test': { TXT: ['v=spf1 ip4:192.0.2.10 -all'] },
    'twice.test': { TXT: ['v=spf1 -all', 'v=spf1 +all'] },
    'flaky.test': { TXT: ['v=spf1 include:away.test -all'] },
    'away.test': 'failure',
    'mute.test': 'silence',
    '_dmarc.mute.test': 'silence',
    'noise.test': 'garbage',
    '_dmarc.noise.test': 'garbage',
    'k1._domainkey.noise.test': 'garbage',
    'loop.test': { TXT: ['v=spf1 include:loop.test -all'] },
    'bomb.test': { TXT: [`v=spf1 exists:${'%{l}.'.repeat(9)}bomb.test -all`] },
    'long.test': { TXT: [`v=spf1 include:${'a'.repeat(4000)}! -all`] },
    '_dmarc.vague.test': { TXT: ['v=DMARC1; rua=mailto:a@vague.test'] },
  });
  dns = new Dns({ servers: [names.address], probeEveryMs: 60_000, onChange: () => undefined });
  processes = createMailProcesses({
    file: new URL('../dist/sender/find-signatures.js', import.meta.url),
    processes: 1,
    deadlineMs: senderLimits.hashMs,
  });
  await dns.known;
});
afterAll(async () => {
  dns.close();
  await processes.close();
  await names.stop();
});

const mailOf = (from: string, body = 'Hello.\r\n', fields = '') =>
  `From: ${from}\r\nSubject: Hi\r\n${fields}MIME-Version: 1.0\r\n\r\n${body}`;

async function signed(
  source: string,
  signature: {
    signingDomain: string;
    selector?: string;
    algorithm?: string;
    maxBodyLength?: number;
    headerList?: string;
  },
  key = pem(rsa),
): Promise<string> {
  const { algorithm = 'rsa-sha256', headerList, ...rest } = signature;
  const { signatures, errors } = await dkimSign(source, {
    canonicalization: 'relaxed/relaxed',
    algorithm,
    signTime: new Date(),
    headerList,
    signatureData: [{ selector: 'k1', privateKey: key, algorithm, ...rest }],
  } as never);
  expect(errors).toEqual([]);
  return signatures + source;
}

function find(text: string) {
  const source = Buffer.from(text, 'latin1');
  return processes.run<MailToJudge['found']>({ source }, (why) => notFound(source, why));
}

async function check(source: string, envelope: Partial<MailToJudge['envelope']> = {}, from?: string) {
  const found = await find(source);
  return dns.lookUp((lookUps) =>
    checkSender(
      {
        from: from ?? /^From: (.*)$/m.exec(source)?.[1]?.trim() ?? '',
        envelope: { ip, helo: 'helo.test', mailFrom: '', tls: true, ...envelope },
        found,
        hostname: 'mx.efemera.test',
      },
      lookUps,
    ),
  );
}

describe('checkSender', () => {
  it('passes mail that the domain sent and signed, and names the evidence', async () => {
    const source = await signed(mailOf('Ann <ann@good.test>'), { signingDomain: 'good.test' });
    expect(await check(source, { mailFrom: 'ann@good.test' })).toEqual({
      auth: { spf: 'pass', dkim: 'pass', dmarc: 'pass' },
      details: {
        spf: { domain: 'good.test', aligned: true },
        dkim: [{ domain: 'good.test', selector: 'k1', result: 'pass', aligned: true }],
        dmarc: { domain: 'good.test', policy: 'reject' },
        tls: true,
      },
    });
  });

  it('checks mail of a relay by what the relay says about the client, and marks it as relayed', async () => {
    const source = await signed(mailOf('Ann <ann@good.test>'), { signingDomain: 'good.test' });
    const unsigned = mailOf('Ann <ann@good.test>');
    const mailFrom = 'ann@good.test';
    const told = (relay: MailToJudge['envelope']['relay'], text = unsigned, clientIp = ip) =>
      check(text, { mailFrom, ip: clientIp, relay });
    const { auth, details } = await told({ toldClient: true, spf: null });
    expect([auth, details.relayed]).toEqual([{ spf: 'pass', dkim: 'none', dmarc: 'pass' }, true]);
    expect((await told({ toldClient: true, spf: 'pass' }, unsigned, '203.0.113.9')).auth).toMatchObject({
      spf: 'fail',
      dmarc: 'fail',
    });
    // The relay's own address must not be checked as the client's: only the relay's SPF result or a signature can vouch for
    // the sender.
    expect((await told({ toldClient: false, spf: 'pass' })).auth).toMatchObject({ spf: 'pass', dmarc: 'pass' });
    expect((await told({ toldClient: false, spf: 'fail' })).auth).toMatchObject({ spf: 'fail', dmarc: 'fail' });
    expect((await told({ toldClient: false, spf: null })).auth).toMatchObject({ spf: 'none', dmarc: 'temperror' });
    expect((await told({ toldClient: false, spf: null }, source)).auth).toMatchObject({ dkim: 'pass', dmarc: 'pass' });
    const stranger = await check(unsigned, { mailFrom: 'x@other.test', relay: { toldClient: false, spf: null } });
    expect(stranger.auth).toMatchObject({ spf: 'none', dmarc: 'fail' });
  });

  it.each([
    ['the domain itself', { mailFrom: 'a@good.test' }, 'pass'],
    ['an included domain', { mailFrom: 'a@good.test', ip: '198.51.100.7' }, 'pass'],
    ['a mail exchanger (MX) of the domain', { mailFrom: 'a@mx.test' }, 'pass'],
    ['a stranger', { mailFrom: 'a@good.test', ip: '203.0.113.9' }, 'fail'],
    ['a stranger over IPv6', { mailFrom: 'a@good.test', ip: '2001:db8::1' }, 'fail'],
    ['a stranger whom the domain disowns softly (~all)', { mailFrom: 'a@soft.test' }, 'softfail'],
    ['a domain that publishes nothing', { mailFrom: 'a@silent.test' }, 'none'],
    ['a bounce, by the name of its server', { mailFrom: '', helo: 'helo.test' }, 'pass'],
    ['a bounce of a server without a name', { mailFrom: '', helo: '[192.0.2.10]' }, 'none'],
    ['a bounce of a server that named an address', { mailFrom: '', helo: '192.0.2.10' }, 'none'],
    ['a domain with two records', { mailFrom: 'a@twice.test' }, 'permerror'],
    ['a record that includes itself', { mailFrom: 'a@loop.test' }, 'permerror'],
    ['an include that cannot be looked up', { mailFrom: 'a@flaky.test' }, 'temperror'],
    ['a name server that answers garbage', { mailFrom: 'a@noise.test' }, 'temperror'],
    ['a record full of macros', { mailFrom: `${'x'.repeat(60)}!@bomb.test` }, 'none'],
    ['a record of kilobytes', { mailFrom: 'a@long.test' }, 'none'],
  ])('gives the right SPF result for %s', async (_, envelope, result) => {
    expect((await check(mailOf('a@nowhere.test'), envelope)).auth.spf).toBe(result);
  });

  it.each([
    ['a body that was changed', { signingDomain: 'good.test' }, (s: string) => s.replace('Hello.', 'Pay me.'), 'fail'],
    ['a sender that was changed', { signingDomain: 'good.test' }, (s: string) => s.replace('ann@', 'bob@'), 'fail'],
    ['the key of somebody else', { signingDomain: 'good.test', selector: 'ed' }, undefined, 'permerror'],
    ['no key', { signingDomain: 'good.test', selector: 'none' }, undefined, 'permerror'],
    ['a revoked key', { signingDomain: 'good.test', selector: 'revoked' }, undefined, 'permerror'],
    ['a weak key', { signingDomain: 'good.test', selector: 'weak' }, undefined, 'permerror'],
    ['a name server in trouble', { signingDomain: 'good.test', selector: 'broken' }, undefined, 'temperror'],
    ['a signature of a part of the body', { signingDomain: 'good.test', maxBodyLength: 5 }, undefined, 'neutral'],
    ['a SHA-1 signature', { signingDomain: 'good.test', algorithm: 'rsa-sha1' }, undefined, 'permerror'],
    [
      'a signature that leaves the sender out',
      { signingDomain: 'good.test', headerList: 'Subject' },
      undefined,
      'permerror',
    ],
    ['a signature of a subdomain', { signingDomain: 'news.good.test' }, undefined, 'pass'],
    ['a signature of another domain', { signingDomain: 'other.test' }, undefined, 'neutral'],
  ])(
    'gives the right DKIM result for %s',
    async (_, signature, change: ((source: string) => string) | undefined, result) => {
      const source = await signed(mailOf('ann@good.test'), signature);
      expect((await check(change?.(source) ?? source)).auth.dkim).toBe(result);
    },
  );

  it('DKIM passes with Ed25519, is none without a signature, and permerror with a malformed one', async () => {
    const signature = { signingDomain: 'good.test', selector: 'ed', algorithm: 'ed25519-sha256' };
    expect((await check(await signed(mailOf('ann@good.test'), signature, pem(ed25519)))).auth.dkim).toBe('pass');
    expect((await check(mailOf('ann@good.test'))).auth.dkim).toBe('none');
    expect((await check(mailOf('ann@good.test', 'x', 'DKIM-Signature: nonsense\r\n'))).auth.dkim).toBe('permerror');
  });

  it('takes the DKIM result from the signature of the sender among several signatures', async () => {
    const own = await signed(mailOf('ann@good.test'), { signingDomain: 'good.test' });
    const { auth, details } = await check(await signed(own, { signingDomain: 'other.test' }));
    expect(auth.dkim).toBe('pass');
    expect(details.dkim.map(({ domain, aligned }) => [domain, aligned])).toEqual([
      ['other.test', false],
      ['good.test', true],
    ]);
  });

  it('DMARC fails when only other domains sent and signed the mail', async () => {
    const source = await signed(mailOf('Bank <pay@good.test>'), { signingDomain: 'other.test' });
    expect(await check(source, { mailFrom: 'a@other.test' })).toMatchObject({
      auth: { spf: 'pass', dkim: 'neutral', dmarc: 'fail' },
      details: { spf: { domain: 'other.test', aligned: false }, dmarc: { domain: 'good.test', policy: 'reject' } },
    });
  });

  it('DMARC of a subdomain uses the policy of its parent domain', async () => {
    const { auth, details } = await check(mailOf('a@sub.good.test'), { mailFrom: 'a@news.good.test' });
    expect([auth.dmarc, details.dmarc.policy]).toEqual(['pass', 'quarantine']);
  });

  it('DMARC applies strict alignment', async () => {
    const signedBySub = await signed(mailOf('a@strict.test'), { signingDomain: 'mail.strict.test' });
    expect((await check(signedBySub, { mailFrom: 'a@mail.strict.test' })).auth).toEqual({
      spf: 'pass',
      dkim: 'pass',
      dmarc: 'fail',
    });
    const signedByItself = await signed(mailOf('a@strict.test'), { signingDomain: 'strict.test' });
    expect((await check(signedByItself)).auth.dmarc).toBe('pass');
  });

  it.each([
    ['no policy', mailOf('a@other.test'), undefined, 'none'],
    ['a record without a policy', mailOf('a@vague.test'), undefined, 'none'],
    ['no sender', 'Subject: x\r\n\r\nx\r\n', undefined, 'none'],
    ['two senders', mailOf('a@good.test, b@other.test'), undefined, 'permerror'],
    ['two From fields', `From: a@good.test\r\n${mailOf('b@other.test')}`, undefined, 'permerror'],
    ['a sender that is shown differently', mailOf('a@good.test'), 'a@other.test', 'permerror'],
    ['a name server that answers garbage', mailOf('a@noise.test'), undefined, 'temperror'],
  ])('gives the right DMARC result for %s', async (_, source, from, result) => {
    expect((await check(source, { mailFrom: 'a@good.test' }, from)).auth.dmarc).toBe(result);
  });

  it('gives no DMARC fail when a look-up for the domain of the sender has failed', async () => {
    const slow = await signed(mailOf('ann@good.test'), { signingDomain: 'good.test', selector: 'broken' });
    expect((await check(slow, { mailFrom: 'a@other.test' })).auth).toEqual({
      spf: 'pass',
      dkim: 'temperror',
      dmarc: 'temperror',
    });
  });

  it('stops waiting for silent name servers after one time limit for all of them', async () => {
    const source = await signed(mailOf('a@mute.test'), { signingDomain: 'good.test', selector: 'slow' });
    const started = performance.now();
    const { auth } = await check(source, { mailFrom: 'a@mute.test' });
    expect(auth).toEqual({ spf: 'temperror', dkim: 'temperror', dmarc: 'temperror' });
    expect(performance.now() - started).toBeLessThan(2 * senderLimits.lookUpMs);
  });

  it('sends a limited number of queries', async () => {
    const many = Array.from({ length: 30 }, (_, n) => `mx${n}.many.test`);
    names.set({ 'many.test': { TXT: [`v=spf1 ${'mx '.repeat(10)}-all`], MX: many } });
    names.asked.length = 0;
    expect((await check(mailOf('a@many.test'), { mailFrom: 'a@many.test' })).auth.spf).toBe('permerror');
    expect(names.asked.length).toBeLessThanOrEqual(senderLimits.maxLookUps);
  });

  it('reports only harmless characters of names', async () => {
    const hostile = 'DKIM-Signature: v=1; a=rsa-sha256; d=<b>x</b>.test; s=k<; h=from; bh=AA==; b=AA==\r\n';
    const { details } = await check(mailOf('a@good.test', 'x', hostile));
    expect(details.dkim).toEqual([{ domain: 'bxb.test', selector: 'k', result: 'fail', aligned: false }]);
  });
});

describe('hostile mail', () => {
  const field = 'DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=good.test; s=k1; h=from; bh=AA==; b=AA==\r\n';
  const from = 'From: a@good.test\r\n';

  it.each([
    ['hundreds of signatures', field.repeat(200) + from + '\r\nx'],
    ['a header of megabytes', field + from + `X: ${'y'.repeat(2e6)}\r\n\r\nx`],
    ['a header that never ends', field + from + 'x: y\r\n'.repeat(20_000)],
    ['millions of lines', `${field}${from}\r\n${' \r\n'.repeat(3e6)}`],
    ['a signature that makes a pattern slow', field.replace('bh=', `${'; '.repeat(30_000)}bh=`) + from + '\r\nx'],
  ])('does not pass, and the next mail is checked: %s', async (_, source) => {
    const { auth } = await check(source);
    // `permerror` where the check ends at its deadline, `fail` where the machine is fast enough to end it before.
    expect(['permerror', 'fail']).toContain(auth.dkim);
    // An unreadable mail must not pass.
    expect(auth.dmarc).toBe('fail');
    const honest = await signed(mailOf('ann@good.test'), { signingDomain: 'good.test' });
    expect((await check(honest)).auth.dkim).toBe('pass');
  });

  it('has no effect on the mails after it', async () => {
    const poison = `ARC-Seal: i=1; a=rsa-sha256; t=1; cv=none; d=x.test; s=s; b=AA
ARC-Message-Signature: i=1; a=rsa-sha256; c=relaxed/relaxed; d=x.test; s=s; h=from; bh=AA; b=AA
ARC-Authentication-Results: i=1; mx.test; spf=pass __proto__.skip=yes
${from}
x`;
    await check(poison.replaceAll(/\r?\n/g, '\r\n'));
    const honest = await signed(mailOf('ann@good.test'), { signingDomain: 'good.test' });
    expect((await check(honest)).auth.dkim).toBe('pass');
  });

  it('does not block the event loop while ten megabytes are hashed', async () => {
    const line = `${'TWFuIGlzIGRpc3Rpbmd1aXNoZWQ'.repeat(3).slice(0, 76)}\r\n`;
    const source = Buffer.from(
      await signed(mailOf('ann@good.test', line.repeat(10e6 / line.length)), { signingDomain: 'good.test' }),
    );
    // Other load on this machine delays this thread, too. One round without delay proves that the hashing runs in
    // another process.
    let quietest = Infinity;
    for (let round = 0; round < 10 && quietest >= 150; round++) {
      let longest = 0;
      let last = performance.now();
      const timer = setInterval(() => {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }, 5);
      const found = await processes.run<MailToJudge['found']>({ source }, () => null);
      clearInterval(timer);
      expect(found).toMatchObject({ signatures: [{ bodyHolds: true }] });
      quietest = Math.min(quietest, longest);
    }
    expect(quietest).toBeLessThan(150);
  });
});

describe('Dns', () => {
  it('logs once when the resolvers stop answering and once when they answer again', async () => {
    const told: boolean[] = [];
    const watched = new Dns({
      servers: [names.address],
      probeEveryMs: 100,
      onChange: ({ works }) => told.push(works),
    });
    await watched.known;
    expect(watched.mayWork).toBe(true);
    names.silent = true;
    expect(await watched.probe()).toBe(false);
    expect(watched.mayWork).toBe(false);
    names.silent = false;
    while (!watched.mayWork) await watched.probe();
    expect(told).toEqual([true, false, true]);
    watched.close();
  });
});

import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { Resolver } from 'node:dns/promises';
import { createServer as createNetServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { NameServer } from '@efemera/testing/name-server';
import { judgeSiteCertificate, judgeSmtpCertificate, type MtaStsMode } from './certificates.js';
import { checkContacts } from './check-contacts.js';
import { checkBlockLists } from './check-block-lists.js';
import { checkForgery } from './check-forgery.js';
import { checkListing } from './check-listing.js';
import { checkDisk } from './check-machine.js';
import { mxHostsOf } from './check-dns.js';
import { metricsText } from './metrics-text.js';
import { unknownSettings } from './check-names.js';
import { probeHttps, probeSmtp } from './probes.js';

const codesOf = (findings: readonly { code: string | null }[]) => findings.map(({ code }) => code);
const dayMs = 86_400_000;

describe('the DNS records of a domain', () => {
  let names: NameServer;
  const resolver = new Resolver({ timeout: 2000, tries: 1 });
  beforeAll(async () => {
    names = await NameServer.start();
    resolver.setServers([names.address]);
  });
  afterAll(() => names.stop());

  const [spf, dmarc] = ['v=spf1 -all', 'v=DMARC1; p=reject'];
  it.each([
    [spf, dmarc, []],
    ['V=SPF1 mx -all', 'v=DMARC1;p=Reject; rua=mailto:x@y.test', []],
    [undefined, dmarc, ['spf_missing']],
    ['v=spf10 -all', dmarc, ['spf_missing']],
    ['v=spf1 ~all', dmarc, ['spf_open']],
    ['v=spf1 include:other.test', dmarc, ['spf_open']],
    [spf, undefined, ['dmarc_missing']],
    [spf, 'v=DMARC1; p=none', ['dmarc_open']],
    [spf, 'v=DMARC1; p=quarantine; sp=reject', ['dmarc_open']],
  ])('with SPF %s and DMARC %s have the faults %j', async (spf, dmarc, expected) => {
    names.set({ 'a.test': { TXT: spf ? [spf] : [] }, '_dmarc.a.test': { TXT: dmarc ? [dmarc] : [] } });
    expect(codesOf(await checkForgery('a.test', resolver))).toEqual(expected);
  });

  it('include the DMARC record of its parent domain, by the tag `sp`', async () => {
    names.set({ 'x.b.test': { TXT: [spf] }, '_dmarc.b.test': { TXT: ['v=DMARC1; p=reject; sp=none'] } });
    expect(codesOf(await checkForgery('x.b.test', resolver))).toEqual(['dmarc_open']);
    names.set({ '_dmarc.b.test': { TXT: [dmarc] } });
    expect(codesOf(await checkForgery('x.b.test', resolver))).toEqual([]);
  });

  it.each([
    ['a.test', 'SPF'],
    ['_dmarc.a.test', 'DMARC'],
  ])('are not called missing where the name server fails for %s', async (name, record) => {
    names.set({ 'a.test': { TXT: [spf] }, '_dmarc.a.test': { TXT: [dmarc] }, [name]: 'failure' });
    const findings = await checkForgery('a.test', resolver);
    expect(codesOf(findings)).toEqual(['dns_silent']);
    expect(findings[0]?.found).toContain(record);
  });

  it('yield each mail host (MX) once for all domains, and no name server is asked about a local domain', async () => {
    names.set({ 'a.test': { MX: ['MX.a.test'] }, 'b.test': { MX: ['mx.a.test'] }, 'c.test': { MX: ['.'] } });
    const domains = ['a.test', 'b.test', 'c.test', 'none.test', 'x.localhost'];
    expect(await mxHostsOf(domains, [names.address])).toEqual(['mx.a.test']);
    expect(names.asked).not.toContain('MX x.localhost');
  });
});

describe('a certificate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'efemera-doctor-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  beforeAll(() => {
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '90'];
    const name = ['-subj', '/CN=mx.ours.test', '-addext', 'subjectAltName=DNS:mx.ours.test'];
    execFileSync('openssl', ['req', '-x509', ...curve, ...name, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const shown = () => new X509Certificate(readFileSync(cert)).toLegacyObject();
  const judgeSmtp = (mxHosts: readonly string[], nowMs: number, mtaStsMode: MtaStsMode = 'none') =>
    judgeSmtpCertificate(
      { certificate: shown(), fault: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
      { mxHosts, mtaStsMode },
      nowMs,
    );

  it('of SMTP is judged by the names in the MX records, and its findings do not speak of browsers', () => {
    const now = Date.now();
    expect(judgeSmtp([], now).state).toBe('ok');
    expect(judgeSmtp(['mx.ours.test'], now)).toMatchObject({
      state: 'ok',
      found: expect.stringMatching(/^It is 0 days old and valid for (89|90) more days/) as string,
    });
    const other = judgeSmtp(['mx.ours.test', 'mx.other.test'], now);
    expect([other.state, other.code]).toEqual(['warn', 'certificate_name']);
    expect(other.found).toBe('It is for mx.ours.test, and not for mx.other.test, where the MX records lead.');
    for (const at of [now - dayMs, now + 80 * dayMs, now + 91 * dayMs]) {
      const { state, meaning } = judgeSmtp([], at);
      expect(state).not.toBe('ok');
      expect(meaning).not.toMatch(/browser/i);
    }
    expect(judgeSmtp([], now + 91 * dayMs).code).toBe('certificate_expired');
  });

  it('of SMTP that no public authority has signed is a fault where MTA-STS is enforced, and a warning while it is tested', () => {
    const states = (['none', 'testing', 'enforce'] as const).map((mode) => judgeSmtp([], Date.now(), mode).state);
    expect(states).toEqual(['ok', 'warn', 'fail']);
    expect(judgeSmtp([], Date.now(), 'enforce')).toMatchObject({
      code: 'certificate_invalid',
      found: 'It is not trusted: DEPTH_ZERO_SELF_SIGNED_CERT.',
      meaning: expect.stringMatching(/MTA_STS_MODE is enforce/) as string,
    });
    const trusted = judgeSmtpCertificate(
      { certificate: shown(), fault: null },
      { mxHosts: ['mx.other.test'], mtaStsMode: 'enforce' },
      Date.now(),
    );
    expect([trusted.state, trusted.code]).toEqual(['fail', 'certificate_name']);
  });

  it('of SMTP is read with the reason why this system does not trust it', async () => {
    const smtp = createNetServer((socket) => {
      socket.on('error', () => undefined).write('220 a.test ESMTP ready\r\n');
      socket.on('data', (data: Buffer) => {
        if (/^EHLO/.test(data.toString())) socket.write('250-a.test\r\n250 STARTTLS\r\n');
        if (!/^STARTTLS/.test(data.toString())) return;
        socket.removeAllListeners('data').write('220 go\r\n');
        new TLSSocket(socket, { isServer: true, key: readFileSync(key), cert: readFileSync(cert) }).on(
          'error',
          () => undefined,
        );
      });
    });
    await once(smtp.listen(0, '127.0.0.1'), 'listening');
    const { certificate, fault } = await probeSmtp('127.0.0.1', (smtp.address() as AddressInfo).port, () => true);
    expect([certificate?.subject.CN, fault]).toEqual(['mx.ours.test', 'DEPTH_ZERO_SELF_SIGNED_CERT']);
    smtp.close();
  });

  it('of the site that is for another name is reported, for a host name and for an IP address', async () => {
    const site = createHttpsServer({ key: readFileSync(key), cert: readFileSync(cert) });
    await once(site.listen(0, '127.0.0.1'), 'listening');
    const { port } = site.address() as AddressInfo;
    for (const host of ['localhost', '127.0.0.1']) {
      const { fault } = await probeHttps(host, port);
      // The certificate is self-signed, which is reported first.
      expect(fault).toBe('DEPTH_ZERO_SELF_SIGNED_CERT');
      const invalid = judgeSiteCertificate(`https://${host}`, shown(), fault, Date.now());
      expect([invalid.state, invalid.code]).toEqual(['fail', 'certificate_invalid']);
    }
    const named = judgeSiteCertificate('https://ours.test', shown(), 'ERR_TLS_CERT_ALTNAME_INVALID', Date.now());
    expect([named.state, named.code, named.found]).toEqual(['fail', 'certificate_name', 'It is for mx.ours.test.']);
    site.close();
  });
});

describe('the public list of disposable domains', () => {
  const folder = mkdtempSync(join(tmpdir(), 'efemera-list-'));
  const servers: Server[] = [];
  afterAll(() => {
    for (const server of servers) server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const list = '# a comment\r\nlisted.test\r\nOther.test\n\n<html>\n';

  it('is searched for our domains and their parent domains, and each domain found is reported', async () => {
    const file = join(folder, 'list.txt');
    writeFileSync(file, list);
    const domains = ['ours.test', 'listed.test', '*.listed.test', 'a.other.test', 'notlisted.test', 'x.localhost'];
    const findings = await checkListing(domains, file);
    expect(findings.map(({ subject, code }) => [subject, code])).toEqual([
      ['listed.test', 'domain_listed'],
      ['*.listed.test', 'domain_listed'],
      ['a.other.test', 'domain_listed'],
    ]);
    expect(await checkListing(['ours.test'], file)).toMatchObject([{ state: 'ok' }]);
  });

  it('is read from a URL, and a list that cannot be read is reported', async () => {
    const server = createHttpServer(({ url }, response) => {
      response.statusCode = url === '/list' ? 200 : 404;
      response.end(list);
    });
    servers.push(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(codesOf(await checkListing(['listed.test'], `${url}/list`))).toEqual(['domain_listed']);
    for (const source of [`${url}/away`, join(folder, 'nothing')]) {
      expect(codesOf(await checkListing(['listed.test'], source))).toEqual(['listing_unreadable']);
    }
  });
});

it('the disk is not measured if Redis runs on another machine', async () => {
  const measure = () => Promise.reject(new Error('measured'));
  expect(await checkDisk(null, measure)).toMatchObject({ check: 'disk', state: 'ok', subject: null });
});

it('settings of OpenTelemetry in .env are not reported: its own code reads them', () =>
  expect(unknownSettings('OTEL_BSP_MAX_QUEUE_SIZE=4096\nexport OTEL_SERVICE_NAME=mail', new Set(['PORT']))).toEqual(
    [],
  ));

it('reports each name in .env that is no setting, with the most similar setting', () => {
  const known = new Set(['MAIL_DOMAINS', 'PORT', 'SMTP_PORT', 'ADMIN_TOKEN']);
  const env =
    'MAIL_DOMAIN=a.test\n#PROT=1\nPROT=1\nADMIN_TOKEN_FILE=/x\n export SMTP_PORT = 25\nQUITE_ANOTHER=1\nMAIL_DOMAIN=b\n';
  expect(unknownSettings(env, known).map(({ subject, state, mend }) => [subject, state, mend])).toEqual([
    ['MAIL_DOMAIN', 'warn', 'Call it MAIL_DOMAINS, or take it out.'],
    ['PROT', 'warn', 'Call it PORT, or take it out.'],
    ['QUITE_ANOTHER', 'warn', 'Take it out, or see docs/settings.md for its right name.'],
  ]);
});

it('findings are written as metrics, with their labels escaped', () => {
  const fault = {
    check: 'dns',
    code: 'mx_missing',
    subject: 'a"b\\c',
    state: 'fail',
    found: '',
    meaning: '',
    mend: '',
  } as const;
  const text = metricsText([fault, { ...fault, state: 'ok', code: null }], 1_700_000_000_500);
  expect(text.split('\n').filter((line) => !line.startsWith('#'))).toEqual([
    'efemera_doctor_findings{state="ok"} 1',
    'efemera_doctor_findings{state="warn"} 0',
    'efemera_doctor_findings{state="fail"} 1',
    'efemera_doctor_fault{check="dns",code="mx_missing",subject="a\\"b\\\\c",state="fail"} 1',
    'efemera_doctor_checked_timestamp_seconds 1700000000.5',
    '',
  ]);
});

describe('DNS block lists', () => {
  let names: NameServer;
  beforeAll(async () => {
    names = await NameServer.start();
  });
  afterAll(() => names.stop());

  it('pass only if they list 127.0.0.2 and not 127.0.0.1', async () => {
    names.set({
      '2.0.0.127.good.test': { A: ['127.0.0.2'] },
      '2.0.0.127.refusing.test': { A: ['127.255.255.254'] },
      '2.0.0.127.sold.test': { A: ['203.0.113.80'] },
      '2.0.0.127.all.test': { A: ['127.0.0.2'] },
      '1.0.0.127.all.test': { A: ['127.0.0.2'] },
    });
    const zones = ['good.test', 'refusing.test', 'sold.test', 'all.test', 'none.test'];
    const findings = await checkBlockLists(zones, [names.address]);
    expect(findings.map(({ subject, state }) => [subject, state])).toEqual(
      zones.map((zone) => [zone, zone === 'good.test' ? 'ok' : 'warn']),
    );
    expect(findings[1]?.found).toBe('This block list says 127.255.255.254 of 127.0.0.2, and nothing of 127.0.0.1.');
  });
});

it('names contact addresses that a visitor could claim, and no reserved or foreign ones', () => {
  const contacts = ['hello@ours.test', 'contact@ours.test', 'hello@example.org', 'https://example.org/security'];
  expect(checkContacts(['ours.test'], contacts).map(({ code, subject }) => [code, subject])).toEqual([
    ['contact_open', 'hello@ours.test'],
  ]);
});

it('greets a mail server that waits for the line of a load balancer', async () => {
  const server = createNetServer((socket) => {
    socket.once('data', (line) =>
      socket.end(/^PROXY /.test(line.toString()) ? '220 a.test ESMTP ready\r\n' : '421 no\r\n'),
    );
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  expect(await probeSmtp('127.0.0.1', port, () => false)).toEqual({
    greeting: '220 a.test ESMTP ready',
    certificate: null,
    fault: null,
  });
  server.close();
});

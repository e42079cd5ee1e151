import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { watchVitals } from '@efemera/config';
import { examine, printReport, reportText, type DoctorOptions } from '@efemera/doctor';
import type { Finding } from '@efemera/contract';
import { newPushKeys } from '@efemera/push';
import { openStorage, type Storage } from '@efemera/storage';
import { jest } from '@jest/globals';
import { Redis } from 'ioredis';
import { NameServer } from '@efemera/testing/name-server';
import { until } from '@efemera/testing/until';
import { SmtpProcess } from '../../smtp/test/support/smtp-process.js';
import { startThrowawayRedis } from '../src/embedded-redis.js';
import { findRedis } from '../src/find-redis.js';
import { freePort } from '../src/free-port.js';
import { cacheFolder } from '../src/paths.js';
import { isRoot } from '../src/programs.js';
import { Folders, NodeProcess } from './support.js';

const run = promisify(execFile);
const domain = 'ours.test';
const hourMs = 3_600_000;

/** Listens on a loopback address until the end of the suite. */
async function listen<S extends Server>(server: S, host = '127.0.0.1', port = 0): Promise<number> {
  await new Promise<void>((listening) => server.listen(port, host, listening));
  return (server.address() as AddressInfo).port;
}

/** A self-signed certificate and its key, expired a day ago. */
async function makeExpiredCertificate(folder: string) {
  const [key, request, cert] = ['key.pem', 'request.pem', 'cert.pem'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  await run('openssl', ['req', '-new', ...curve, '-subj', `/CN=${domain}`, '-keyout', key, '-out', request]);
  await run('openssl', ['x509', '-req', '-in', request, '-signkey', key, '-days', '-1', '-out', cert]);
  return { SMTP_TLS_CERT: cert, SMTP_TLS_KEY: key };
}

/**
 * Breaks one part of the installation at a time. Everything else is sound, so the doctor must name exactly that fault.
 */
describe('the doctor', () => {
  const folders = new Folders();
  const servers: Server[] = [];
  let redis: Awaited<ReturnType<typeof startThrowawayRedis>>;
  let storage: Storage;
  let raw: Redis;
  let smtp: SmtpProcess;
  let names: NameServer;
  let gatewayPort: number;
  let expired: { SMTP_TLS_CERT: string; SMTP_TLS_KEY: string };
  const vitals = watchVitals();
  const beat = async (role: 'smtp' | 'gateway' | 'worker', clockMs?: number) =>
    storage.heartbeats.beat(role, `${role}-1`, vitals(), clockMs);

  beforeAll(async () => {
    redis = await startThrowawayRedis(await findRedis(cacheFolder, () => undefined));
    raw = new Redis(redis.url);
    storage = openStorage({
      redisUrl: redis.url,
      name: 'doctor-test',
      inboxTtlSeconds: 3600,
      quarantineSeconds: 60,
      maxInboxMessages: 100,
    });
    expired = await makeExpiredCertificate(folders.make());
    const gateway = createHttpServer((_, response) => response.end('{"status":"live"}'));
    servers.push(gateway);
    [smtp, names, gatewayPort] = await Promise.all([
      SmtpProcess.start(redis.url, {
        MAIL_DOMAINS: domain,
        HOST: '127.0.0.1',
        ...expired,
      }),
      NameServer.start(),
      listen(gateway),
    ]);
    // The real DNS is never asked.
    names.set({
      [domain]: { MX: [`mx.${domain}`], TXT: ['v=spf1 -all'] },
      [`_dmarc.${domain}`]: { TXT: ['v=DMARC1; p=reject'] },
      [`mx.${domain}`]: { A: ['127.0.0.1'] },
      '1.0.0.127.in-addr.arpa': { PTR: [`mx.${domain}`] },
    });
    await storage.whenReady(10_000);
  });
  // The doctor counts a process as missing some seconds after its last heartbeat.
  beforeEach(() => Promise.all([beat('gateway'), beat('worker')]));
  afterAll(async () => {
    for (const server of servers) server.close();
    await Promise.all([smtp.stop(), names.stop(), storage.close()]);
    raw.disconnect();
    await redis.stop();
    folders.removeAll();
  });

  type Changes = Partial<Omit<DoctorOptions, 'settings'>> & { settings?: Partial<DoctorOptions['settings']> };
  const examineWith = (changes: Changes = {}): Promise<Finding[]> =>
    examine({
      store: () => storage.inspector.report(),
      pushKeys: () => storage.pushKeys.read(),
      measureDisk: () => Promise.resolve({ freeBytes: 50e9, totalBytes: 100e9 }),
      mxPort: smtp.port,
      ...changes,
      settings: {
        domains: [domain],
        publicOrigin: 'http://localhost:3000',
        gatewayOrigin: `http://127.0.0.1:${gatewayPort}`,
        smtpHost: '127.0.0.1',
        smtpPort: smtp.port,
        wantsTls: true,
        dnsServers: [names.address],
        dataFolder: '.',
        adminToken: undefined,
        rateLimits: true,
        waitReplicas: 0,
        disposableList: null,
        blockLists: [],
        contacts: [],
        mtaStsMode: 'none',
        ...changes.settings,
      },
    });
  /** Returns the names of all reported faults. The expired certificate is always among them. */
  const brokenIn = async (changes?: Changes) => {
    const findings = await examineWith(changes);
    for (const { state, meaning, mend, code } of findings) {
      expect(state === 'ok' ? [code, mend] : [Boolean(code), Boolean(meaning && mend)]).toEqual(
        state === 'ok' ? [null, null] : [true, true],
      );
    }
    return findings.filter(({ state }) => state === 'fail').map(({ code }) => code);
  };

  it('names the expired certificate, and no other fault', async () => {
    expect(await brokenIn()).toEqual(['certificate_expired']);
    const findings = await examineWith();
    expect(findings.find(({ code }) => code === 'certificate_expired')?.found).toMatch(/^It expired .* ago, on \d{4}-/);
    // The test's Redis keeps nothing on disk, and only this machine can reach its site.
    const warned = findings.filter(({ state }) => state === 'warn').map(({ code }) => code);
    expect(warned).toEqual(['site_local', 'redis_append_only']);
    expect(findings.filter(({ check }) => check === 'dns').map(({ found }) => found)).toEqual([
      `Its MX is mx.${domain} (127.0.0.1), and it greets as ours.`,
    ]);
  });

  it('names the expired certificate of the site beside that of SMTP', async () => {
    const [cert, key] = [readFileSync(expired.SMTP_TLS_CERT), readFileSync(expired.SMTP_TLS_KEY)];
    const site = createHttpsServer({ cert, key });
    servers.push(site);
    const publicOrigin = `https://localhost:${await listen(site)}`;
    const findings = await examineWith({ settings: { publicOrigin } });
    expect(findings.filter(({ code }) => code === 'certificate_expired').map(({ subject }) => subject)).toEqual([
      'SMTP (STARTTLS)',
      publicOrigin,
    ]);
  });

  it.each([
    ['does not answer', async () => `redis://127.0.0.1:${await freePort()}`, 'ECONNREFUSED'],
    ['refuses the password', () => redis.url.replace(/\/\/[^@]*@/, '//:hunter2@'), 'WRONGPASS'],
    ['lacks the database', () => new URL('/99', redis.url).href, 'DB index is out of range'],
  ])('names a Redis that %s, and tells why', async (_, urlOf, why) => {
    const limits = { inboxTtlSeconds: 60, quarantineSeconds: 60, maxInboxMessages: 1 };
    const away = openStorage({ redisUrl: await urlOf(), name: 'away', ...limits });
    await away.whenReady(500);
    const findings = await examineWith({ store: () => away.inspector.report() });
    const broken = findings.filter(({ state }) => state === 'fail');
    expect(broken.map(({ code }) => code)).toEqual(['redis_away', 'certificate_expired']);
    expect(broken[0]?.found).toContain(why);
    await away.close();
  });

  it('names a Redis that would evict mail', async () => {
    const config = (policy: string) => raw.config('SET', 'maxmemory-policy', policy);
    await config('allkeys-lru');
    expect(await brokenIn()).toContain('redis_policy');
    await config('noeviction');
    expect(await brokenIn()).not.toContain('redis_policy');
  });

  it('names a cluster master that is down, has no replica, or has fewer replicas than mail waits for', async () => {
    const report = await storage.inspector.report();
    const [{ report: found } = { report: null }] = report.redisNodes;
    const nodes = (...replicas: (number | null)[]) =>
      replicas.map((count, index) => ({
        node: `127.0.0.1:${7000 + index}`,
        report: count === null ? null : found && { ...found, appendOnly: true, replicas: count },
      }));
    const store = () => Promise.resolve({ ...report, redisNodes: nodes(1, 0, null) });
    const ofRedis = (await examineWith({ store })).filter(({ check }) => check === 'redis');
    expect(ofRedis.map(({ subject, state, code }) => [subject, state, code])).toEqual([
      ['127.0.0.1:7000', 'ok', null],
      ['127.0.0.1:7001', 'warn', 'redis_no_replica'],
      ['127.0.0.1:7002', 'fail', 'redis_node_away'],
    ]);
    expect(await brokenIn({ store, settings: { waitReplicas: 1 } })).toContain('redis_replicas_few');
    expect(await brokenIn({ settings: { waitReplicas: 1 } })).toContain('redis_replicas_few');
  });

  it('names push keys in Redis that are no pair', async () => {
    const { publicKey, privateKey } = newPushKeys();
    await storage.pushKeys.keep({ publicKey, privateKey });
    expect(await brokenIn()).not.toContain('push_keys_broken');
    await raw.set(storage.keys.pushKeys, JSON.stringify({ publicKey, privateKey: newPushKeys().privateKey }));
    expect(await brokenIn()).toContain('push_keys_broken');
    await raw.del(storage.keys.pushKeys);
  });

  it('names a full disk', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'efemera-full-'));
    const mounted =
      isRoot() &&
      (await run('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'none', folder]).then(
        () => true,
        () => false,
      ));
    try {
      if (mounted) {
        expect(() => writeFileSync(join(folder, 'full'), Buffer.alloc(1e6))).toThrow('ENOSPC');
        expect(await brokenIn({ measureDisk: undefined, settings: { dataFolder: folder } })).toContain('disk_full');
      }
      // Mounting a small file system needs rights that a test may not have, so the test also makes figures up.
      const measureDisk = () => Promise.resolve({ freeBytes: 4096, totalBytes: 100e9 });
      expect(await brokenIn({ measureDisk })).toContain('disk_full');
    } finally {
      if (mounted) await run('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('names the SMTP port or the HTTP port, whichever another program holds', async () => {
    const other = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end('220 other.test ESMTP Postfix\r\n');
    });
    const site = createHttpServer((_, response) => response.end('<h1>It works!</h1>'));
    servers.push(other, site);
    const [smtpPort, port] = [await listen(other), await listen(site)];
    expect(await brokenIn({ settings: { smtpPort } })).toEqual(['port_taken']);
    const findings = await examineWith({ settings: { gatewayOrigin: `http://127.0.0.1:${port}` } });
    expect(findings.find(({ check, state }) => check === 'site' && state === 'fail')?.code).toBe('port_taken');
    const free = await freePort();
    expect(await brokenIn({ settings: { smtpPort: free } })).toEqual(['smtp_down']);
  });

  it('names a domain without MX, with an MX elsewhere, and with an MX without address', async () => {
    const foreign = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end('220 mx.foreign.test ESMTP\r\n');
    });
    servers.push(foreign);
    // Stands for port 25 of another machine.
    await listen(foreign, '127.0.0.2', smtp.port);
    names.set({
      'bare.test': { A: ['127.0.0.1'], TXT: ['v=spf1 -all'] },
      'refusing.test': { MX: ['.'] },
      'foreign.test': { MX: ['mx.foreign.test'], TXT: ['v=spf1 -all'] },
      'mx.foreign.test': { A: ['127.0.0.2'] },
      'silent.test': { MX: ['mail.provider.test'] },
      'mail.provider.test': { A: ['127.0.0.3'] },
      'lost.test': { MX: ['nowhere.test'] },
    });
    const domains = [domain, 'bare.test', 'refusing.test', 'foreign.test', 'silent.test', 'lost.test'];
    const findings = await examineWith({ settings: { domains } });
    const fails = findings.filter(({ check, state }) => check === 'dns' && state === 'fail');
    expect(fails.map(({ subject, code }) => [subject, code])).toEqual([
      ['bare.test', 'mx_missing'],
      ['refusing.test', 'mx_missing'],
      ['foreign.test', 'mx_elsewhere'],
      ['silent.test', 'mx_elsewhere'],
      ['lost.test', 'mx_without_address'],
    ]);
    expect(fails[2]?.found).toContain('mx.foreign.test (127.0.0.2)');
    expect(findings.filter(({ code }) => code === 'spf_missing').length).toBeGreaterThan(0);
  });

  it('reports the resolver, not the domain, when no name server answers', async () => {
    const silent = await NameServer.start();
    silent.set({ [domain]: 'failure' });
    const findings = await examineWith({ settings: { dnsServers: [silent.address] } });
    expect(findings.filter(({ check }) => check === 'dns').map(({ code }) => code)).toEqual(['dns_silent']);
    await silent.stop();
  });

  it('names a process, and the machine of the doctor, whose clock is an hour apart from that of Redis', async () => {
    await beat('worker', Date.now() + hourMs);
    const [finding] = (await examineWith()).filter(({ code }) => code === 'clock_off');
    expect([finding?.state, finding?.found]).toEqual([
      'fail',
      "The clock of worker worker-1 and Redis' are 60 min apart.",
    ]);
    await beat('worker');
    expect(await brokenIn()).not.toContain('clock_off');

    const ahead = jest.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + performance.now() + hourMs);
    const broken = await brokenIn();
    ahead.mockRestore();
    expect(broken).toContain('clock_off');
  });

  it('names a worker that died, and a worker that never started', async () => {
    const key = storage.keys.processes;
    const entry = await raw.hget(key, 'worker/worker-1');
    const died = String(entry).replace(/^\d+/, String(Date.now() - 20_000));
    await raw.hset(key, 'worker/worker-1', died);
    const [finding] = (await examineWith()).filter(({ check, state }) => check === 'processes' && state === 'fail');
    expect([finding?.code, finding?.found]).toEqual([
      'worker_missing',
      expect.stringMatching(/^No worker lives; the last one was heard of \d+(?:\.\d)? s ago\.$/),
    ]);
    await raw.hdel(key, 'worker/worker-1');
    expect(await brokenIn()).toContain('worker_missing');
    await beat('worker');
    expect(await brokenIn()).not.toContain('worker_missing');
  });

  it('names a queue that is stuck, and a queue that is paused', async () => {
    const queue = storage.queueBoard.queues.find(({ name }) => name === 'enrich');
    await queue?.add('parse', { mails: [] }, { timestamp: Date.now() - hourMs });
    expect(await brokenIn()).toContain('queue_stuck');
    await queue?.pause();
    expect(await brokenIn()).toEqual(['queue_paused', 'queue_stuck', 'certificate_expired']);
    await queue?.resume();
    await queue?.drain();
    expect(await brokenIn()).toEqual(['certificate_expired']);
  });

  it('prints text or JSON, and exits with 1 when something is broken', async () => {
    const findings = await examineWith();
    const text = reportText(findings);
    expect(text).toMatch(/^✗ certificate +SMTP \(STARTTLS\): It expired/m);
    expect(text).toMatch(/^ {15}→ Renew it/m);
    const printed: string[] = [];
    expect(printReport(findings, ['--json'], (json) => printed.push(json))).toBe(1);
    expect(JSON.parse(printed.join(''))).toEqual({ findings });
    expect(
      printReport(
        findings.filter(({ state }) => state !== 'fail'),
        [],
        () => undefined,
      ),
    ).toBe(0);
  });
});

describe('npm run doctor', () => {
  const folders = new Folders();
  afterAll(() => folders.removeAll());

  const doctor = async (env: Record<string, string>, ...args: string[]) => {
    const child = new NodeProcess(['apps/start/dist/doctor.js', ...args], env);
    return { code: await child.ended, printed: child.printed };
  };
  const failsIn = (printed: string) =>
    (JSON.parse(printed) as { findings: Finding[] }).findings
      .filter(({ state }) => state === 'fail')
      .map(({ code }) => code);

  it('reports a running product as sound, and a stopped one as down', async () => {
    const env = {
      PORT: String(await freePort()),
      SMTP_PORT: String(await freePort()),
      DATA_DIR: folders.make(),
    };
    const product = new NodeProcess(['apps/start/dist/main.js'], env);
    await product.prints('Ctrl-C stops everything.');
    // The gateway sends its first heartbeat only once it listens.
    await until('the gateway has sent a heartbeat', async () => (await doctor(env, '--json')).code === 0);
    const sound = await doctor(env);
    expect(sound.printed).toMatch(/^✓ redis +Redis \d.*noeviction, append-only file/m);
    expect(sound.printed).toMatch(/^✓ dns +efemera\.localhost: A name of this machine alone/m);
    expect(sound.printed).toMatch(/\n\n\d+ fine, \d+ to look at, 0 broken\n$/);

    product.kill('SIGTERM');
    await product.ended;
    const down = await doctor(env, '--json');
    expect(down.code).toBe(1);
    expect(failsIn(down.printed)).toEqual(['redis_away', 'smtp_down', 'gateway_down']);
  });

  it('names each wrong setting, and refuses unknown arguments', async () => {
    const wrong = await doctor({ PORT: '0', MAIL_DOMAINS: 'a b', DAILY_QUOTA: '-1', ADMIN_TOKEN: 'hunter2' }, '--json');
    expect(wrong.code).toBe(1);
    const { findings } = JSON.parse(wrong.printed) as { findings: Finding[] };
    expect(findings.map(({ subject }) => subject).sort()).toEqual(['DAILY_QUOTA', 'MAIL_DOMAINS', 'PORT']);
    expect(wrong.printed).not.toContain('hunter2');
    expect((await doctor({}, '--yaml')).code).toBe(2);
  });
});

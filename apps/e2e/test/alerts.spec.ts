import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Api } from '@efemera/testing/api';
import { expectFiring } from '@efemera/testing/promtool';
import { textMail } from '@efemera/testing/sample-mail';
import { scrape, Timeline, valuesOf, type Scrape } from '@efemera/testing/scrapes';
import { SmtpSender } from '@efemera/testing/smtp-sender';
import { System } from '@efemera/testing/system';
import { until } from '@efemera/testing/until';
import { Redis } from 'ioredis';
import { makeCertificate } from '../../smtp/test/support/certificate.js';
import { FullDiskRedis } from '../support/full-disk-redis.js';

/** Longer than the `for` of any alert except that of the certificate. */
const longMinutes = 35;
/** After this time without heartbeats a process counts as missing, and waiting work counts as late. */
const lateSeconds = 30;
const intakeToken = 'a-relay-that-brings-mail';

/** Starts the product with a certificate for SMTP that is valid for some days. */
async function startWith(days: number, env: Record<string, string> = {}): Promise<System> {
  const folder = mkdtempSync(join(tmpdir(), 'efemera-alerts-'));
  const pair = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
  await makeCertificate('mx.test', pair, days);
  return System.start({ SMTP_TLS_CERT: pair.cert, SMTP_TLS_KEY: pair.key, LOG_LEVEL: 'error', ...env }).finally(() =>
    rmSync(folder, { recursive: true }),
  );
}

const scrapeWhen = (system: System, what: string, matches: (scraped: Scrape) => boolean) =>
  until(
    what,
    async () => {
      const scraped = await scrape(system.url);
      return matches(scraped) ? scraped : null;
    },
    90_000,
  );

describe('alerts, on scrapes of the running product', () => {
  let system: System;
  let sender: SmtpSender;
  /** A timeline of the sound product under traffic; each fault continues a copy of it. */
  let healthy: Timeline;

  const send = async (to: string, mails = 1) => {
    for (let number = 0; number < mails; number++) {
      expect(await sender.send(to, textMail(`mail ${number}`))).toMatchObject({ code: 250 });
    }
  };
  const accepted = (scraped: Scrape) => valuesOf(scraped, 'efemera_smtp_messages_accepted_total')[0] ?? 0;

  beforeAll(async () => {
    system = await startWith(90, { INBOX_TTL_SECONDS: '2', INTAKE_TOKEN: intakeToken });
    sender = await SmtpSender.connect(system.smtpPort);
    const { address } = await new Api(system.url).claim();
    await send(address, 50);
    const first = await scrapeWhen(
      system,
      'all is told',
      (scraped) =>
        accepted(scraped) === 50 && valuesOf(scraped, 'efemera_certificate_expiry_timestamp_seconds').length === 1,
    );
    await send('someone@efemera.localhost', 50);
    const second = await scrapeWhen(system, 'these are counted', (scraped) => accepted(scraped) === 100);
    healthy = Timeline.of(first, second).goOn(longMinutes);
  });
  afterAll(async () => {
    sender.destroy();
    await system.stop();
  });

  /** Asserts that nothing fires while the product is sound, and these alerts when the fault has lasted. */
  const expectAlerts = async (alerts: string[], faulty: Scrape, later = faulty) => {
    // Other tests may keep this machine busy, which is no fault of the product.
    const isDelay = (series: string) => series.startsWith('efemera_event_loop_delay_seconds');
    const unhurried = ({ values, ...scraped }: Scrape): Scrape => ({
      ...scraped,
      values: new Map([...values].map(([series, value]) => [series, isDelay(series) ? 0 : value])),
    });
    const shown = alerts.includes('EfemeraEventLoopSlow') ? (scraped: Scrape) => scraped : unhurried;
    const timeline = healthy.fork().record(shown(faulty), shown(later)).goOn(longMinutes);
    await expectFiring(timeline.scrapes, [
      { after: healthy.length, alerts: [] },
      { after: timeline.length, alerts },
    ]);
  };

  it('do not fire while the product is sound', () =>
    expectFiring(
      healthy.fork().goOn(90).scrapes,
      Array.from({ length: 9 }, (_, index) => ({ after: 1 + index * 60, alerts: [] })),
    ));

  /**
   * Sends to a refused recipient. Makes only a few attempts on each connection, because SMTP closes one after some
   * refusals.
   */
  const knock = async (to: string, connections: number) => {
    const replies: string[] = [];
    for (let connection = 0; connection < connections; connection++) {
      const stranger = await SmtpSender.connect(system.smtpPort);
      for (let tries = 0; tries < 5; tries++) {
        const { code, text } = await stranger.send(to, textMail('x'));
        replies.push(`${code} ${text}`);
        await stranger.command('RSET');
      }
      stranger.destroy();
    }
    return replies;
  };
  const refused = (scraped: Scrape, reason: string) =>
    valuesOf(scraped, 'efemera_smtp_refused_total', `reason="${reason}"`)[0] ?? 0;

  /** Brings mails over HTTP, one after the other. */
  const bring = async (to: string, mails: number) => {
    for (let number = 0; number < mails; number++) {
      const headers = {
        authorization: `Bearer ${intakeToken}`,
        'content-type': 'message/rfc822',
        'x-envelope-from': 'a@sender.test',
        'x-envelope-to': to,
      };
      const answer = await fetch(`${system.url}/api/intake`, { method: 'POST', headers, body: textMail('x') });
      expect(answer.status).toBe(200);
    }
  };
  const refusedOverHttp = (scraped: Scrape) => valuesOf(scraped, 'efemera_intake_refused_total')[0] ?? 0;

  it('fire at many recipients refused over HTTP, where SMTP hears of no mail', async () => {
    await bring('ana@unknown.test', 5);
    const before = await scrapeWhen(system, 'the first are counted', (scraped) => refusedOverHttp(scraped) === 5);
    await bring('ana@unknown.test', 60);
    const after = await scrapeWhen(system, 'all are counted', (scraped) => refusedOverHttp(scraped) === 65);
    await expectAlerts(['EfemeraMostMailRefused'], before, after);
  });

  it('fire when mail over HTTP is deferred, as while the store is full', async () => {
    const { values, ...scraped } = await scrape(system.url);
    // The product counts a deferral over HTTP as it counts a refusal, which the test above has seen.
    const deferred = (count: number): Scrape => ({
      ...scraped,
      values: new Map([...values, ['efemera_intake_refused_total{code="452",reason="unclaimed_full"}', count]]),
    });
    await expectAlerts(['EfemeraMailDeferred'], deferred(5), deferred(15));
  });

  it('fire at many refused recipients, as for a domain that the settings lack', async () => {
    await knock('ana@unknown.test', 1);
    const before = await scrapeWhen(
      system,
      'the first are counted',
      (scraped) => refused(scraped, 'domain_unknown') === 5,
    );
    await knock('ana@unknown.test', 12);
    const after = await scrapeWhen(system, 'all are counted', (scraped) => refused(scraped, 'domain_unknown') === 65);
    await expectAlerts(['EfemeraMostMailRefused'], before, after);
  });

  it('fire near the store’s limit for unclaimed mail, near that for held mail, and when mail is deferred', async () => {
    const redis = new Redis({ ...system.redisDoor, host: '127.0.0.1' });
    const [, limit = '0'] = (await redis.config('GET', 'maxmemory')) as string[];
    // Fills so much memory that the buffers of connections, which the product does not count, make no difference.
    await redis.setrange('ballast', 64 * 1024 * 1024, 'x');
    const used = Number(/used_memory:(\d+)/.exec(await redis.info('memory'))?.[1]);
    const fill = async (share: number) => {
      await redis.config('SET', 'maxmemory', Math.ceil(used / share));
      return scrapeWhen(
        system,
        'it is told',
        (scraped) => (valuesOf(scraped, 'efemera_store_filled_ratio', '"held"')[0] ?? 0) > share,
      );
    };
    try {
      await expectAlerts(['EfemeraUnclaimedStoreFull'], await fill(0.58));
      await fill(0.89);
      await until('SMTP refuses', async () =>
        (await knock('nobody@efemera.localhost', 1)).every((reply) => /^452/.test(reply)),
      );
      const crowded = await scrapeWhen(system, 'it is counted', (scraped) => refused(scraped, 'unclaimed_full') >= 5);
      await knock('nobody@efemera.localhost', 2);
      const later = await scrapeWhen(
        system,
        'the others are counted',
        (scraped) => refused(scraped, 'unclaimed_full') >= refused(crowded, 'unclaimed_full') + 10,
      );
      await expectAlerts(['EfemeraHeldStoreFull', 'EfemeraMailDeferred', 'EfemeraUnclaimedStoreFull'], crowded, later);
    } finally {
      await redis.config('SET', 'maxmemory', limit);
      await redis.del('ballast');
      redis.disconnect();
    }
    await scrapeWhen(system, 'there is room again', (scraped) =>
      valuesOf(scraped, 'efemera_store_filled_ratio').every((share) => share < 0.5),
    );
  });

  const isFast = (scraped: Scrape) =>
    valuesOf(scraped, 'efemera_event_loop_delay_seconds').every((seconds) => seconds < 0.1);

  it('fire when a process gets too little processor time', async () => {
    let throttled = true;
    const throttle = (async () => {
      while (throttled) {
        system.signal('worker', 'SIGSTOP');
        await pause(300);
        system.signal('worker', 'SIGCONT');
        await pause(60);
      }
    })();
    const slow = await scrapeWhen(system, 'the worker tells of it', (scraped) =>
      valuesOf(scraped, 'efemera_event_loop_delay_seconds', '"worker"').some((seconds) => seconds > 0.1),
    ).finally(() => (throttled = false));
    await throttle;
    await expectAlerts(['EfemeraEventLoopSlow'], slow);
    await scrapeWhen(system, 'it is over', isFast);
  });

  it('fire when workers or SMTP processes are missing, and for the work that waits for them', async () => {
    system.signal('worker', 'SIGSTOP');
    try {
      await send('late@efemera.localhost');
      sender.destroy();
      system.signal('smtp', 'SIGSTOP');
      const ages = (scraped: Scrape, role: string) =>
        valuesOf(scraped, 'efemera_heartbeat_age_seconds', `role="${role}"`);
      const without = await scrapeWhen(system, 'both are missed, and work is late', (scraped) =>
        [
          ...ages(scraped, 'smtp'),
          ...ages(scraped, 'worker'),
          ...valuesOf(scraped, 'efemera_expiry_lag_seconds'),
          Math.max(...valuesOf(scraped, 'efemera_queue_lag_seconds')),
        ].every((seconds) => seconds > lateSeconds),
      );
      await expectAlerts(
        ['EfemeraExpiryLag', 'EfemeraQueueLag', 'EfemeraSmtpMissing', 'EfemeraWorkerMissing'],
        without,
      );
      system.signal('worker', 'SIGCONT');
      const recovered = await scrapeWhen(
        system,
        'the worker has caught up',
        (scraped) =>
          [
            ...ages(scraped, 'worker'),
            ...valuesOf(scraped, 'efemera_expiry_lag_seconds'),
            ...valuesOf(scraped, 'efemera_queue_lag_seconds'),
          ].every((seconds) => seconds < lateSeconds) && isFast(scraped),
      );
      await expectAlerts(['EfemeraSmtpMissing'], recovered);
    } finally {
      system.signal('worker', 'SIGCONT');
      system.signal('smtp', 'SIGCONT');
    }
    sender = await SmtpSender.connect(system.smtpPort);
  });

  it('fire when Redis hangs: the alert for Redis, and no other', async () => {
    system.signal('redis', 'SIGSTOP');
    const without = await scrapeWhen(system, 'it is missed', (scraped) =>
      valuesOf(scraped, 'efemera_redis_up').includes(0),
    ).finally(() => system.signal('redis', 'SIGCONT'));
    await expectAlerts(['EfemeraRedisDown'], without);
    const back = await scrapeWhen(
      system,
      'it is back, and what waited meanwhile is done',
      (scraped) =>
        valuesOf(scraped, 'efemera_redis_up').includes(1) &&
        [...valuesOf(scraped, 'efemera_expiry_lag_seconds'), ...valuesOf(scraped, 'efemera_queue_lag_seconds')].every(
          (seconds) => seconds < lateSeconds,
        ),
    );
    // Counters that were missing and come back must not look to Prometheus as if their whole value was counted just now.
    const timeline = healthy.fork().record(without, back).goOn(5);
    await expectFiring(timeline.scrapes, [{ after: timeline.length, alerts: [] }]);
  });

  it('fire when no gateway answers', async () => {
    system.signal('gateway', 'SIGSTOP');
    const nothing = await scrape(system.url).finally(() => system.signal('gateway', 'SIGCONT'));
    expect(nothing.values.size).toBe(0);
    await expectAlerts(['EfemeraGatewaysDown'], nothing);
  });
});

it('an alert fires when the certificate of SMTP ends within a fortnight', async () => {
  const system = await startWith(13);
  try {
    const scraped = await scrapeWhen(system, 'SMTP tells of it', (scraped) =>
      valuesOf(scraped, 'efemera_certificate_expiry_timestamp_seconds').some(Boolean),
    );
    const timeline = Timeline.of(scraped).goOn(70);
    await expectFiring(timeline.scrapes, [{ after: timeline.length, alerts: ['EfemeraCertificateExpires'] }]);
  } finally {
    await system.stop();
  }
});

it('alerts fire for a Redis that does not rewrite its file, and for one whose disk is full', async () => {
  const redis = await FullDiskRedis.start(['--rename-command', 'BGREWRITEAOF', '']);
  const system = await startWith(90, { REDIS_URL: redis.url, ERASE_SECONDS: '4', INBOX_TTL_SECONDS: '1' });
  try {
    const sender = await SmtpSender.connect(system.smtpPort);
    await sender.send('gone@efemera.localhost', textMail('x'));
    const unerased = await scrapeWhen(
      system,
      'the lag is told',
      (scraped) => (valuesOf(scraped, 'efemera_erasure_lag_seconds')[0] ?? 0) > 4,
    );
    const timeline = Timeline.of(unerased).goOn(longMinutes);
    await expectFiring(timeline.scrapes, [{ after: timeline.length, alerts: ['EfemeraErasureLag'] }]);

    const large = textMail('x', 'x'.repeat(70).concat('\r\n').repeat(1000));
    await until('the disk is full', async () => (await sender.send('gone@efemera.localhost', large)).code === 451);
    const full = await scrapeWhen(system, 'it is told', (scraped) =>
      valuesOf(scraped, 'efemera_redis_write_fault').includes(1),
    );
    const fullTimeline = Timeline.of(full).goOn(longMinutes);
    await expectFiring(fullTimeline.scrapes, [
      { after: fullTimeline.length, alerts: ['EfemeraErasureLag', 'EfemeraRedisDisk'] },
    ]);
    sender.destroy();
  } finally {
    await system.stop();
    await redis.stop();
  }
});

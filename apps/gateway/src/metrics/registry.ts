import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * All metrics of `/metrics`. A label has few values, and none that a client can choose: no address, no sender, no path but
 * those of pages. Keys of programs, at most a hundred, are labelled by their ids: `/metrics` may be open to everybody, and
 * a key's name may reveal who tests here.
 */
export function createMetrics(build: { version: string; commit: string }) {
  const registry = new Registry();
  const registers = [registry];
  // By default, prom-client's measure of the event loop wakes an idle gateway a hundred times a second. Heartbeats
  // report the delay of every process (`efemera_event_loop_delay_seconds`), so prom-client measures rarely here and its
  // values are left out.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 10_000 });
  for (const { name } of registry.getMetricsAsArray()) {
    if (name.startsWith('nodejs_eventloop_lag')) registry.removeSingleMetric(name);
  }
  const gauge = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Gauge({ name: `efemera_${name}`, help, labelNames, registers });
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Counter({ name: `efemera_${name}`, help, labelNames, registers });

  const buildInfo = gauge('build_info', 'Always 1: the version of this gateway, and its commit if the build knew it.', [
    'version',
    'commit',
  ]);
  buildInfo.set(build, 1);

  return {
    registry,

    /** Measured by this gateway. */
    own: {
      httpRequests: counter('http_requests_total', 'HTTP requests answered by this gateway.', [
        'method',
        'route',
        'status',
      ]),
      httpSeconds: new Histogram({
        name: 'efemera_http_request_seconds',
        help: 'Time to answer an HTTP request; long-polls and streams are left out.',
        labelNames: ['method', 'route'],
        buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
        registers,
      }),
      pushSeconds: new Histogram({
        name: 'efemera_push_seconds',
        help: 'From the last byte of a mail at SMTP to its push by this gateway, of mail in inboxes that clients follow.',
        buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
        registers,
      }),
      sockets: gauge('sockets_open', 'Socket.IO connections of this gateway.'),
      waiters: gauge('waiters', 'Long-polls that wait at this gateway.'),
      streams: gauge('streams_open', 'Event streams (SSE) that are open at this gateway.'),
      streamBacklog: gauge('stream_backlog_bytes', 'Bytes that the clients of event streams have not read yet.'),
      refused: counter('limits_hit_total', 'Calls, sockets and connections refused at a limit, by the limit.', [
        'limit',
      ]),
      feedGaps: counter(
        'event_feed_gaps_total',
        'Times this gateway missed facts, so that its clients had to read their listings again.',
      ),
    },

    /** Read from Redis, of the whole service: every gateway shows the same. */
    shared: {
      smtpConnections: counter('smtp_connections_total', 'Connections to SMTP.'),
      smtpAccepted: counter('smtp_messages_accepted_total', 'Messages answered 250 after DATA.', ['tls']),
      smtpBytes: counter('smtp_accepted_bytes_total', 'Bytes of the messages accepted, over HTTP too.'),
      smtpRefused: counter('smtp_refused_total', 'Refusals by SMTP: connections, commands and messages.', [
        'code',
        'reason',
      ]),
      intakeAccepted: counter('intake_messages_accepted_total', 'Messages taken over HTTP from relays.'),
      intakeRefused: counter('intake_refused_total', 'Recipients refused to relays over HTTP, by the reply of SMTP.', [
        'code',
        'reason',
      ]),
      intakeListed: counter('listed_messages_total', 'Messages taken from clients on a DNS block list, by its zone.', [
        'zone',
      ]),
      smtpTakenBack: counter(
        'smtp_taken_back_total',
        'Copies taken back of messages that were refused while Redis was in trouble.',
      ),
      domainMails: counter('domain_mails_stored_total', 'Mails stored, by the domain of the service.', ['domain']),
      domainClaims: counter('domain_inboxes_claimed_total', 'Addresses claimed, by the domain of the service.', [
        'domain',
      ]),
      domainRefused: counter('domain_refused_total', 'Recipients refused at retired domains.', ['domain']),
      pushNotices: counter(
        'push_notices_total',
        'Notices of new mail to browsers: sent, given_up, unsubscribed (the browser is gone), limited (too many for an inbox).',
        ['outcome'],
      ),
      parserGivenUp: counter('parser_given_up_total', 'Mail that no process could parse, shown unparsed.', ['reason']),
      unreadable: counter(
        'unreadable_fields_total',
        'Fields of stored mails that could not be read, at each attempt; what could be read was shown.',
        ['field'],
      ),
      erasures: counter(
        'append_only_rewrites_total',
        'Rewrites of the append-only files for the sake of deleted mail.',
        ['outcome'],
      ),
      received: counter('mails_stored_total', 'Mails stored, one for each recipient.'),
      claimed: counter('inboxes_claimed_total', 'Addresses claimed.'),
      pageViews: counter(
        'page_views_total',
        'Pages that visitors stayed on for some seconds; paths that are no page count as other.',
        ['page'],
      ),
      keyClaimed: counter('key_claims_total', 'Addresses claimed with a key of a program, by the id of the key.', [
        'key',
      ]),
      keyReceived: counter('key_mails_total', 'Mails that inboxes of a key have received.', ['key']),
      keyRefused: counter('key_refused_total', "Calls refused by a key's own quota or rate.", ['key']),
      jobs: counter('jobs_total', 'Jobs that workers have done.', ['queue', 'outcome']),
      jobSeconds: counter('job_seconds_total', 'Time that workers have spent on jobs.', ['queue']),
      queueJobs: gauge('queue_jobs', 'Jobs in the queues.', ['queue', 'state']),
      queuePaused: gauge('queue_paused', '1 while a queue is paused.', ['queue']),
      queueLag: gauge('queue_lag_seconds', 'How long the next job has been waiting for a worker.', ['queue']),
      erasureLag: gauge(
        'erasure_lag_seconds',
        'How long something deleted may still be in an append-only file of Redis.',
      ),
      erasureLimit: gauge('erasure_limit_seconds', 'ERASE_SECONDS of the workers; missing where they erase nothing.'),
      expiryLag: gauge('expiry_lag_seconds', 'How long the inbox that is due first is overdue for expiry.'),
      heartbeatAge: gauge('heartbeat_age_seconds', 'Seconds since the last heartbeat of a process.', [
        'role',
        'process',
      ]),
      processMemory: gauge('process_memory_bytes', 'Resident memory of a process.', ['role', 'process']),
      processCpu: counter('process_cpu_seconds_total', 'CPU time of a process.', ['role', 'process']),
      loopDelay: gauge('event_loop_delay_seconds', "99th percentile of a process's event-loop delay.", [
        'role',
        'process',
      ]),
      clockOffset: gauge('clock_offset_seconds', "How far a process's clock is before Redis'.", ['role', 'process']),
      connections: gauge('connections_open', 'SMTP connections or sockets that a process has open.', [
        'role',
        'process',
      ]),
      certificateExpiry: gauge(
        'certificate_expiry_timestamp_seconds',
        'When the TLS certificate of an SMTP process ends, in seconds since 1970.',
        ['role', 'process'],
      ),
      storeFilled: gauge(
        'store_filled_ratio',
        'How much of the memory that mail of held or unclaimed addresses may fill is in use; from 1 on it is refused.',
        ['kind'],
      ),
      redisWriteFault: gauge(
        'redis_write_fault',
        '1 while the last attempt of Redis to write or rewrite its files failed.',
      ),
      redisMemory: gauge('redis_memory_bytes', 'Memory that Redis uses.'),
      redisMemoryLimit: gauge('redis_memory_limit_bytes', 'Memory that Redis may use; 0: no limit.'),
      redisClients: gauge('redis_clients', 'Connections to Redis.'),
    },
    redisUp: gauge('redis_up', '1 while Redis answers.'),
  };
}
export type Metrics = ReturnType<typeof createMetrics>;
/** Injection token of the metrics: they are plain data, so there is no class by which Nest could inject them. */
export const METRICS = Symbol('metrics');

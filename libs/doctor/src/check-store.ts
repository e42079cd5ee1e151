import type { Finding, QueueReport, RedisReport, StoreReport } from '@efemera/contract';
import { about, bytes, span } from './findings.js';

const fullShare = 0.8;
const veryFullShare = 0.95;
/** Of the part of the memory that mail of unclaimed addresses may fill. */
const nearlyFilled = 0.9;
/** The lowest release that has the commands which the scripts use. */
const lowestRedis = 7;
/** A process sends a heartbeat every five seconds: after three missing ones the doctor counts it as gone. */
const silentSeconds = 16;
const slowQueueSeconds = 15;
const stuckQueueSeconds = 60;
const longJobSeconds = 600;
const lateExpirySeconds = 60;

export function redisAway(reason: string): Finding {
  return about('redis').fail({
    code: 'redis_away',
    // ioredis names this option in its error for a command that it could not send.
    found: `Redis can't be used: ${/enableOfflineQueue/.test(reason) ? 'there is no connection' : reason.replace(/\.$/, '')}.`,
    meaning: 'Nothing works without it: no mail is taken (451), and the site answers 503.',
    mend: 'Start Redis, or mend REDIS_URL (address, port, password, database). With the embedded one: is `npm start` running?',
  });
}

/**
 * Checks one Redis, or each master of a cluster.
 *
 * @param waitReplicas  how many replicas must have a mail before it is confirmed.
 */
export function checkRedis({ redisNodes }: StoreReport, waitReplicas: number): Finding[] {
  const clustered = redisNodes.length > 1;
  return redisNodes.flatMap(({ node, report }) => {
    const subject = clustered ? node : null;
    return report ? checkNode(report, subject, { clustered, waitReplicas }) : [nodeAway(node)];
  });
}

const nodeAway = (node: string) =>
  about('redis', node).fail({
    code: 'redis_node_away',
    found: 'This master of the cluster does not answer.',
    meaning: 'Addresses and mail that lie there cannot be read, and mail for them is put off (451).',
    mend: 'Start it again, or see why no replica takes its place: redis-cli --cluster check HOST:PORT',
  });

interface NodeSurroundings {
  clustered: boolean;
  waitReplicas: number;
}

function checkNode(redis: RedisReport, subject: string | null, surroundings: NodeSurroundings): Finding[] {
  const faults = [
    checkReplicas(redis, subject, surroundings),
    checkVersion(redis, subject),
    checkEviction(redis, subject),
    checkFile(redis, subject),
    checkMemory(redis, subject),
  ].flat();
  if (faults.length > 0) return faults;
  const { version, evictionPolicy, usedBytes } = redis;
  return [
    about('redis', subject).ok(`Redis ${version}, ${evictionPolicy}, append-only file, ${bytes(usedBytes)} used.`),
  ];
}

function checkReplicas(
  { replicas }: RedisReport,
  subject: string | null,
  { clustered, waitReplicas }: NodeSurroundings,
): Finding[] {
  const { warn, fail } = about('redis', subject);
  if (replicas < waitReplicas) {
    return [
      fail({
        code: 'redis_replicas_few',
        found: `Replicas that follow this master: ${replicas}; REDIS_WAIT_REPLICAS is ${waitReplicas}.`,
        meaning: 'No mail and no claim for it can be confirmed: senders are put off (451), pages hear 503.',
        mend: 'Add a replica or start one again, or lower REDIS_WAIT_REPLICAS.',
      }),
    ];
  }
  if (!clustered || replicas > 0) return [];
  return [
    warn({
      code: 'redis_no_replica',
      found: 'No replica follows this master.',
      meaning: 'When its machine dies, what lies there is away until it is back.',
      mend: 'Add one: redis-cli --cluster add-node NEW:PORT HOST:PORT --cluster-slave',
    }),
  ];
}

function checkVersion({ version }: RedisReport, subject: string | null): Finding[] {
  if (parseInt(version, 10) >= lowestRedis) return [];
  return [
    about('redis', subject).fail({
      code: 'redis_old',
      found: `Redis ${version} is older than ${lowestRedis}.0.`,
      meaning: 'Scripts that store mail may fail.',
      mend: `Run Redis ${lowestRedis} or newer, or Valkey.`,
    }),
  ];
}

function checkEviction({ evictionPolicy }: RedisReport, subject: string | null): Finding[] {
  const { warn, fail } = about('redis', subject);
  if (evictionPolicy === 'noeviction') return [];
  if (evictionPolicy === null) {
    return [
      warn({
        code: 'redis_policy_unknown',
        found: 'Redis does not tell its maxmemory-policy.',
        meaning: 'With any other than noeviction it throws mail away that was confirmed to its sender.',
        mend: 'See in the console of its provider that maxmemory-policy is noeviction.',
      }),
    ];
  }
  return [
    fail({
      code: 'redis_policy',
      found: `maxmemory-policy is ${evictionPolicy}.`,
      meaning:
        'With its memory full Redis throws away mail that was confirmed to its sender. SMTP does not start on it.',
      mend: 'redis-cli CONFIG SET maxmemory-policy noeviction, and the same line in redis.conf.',
    }),
  ];
}

function checkFile({ writeFault, appendOnly }: RedisReport, subject: string | null): Finding[] {
  const { warn, fail } = about('redis', subject);
  const faults: Finding[] = [];
  if (writeFault) {
    faults.push(
      fail({
        code: 'redis_write',
        found: `Redis could not write to its disk (${writeFault}).`,
        meaning: 'It refuses what would change anything, or loses it at its next start.',
        mend: 'Look at the space and the rights of its folder, and at its log.',
      }),
    );
  }
  if (!appendOnly) {
    faults.push(
      warn({
        code: 'redis_append_only',
        found: 'Redis keeps no append-only file.',
        meaning: 'When it is restarted, mail and addresses are gone that were confirmed.',
        mend: 'redis-cli CONFIG SET appendonly yes, and the same line in redis.conf.',
      }),
    );
  }
  return faults;
}

function checkMemory({ usedBytes, limitBytes, filled }: RedisReport, subject: string | null): Finding[] {
  const { warn, fail } = about('redis', subject);
  const share = limitBytes > 0 ? usedBytes / limitBytes : 0;
  if (share <= fullShare) {
    if (limitBytes === 0 || filled.unclaimed <= nearlyFilled) return [];
    return [
      warn({
        code: 'redis_unclaimed_full',
        found: `${bytes(usedBytes)} of ${bytes(limitBytes)} are used.`,
        meaning: 'Mail to addresses that nobody holds is put off (452), or soon will be; mail to held ones is taken.',
        mend: 'Raise maxmemory, or lower INBOX_TTL_SECONDS, MAX_INBOX_BYTES or MAX_MESSAGE_BYTES.',
      }),
    ];
  }
  const fault = {
    code: 'redis_full',
    found: `${bytes(usedBytes)} of ${bytes(limitBytes)} are used.`,
    meaning: 'With its memory full, mail is put off (452) until other mail expires.',
    mend: 'Raise maxmemory, or lower INBOX_TTL_SECONDS, MAX_INBOX_BYTES or MAX_MESSAGE_BYTES.',
  };
  return [share > veryFullShare ? fail(fault) : warn(fault)];
}

/** Which processes have sent heartbeats lately, and which kinds of process are missing. */
export function checkProcesses({ processes }: StoreReport): Finding[] {
  const { ok, warn } = about('processes');
  const living = processes.filter(({ ageSeconds }) => ageSeconds <= silentSeconds);
  const missing = (['smtp', 'gateway', 'worker'] as const)
    .filter((role) => !living.some((process) => process.role === role))
    .map((role) => {
      const last = processes.findLast((process) => process.role === role);
      return about('processes', role).fail({
        code: `${role}_missing`,
        found: last ? `No ${role} lives; the last one was heard of ${span(last.ageSeconds)} ago.` : `No ${role} runs.`,
        meaning: {
          smtp: 'No mail is taken.',
          gateway: 'There is no site and no API.',
          worker: 'Mail is parsed late, senders are not checked, and nothing expires.',
        }[role],
        mend: `Start it (docker compose up -d ${role}, or npm start), and look at its log for why it ended.`,
      });
    });
  const versions = [...new Set(living.map(({ vitals }) => vitals.version))];
  if (versions.length > 1) {
    missing.push(
      warn({
        code: 'versions_differ',
        found: `Processes of the versions ${versions.join(' and ')} run side by side.`,
        meaning: 'An update is under way, or one of them was forgotten.',
        mend: 'Restart those of the older version.',
      }),
    );
  }
  if (missing.length > 0) return missing;
  const count = (role: string) => living.filter((process) => process.role === role).length;
  return [ok(`${count('smtp')} smtp, ${count('gateway')} gateway, ${count('worker')} worker.`)];
}

export function checkQueues({ queues, expiryLagSeconds }: StoreReport): Finding[] {
  const findings = queues.flatMap(checkQueue);
  if (expiryLagSeconds > lateExpirySeconds) {
    findings.push(
      about('queues', 'expiry').fail({
        code: 'expiry_late',
        found: `Mail or addresses should have expired ${span(expiryLagSeconds)} ago.`,
        meaning: 'Mail lies about for longer than promised, and Redis fills up.',
        mend: 'See that a worker runs and that its queue "retention" is not paused.',
      }),
    );
  }
  if (findings.length > 0) return findings;
  return [about('queues').ok(`${queues.length} queues, none behind.`)];
}

function checkQueue({ name, paused, jobs, lagSeconds, runningSeconds }: QueueReport): Finding[] {
  const { warn, fail } = about('queues', name);
  const findings: Finding[] = [];
  if (paused) {
    findings.push(
      fail({
        code: 'queue_paused',
        found: `The queue is paused; jobs that wait: ${jobs.waiting}.`,
        meaning: 'Nothing of it is done until it goes on.',
        mend: 'Resume it on the queue board (/admin/queues).',
      }),
    );
  }
  if (lagSeconds > slowQueueSeconds) {
    const fault = {
      code: 'queue_stuck',
      found: `Its next job has been waiting for ${span(lagSeconds)}; ${jobs.waiting} wait, ${jobs.active} run.`,
      meaning: 'No worker takes jobs, or they come faster than they are done.',
      mend: 'See that a worker runs and what its log says; more workers (--scale worker=2) do more.',
    };
    findings.push(lagSeconds > stuckQueueSeconds ? fail(fault) : warn(fault));
  }
  if (runningSeconds > longJobSeconds) {
    findings.push(
      warn({
        code: 'job_hangs',
        found: `A job has been running for ${span(runningSeconds)}.`,
        meaning: 'It takes up the place of others.',
        mend: 'Restart the worker: what it had in hand goes to another one.',
      }),
    );
  }
  if (jobs.failed > 0) {
    findings.push(
      warn({
        code: 'jobs_failed',
        found: `Jobs that failed for good within the last hour: ${jobs.failed}.`,
        meaning: 'Mail of theirs is shown raw, or its sender was not checked.',
        mend: "See the reason on the queue board (/admin/queues) and in the workers' logs.",
      }),
    );
  }
  return findings;
}

import { z } from 'zod';
import { commentSchema } from './feedback.js';
import { readinessSchema } from './http.js';
import { limits } from './limits.js';

/** The state of a process, which the process reports with each heartbeat. */
export const vitalsSchema = z.object({
  version: z.string(),
  startedAtMs: z.number(),
  memoryBytes: z.number(),
  cpuSeconds: z.number(),
  /** Delay of the event loop since the last heartbeat: the 99th percentile and the maximum. */
  loopDelayP99Seconds: z.number(),
  loopDelayMaxSeconds: z.number(),
  /** Number of open connections or sockets; a worker has none. */
  connections: z.number().optional(),
  /** When the certificate of SMTP ends; only of a process that has one. */
  certificateValidUntilMs: z.number().optional(),
  /** ERASE_SECONDS of a worker. */
  eraseSeconds: z.number().optional(),
});
export type Vitals = z.infer<typeof vitalsSchema>;

export const processReportSchema = z.object({
  role: z.enum(['smtp', 'gateway', 'worker']),
  /** A random id for the life of the process. */
  instance: z.string(),
  /** Time since its last heartbeat. */
  ageSeconds: z.number(),
  /** Difference of its clock to Redis' clock; negative if it is behind. */
  clockOffsetSeconds: z.number(),
  vitals: vitalsSchema,
});
export type ProcessReport = z.infer<typeof processReportSchema>;

export const queueReportSchema = z.object({
  name: z.string(),
  paused: z.boolean(),
  jobs: z.object({ waiting: z.int(), active: z.int(), delayed: z.int(), failed: z.int() }),
  /** How long the next job has been waiting for a worker; 0 if none waits. */
  lagSeconds: z.number(),
  /** How long the longest-running job has been running; 0 if none runs. */
  runningSeconds: z.number(),
});
export type QueueReport = z.infer<typeof queueReportSchema>;

export const redisReportSchema = z.object({
  version: z.string(),
  /** Null if Redis does not tell (a managed Redis that hides its configuration). */
  evictionPolicy: z.string().nullable(),
  appendOnly: z.boolean(),
  /** The field of Redis' INFO that tells of a failed write to disk (`aof_last_write_status`); null if none does. */
  writeFault: z.string().nullable(),
  usedBytes: z.number(),
  /** 0 means no limit. */
  limitBytes: z.number(),
  /**
   * All memory in use, as a part of the memory up to which mail for unclaimed or held inboxes is stored. At 1 Redis takes no
   * mail of this kind; mail over 64 KB is refused somewhat before that.
   */
  filled: z.object({ unclaimed: z.number(), held: z.number() }),
  clients: z.int(),
  /** Replicas that could take over from it. */
  replicas: z.int(),
  /** Difference of its clock to the clock of the asking process. */
  clockOffsetSeconds: z.number(),
});
export type RedisReport = z.infer<typeof redisReportSchema>;

/** The state of the whole store, as one process sees it now. */
export const storeReportSchema = z.object({
  /** All masters as one: sums of bytes and clients; the worst master's value of policy, files, fill and replicas. */
  redis: redisReportSchema,
  /** Each master: one, or those of a cluster. Null for one that does not answer. */
  redisNodes: z.array(z.object({ node: z.string(), report: redisReportSchema.nullable() })),
  processes: z.array(processReportSchema),
  queues: z.array(queueReportSchema),
  /** How late the most overdue expiry is. */
  expiryLagSeconds: z.number(),
  /** How long ago the oldest content was deleted that may still be in an append-only file; 0 if no file has such. */
  erasureLagSeconds: z.number(),
});
export type StoreReport = z.infer<typeof storeReportSchema>;

/** The checks of the doctor, in the order of its report. */
export const doctorChecks = [
  'settings',
  'redis',
  'disk',
  'clock',
  'processes',
  'queues',
  'smtp',
  'site',
  'certificate',
  'dns',
] as const;
export type DoctorCheck = (typeof doctorChecks)[number];

export const findingSchema = z.object({
  check: z.enum(doctorChecks),
  /** The id of the fault; null if there is none. */
  code: z.string().nullable(),
  /** What was checked, if a check runs on several things: a domain, a queue, the port of a certificate. */
  subject: z.string().nullable(),
  /** `warn`: the checked thing works, but not for long or not for all; `fail`: it does not work. */
  state: z.enum(['ok', 'warn', 'fail']),
  /** English, one or two sentences each: the fault, its consequence, its remedy. */
  found: z.string(),
  meaning: z.string().nullable(),
  mend: z.string().nullable(),
});
export type Finding = z.infer<typeof findingSchema>;

export const doctorReportSchema = z.object({ findings: z.array(findingSchema), checkedAt: z.iso.datetime() });
export type DoctorReport = z.infer<typeof doctorReportSchema>;

/** How often a page was viewed: its path, or `other`. Days are in UTC. */
export const pageViewsSchema = z.object({ page: z.string(), today: z.int(), month: z.int() });
export type PageViews = z.infer<typeof pageViewsSchema>;

/** Readiness, and what is read from Redis: the store's state, totals and page views, each null while Redis is away. */
export const operatorOverviewSchema = z.object({
  health: readinessSchema,
  store: storeReportSchema.nullable(),
  emailsCreated: z.int().nullable(),
  messagesReceived: z.int().nullable(),
  /** The most viewed pages of today and the 29 days before, most viewed first. */
  pageViews: z.array(pageViewsSchema).nullable(),
});
export type OperatorOverview = z.infer<typeof operatorOverviewSchema>;

export const blockKinds = ['sender', 'domain', 'network'] as const;
export type BlockKind = (typeof blockKinds)[number];

const shortText = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}]*$/u);

export const blockRequestSchema = z.object({
  kind: z.enum(blockKinds),
  value: shortText(limits.maxAddressBytes).describe(
    'An address, a domain (its subdomains are meant as well), or an IP address or range such as 192.0.2.0/24.',
  ),
  reason: shortText(200).optional(),
  expiresInSeconds: z.int().min(60).max(315_360_000).optional().describe('If missing, the block has no end.'),
});
export type BlockRequest = z.infer<typeof blockRequestSchema>;

export const blockSchema = z.object({
  kind: z.enum(blockKinds),
  /** In canonical form: lower case, ASCII, the first address of a range. */
  value: z.string(),
  reason: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
});
export type Block = z.infer<typeof blockSchema>;
export const blockListSchema = z.object({ blocks: z.array(blockSchema) });
export type BlockListAnswer = z.infer<typeof blockListSchema>;
/** The block to remove. */
export const blockQuerySchema = blockRequestSchema.pick({ kind: true, value: true });

/** The mail to delete: that of an inbox, or of a sender or domain in every inbox. */
export const purgeRequestSchema = z.object({
  kind: z.enum(['inbox', 'sender', 'domain']),
  value: shortText(limits.maxAddressBytes),
  end: z
    .boolean()
    .default(false)
    .describe(
      'With kind `inbox`: also ends the inbox, and reserves its address for nobody for a day or the quarantine.',
    ),
});
export type PurgeRequest = z.input<typeof purgeRequestSchema>;
export const purgeAnswerSchema = z.object({ removed: z.int().nonnegative() });
export type PurgeAnswer = z.infer<typeof purgeAnswerSchema>;

export const moderatedCommentSchema = commentSchema.extend({ email: z.string().nullable(), hidden: z.boolean() });
export type ModeratedComment = z.infer<typeof moderatedCommentSchema>;
export const moderatedCommentListSchema = z.object({
  comments: z.array(moderatedCommentSchema),
  page: z.int().positive(),
  pages: z.int().positive(),
  total: z.int().nonnegative(),
});
export type ModeratedCommentList = z.infer<typeof moderatedCommentListSchema>;
export const moderationQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  hidden: z.enum(['true', 'false']).default('false').describe('`true`: only hidden comments.'),
});
export const moderationRequestSchema = z.object({ hidden: z.boolean() });

/** How often mail of a sender was refused and taken in a period. */
export const senderRateSchema = z.object({
  /** In the form of a block's value: the registrable domain of the envelope's sender, or a network (/24, /64). */
  value: z.string(),
  refused: z.int().nonnegative(),
  taken: z.int().nonnegative(),
  /** True if a block refuses all of its mail already. */
  blocked: z.boolean(),
  /**
   * The page proposes a block, which only the operator makes: nearly all of its mail is refused, there is enough of it
   * to tell, and no block refuses it yet.
   */
  proposed: z.boolean(),
});
export type SenderRate = z.infer<typeof senderRateSchema>;
export const senderPeriods = ['hour', 'day'] as const;
export type SenderPeriod = (typeof senderPeriods)[number];
export const senderRatesSchema = z.object({
  period: z.enum(senderPeriods),
  /** Those with the most refusals, most first. */
  domains: z.array(senderRateSchema),
  networks: z.array(senderRateSchema),
});
export type SenderRates = z.infer<typeof senderRatesSchema>;
export const senderRatesQuerySchema = z.object({ period: z.enum(senderPeriods).default('day') });

export const auditActions = [
  'block.add',
  'block.remove',
  'purge',
  'domain.set',
  'domain.remove',
  'comment.hide',
  'comment.show',
  'comment.delete',
  'letter.answer',
  'letter.reopen',
  'letter.delete',
  'letter.export',
  'key.create',
  'key.revoke',
  'queue',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** One action of an operator, without any content of mail. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** The token that was used, by the first characters of its hash. */
  actor: z.string(),
  /** The network of the operator: the /24 of an IPv4 address, the /64 of an IPv6 one. */
  network: z.string(),
  action: z.enum(auditActions),
  subject: z.string(),
  outcome: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export const auditListSchema = z.object({ entries: z.array(auditEntrySchema) });
export type AuditList = z.infer<typeof auditListSchema>;
export const auditQuerySchema = z.object({ limit: z.coerce.number().int().min(1).max(1000).default(100) });

import { z } from 'zod';
import { commentSchema } from './feedback.js';
import { readinessSchema } from './http.js';
import { limits } from './limits.js';

/** How a process fares, as it says itself with each heartbeat. */
export const vitalsSchema = z.object({
  version: z.string(),
  startedAtMs: z.number(),
  memoryBytes: z.number(),
  cpuSeconds: z.number(),
  /** How late the event loop was since the last heartbeat: the 99th percentile and the worst. */
  loopDelayP99Seconds: z.number(),
  loopDelayMaxSeconds: z.number(),
  /** Connections or sockets that are open now; a worker has none. */
  connections: z.number().optional(),
});
export type Vitals = z.infer<typeof vitalsSchema>;

export const processReportSchema = z.object({
  role: z.enum(['smtp', 'gateway', 'worker']),
  /** Random, for as long as it runs. */
  instance: z.string(),
  /** Since it was heard of last. */
  ageSeconds: z.number(),
  /** How far its clock is before Redis'; negative: behind. */
  clockOffsetSeconds: z.number(),
  vitals: vitalsSchema,
});
export type ProcessReport = z.infer<typeof processReportSchema>;

export const queueReportSchema = z.object({
  name: z.string(),
  paused: z.boolean(),
  jobs: z.object({ waiting: z.int(), active: z.int(), delayed: z.int(), failed: z.int() }),
  /** How long the job that is next has been waiting for a worker; 0 when none waits. */
  lagSeconds: z.number(),
  /** How long the job that runs longest has been running; 0 when none runs. */
  runningSeconds: z.number(),
});
export type QueueReport = z.infer<typeof queueReportSchema>;

export const redisReportSchema = z.object({
  version: z.string(),
  /** Null where Redis does not tell (a managed one that hides its configuration). */
  evictionPolicy: z.string().nullable(),
  appendOnly: z.boolean(),
  /** What Redis could not write to its disk last; null when all is well. */
  writeFault: z.string().nullable(),
  usedBytes: z.number(),
  /** 0: no limit. */
  limitBytes: z.number(),
  clients: z.int(),
  /** Servers that follow it and could take its place. */
  replicas: z.int(),
  /** How far its clock is before the one that asked. */
  clockOffsetSeconds: z.number(),
});
export type RedisReport = z.infer<typeof redisReportSchema>;

/** The state of everything that is kept, as one process sees it now. */
export const storeReportSchema = z.object({
  /** All servers that take writes, as one: sums, and the worst of each. */
  redis: redisReportSchema,
  /** Each of them: one, or the masters of a cluster. Null for one that does not answer. */
  redisNodes: z.array(z.object({ node: z.string(), report: redisReportSchema.nullable() })),
  processes: z.array(processReportSchema),
  queues: z.array(queueReportSchema),
  /** How long what should have expired first is overdue. */
  expiryLagSeconds: z.number(),
  /** How long something deleted may still be in an append-only file; 0 where nothing is. */
  erasureLagSeconds: z.number(),
});
export type StoreReport = z.infer<typeof storeReportSchema>;

/** What the doctor looks at, in the order in which it tells of it. */
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
  /** Names the fault; null where all is well. */
  code: z.string().nullable(),
  /** Which of several: a domain, a queue, a certificate's place. */
  subject: z.string().nullable(),
  /** `warn` works, but not for long or not for all; `fail` does not work. */
  state: z.enum(['ok', 'warn', 'fail']),
  /** English, each one or two sentences: what is so, what follows from it, and what to do about it. */
  found: z.string(),
  meaning: z.string().nullable(),
  mend: z.string().nullable(),
});
export type Finding = z.infer<typeof findingSchema>;

export const doctorReportSchema = z.object({ findings: z.array(findingSchema), checkedAt: z.iso.datetime() });
export type DoctorReport = z.infer<typeof doctorReportSchema>;

/** How often a page was looked at: by its path, or `other`. Days are UTC's. */
export const pageViewsSchema = z.object({ page: z.string(), today: z.int(), month: z.int() });
export type PageViews = z.infer<typeof pageViewsSchema>;

/** Readiness, with what Redis knows of every process and queue; null while it is away. */
export const operatorOverviewSchema = z.object({
  health: readinessSchema,
  store: storeReportSchema.nullable(),
  emailsCreated: z.int().nullable(),
  messagesReceived: z.int().nullable(),
  /** Of today and the 29 days before it, what was looked at most first. */
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
  expiresInSeconds: z.int().min(60).max(315_360_000).optional().describe('Without it, for good.'),
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
/** Which block to lift. */
export const blockQuerySchema = blockRequestSchema.pick({ kind: true, value: true });

/** Which mail to delete: that of an inbox, or of a sender or domain in every inbox. */
export const purgeRequestSchema = z.object({
  kind: z.enum(['inbox', 'sender', 'domain']),
  value: shortText(limits.maxAddressBytes),
});
export type PurgeRequest = z.infer<typeof purgeRequestSchema>;
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
  hidden: z.enum(['true', 'false']).default('false').describe('true: those that are hidden.'),
});
export const moderationRequestSchema = z.object({ hidden: z.boolean() });

export const auditActions = [
  'block.add',
  'block.remove',
  'purge',
  'comment.hide',
  'comment.show',
  'comment.delete',
  'queue',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** One thing that an operator did. No content of any mail. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Which token, by the first characters of its hash. */
  actor: z.string(),
  /** From where: the /24 of an IPv4 address, the /64 of an IPv6 one. */
  network: z.string(),
  action: z.enum(auditActions),
  subject: z.string(),
  outcome: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export const auditListSchema = z.object({ entries: z.array(auditEntrySchema) });
export type AuditList = z.infer<typeof auditListSchema>;
export const auditQuerySchema = z.object({ limit: z.coerce.number().int().min(1).max(1000).default(100) });

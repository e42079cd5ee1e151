import { z } from 'zod';

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
  /** How far its clock is before the one that asked. */
  clockOffsetSeconds: z.number(),
});
export type RedisReport = z.infer<typeof redisReportSchema>;

/** The state of everything that is kept, as one process sees it now. */
export const storeReportSchema = z.object({
  redis: redisReportSchema,
  processes: z.array(processReportSchema),
  queues: z.array(queueReportSchema),
  /** How long what should have expired first is overdue. */
  expiryLagSeconds: z.number(),
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

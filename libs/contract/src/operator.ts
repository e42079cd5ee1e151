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

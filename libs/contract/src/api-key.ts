import { z } from 'zod';
import { limits } from './limits.js';

/** The header in which a program sends its key. */
export const apiKeyHeader = 'X-Api-Key';
/** Every key begins with this prefix, so that programs that search for leaked secrets recognise one. */
export const apiKeyPrefix = 'efk_';

export const apiKeyRequestSchema = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .regex(/^[^\p{Cc}]*$/u)
    .describe('What the key is for, such as the name of a test suite.'),
  inboxesPerDay: z.int().min(1).max(1_000_000).describe('Addresses that may be claimed with the key a day (UTC).'),
  ratePerSecond: z
    .int()
    .min(1)
    .max(limits.maxKeyRatePerSecond)
    .optional()
    .describe(`Calls a second; ${limits.keyRatePerSecond} if missing.`),
  maxTtlSeconds: z
    .int()
    .min(limits.minInboxTtlSeconds)
    .max(limits.maxKeyTtlSeconds)
    .optional()
    .describe('The longest lifetime of its inboxes; if missing, that of visitors.'),
});
export type ApiKeyRequest = z.infer<typeof apiKeyRequestSchema>;

/** A key as the operator sees it, without the secret. */
export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  inboxesPerDay: z.int(),
  /** Null: the default, which RATE_LIMITS=off lifts. */
  ratePerSecond: z.int().nullable(),
  /** Null: the longest lifetime that visitors may choose. */
  maxTtlSeconds: z.int().nullable(),
  createdAt: z.iso.datetime(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const apiKeyFiguresSchema = apiKeySchema.extend({
  /** Time of the last use, exact to some seconds; null if the key was never used. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** Addresses claimed with the key, today (UTC) and since the operator made it. */
  claimedToday: z.int().nonnegative(),
  claimedTotal: z.int().nonnegative(),
  /** Mails that its inboxes have received. */
  receivedTotal: z.int().nonnegative(),
  /** Calls that its quota or its rate refused. */
  refusedTotal: z.int().nonnegative(),
});
export type ApiKeyFigures = z.infer<typeof apiKeyFiguresSchema>;
export const apiKeyListSchema = z.object({ keys: z.array(apiKeyFiguresSchema) });
export type ApiKeyList = z.infer<typeof apiKeyListSchema>;

export const newApiKeySchema = apiKeySchema.extend({
  /** The key itself, which only this answer shows. */
  key: z.string(),
});
export type NewApiKey = z.infer<typeof newApiKeySchema>;

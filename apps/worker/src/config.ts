import { commonSettings, integer, onOff, outboundSettings, settingsOrExit } from '@efemera/config';
import { z } from 'zod';

export const settingsSchema = z.object({
  ...commonSettings,
  ENRICH_PROCESSES: integer(1, 64, 'processes that parse mail')
    .prefault('1')
    .describe('a whole number from 1 to 64 (processes that parse mail)'),
  SENDER_CHECKS: onOff('SPF, DKIM and DMARC of senders')
    .prefault('on')
    .describe('on or off (SPF, DKIM and DMARC of senders)'),
  ...outboundSettings,
  RANKING_SECONDS: integer(1, 3600, 'how often rankings are rolled up')
    .prefault('60')
    .describe('a whole number from 1 to 3600 (seconds between two roll-ups of the rankings)'),
  HEARTBEAT_FILE: z.string().optional().describe('a file to touch while the worker lives, for health checks'),
});

export type Settings = ReturnType<typeof readSettings>;

export const readSettings = (env: Readonly<Record<string, string | undefined>> = process.env) =>
  settingsOrExit(settingsSchema, env);

import { commonSettings, integer, settingsOrExit } from '@efemera/config';
import { z } from 'zod';

const settingsSchema = z.object({
  ...commonSettings,
  ENRICH_THREADS: integer(1, 64, 'threads that parse mail')
    .prefault('1')
    .describe('a whole number from 1 to 64 (threads that parse mail)'),
  HEARTBEAT_FILE: z.string().optional().describe('a file to touch while the worker lives, for health checks'),
});

export type Settings = ReturnType<typeof readSettings>;

export const readSettings = () => settingsOrExit(settingsSchema, process.env);

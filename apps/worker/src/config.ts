import { isIP, isIPv6 } from 'node:net';
import { commonSettings, integer, onOff, settingsOrExit } from '@efemera/config';
import { z } from 'zod';

/** `192.0.2.1`, `192.0.2.1:5353`, `2001:db8::1` or `[2001:db8::1]:53`: what `dns.setServers` takes. */
function isServer(text: string): boolean {
  if (isIP(text)) return true;
  const [, six, four = '', port = '53'] = /^(?:\[([^\]]+)\]|([^:]+))(?::(\d{1,5}))?$/.exec(text) ?? [];
  return (six ? isIPv6(six) : isIP(four) === 4) && Number(port) > 0 && Number(port) < 65536;
}

const settingsSchema = z.object({
  ...commonSettings,
  ENRICH_PROCESSES: integer(1, 64, 'processes that parse mail')
    .prefault('1')
    .describe('a whole number from 1 to 64 (processes that parse mail)'),
  SENDER_CHECKS: onOff('SPF, DKIM and DMARC of senders')
    .prefault('on')
    .describe('on or off (SPF, DKIM and DMARC of senders)'),
  DNS_SERVERS: z
    .string()
    .transform((list) => list.split(',').map((server) => server.trim()))
    .pipe(z.array(z.string().refine(isServer)).min(1))
    .optional()
    .describe('a comma-separated list of resolvers, such as 192.0.2.1, 192.0.2.1:5353 or [2001:db8::1]:53'),
  RANKING_SECONDS: integer(1, 3600, 'how often rankings are rolled up')
    .prefault('60')
    .describe('a whole number from 1 to 3600 (seconds between two roll-ups of the rankings)'),
  HEARTBEAT_FILE: z.string().optional().describe('a file to touch while the worker lives, for health checks'),
});

export type Settings = ReturnType<typeof readSettings>;

export const readSettings = (env: Readonly<Record<string, string | undefined>> = process.env) =>
  settingsOrExit(settingsSchema, env);

import { commonSettings, integer, port, settingsOrExit } from '@efemera/config';
import { isNetwork } from '@efemera/network';
import { z } from 'zod';

export const settingsSchema = z
  .object({
    ...commonSettings,
    SMTP_PORT: port('SMTP').prefault('2525').describe('a port number (SMTP)'),
    SMTP_RECIPIENTS: z
      .enum(['any', 'claimed'])
      .prefault('any')
      .describe('any, or claimed: refuse addresses that nobody holds'),
    SMTP_TLS_CERT: z.string().optional().describe('a PEM file, set together with SMTP_TLS_KEY'),
    SMTP_TLS_KEY: z.string().optional().describe('a PEM file, set together with SMTP_TLS_CERT'),
    SMTP_TRUST_PROXY: z
      .string()
      .transform((list) => (list === 'off' ? [] : list.split(',').map((network) => network.trim())))
      .pipe(z.array(z.string().refine(isNetwork)))
      .prefault('off')
      .describe('off, or the networks of proxies that speak the PROXY protocol, such as 10.0.0.0/8, fd00::/8'),
    SMTP_MAX_CONNECTIONS: integer(1, 100_000, 'SMTP connections at a time')
      .prefault('1000')
      .describe('a whole number from 1 to 100000 (SMTP connections at a time)'),
    SMTP_MAX_CONNECTIONS_PER_NETWORK: integer(1, 100_000, 'of one IPv4 address or IPv6 /64')
      .prefault('200')
      .describe('a whole number from 1 to 100000 (SMTP connections of one IPv4 address or IPv6 /64)'),
    SMTP_IDLE_SECONDS: integer(1, 3600, 'patience with a silent sender')
      .prefault('300')
      .describe('a whole number from 1 to 3600 (patience with a silent sender)'),
  })
  .refine((settings) => !settings.SMTP_TLS_CERT || settings.SMTP_TLS_KEY, { path: ['SMTP_TLS_KEY'] })
  .refine((settings) => !settings.SMTP_TLS_KEY || settings.SMTP_TLS_CERT, { path: ['SMTP_TLS_CERT'] });

export type Settings = ReturnType<typeof readSettings>;

export const readSettings = () => settingsOrExit(settingsSchema, process.env);

/** Haraka finds its `config` and `plugins` folders by this variable alone, and looks at it while it loads. */
export function setHarakaHome(folder: string): void {
  process.env.HARAKA = folder;
}

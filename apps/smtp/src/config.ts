import {
  commonSettings,
  integer,
  recipientSettings,
  setting,
  settingsOrExit,
  siteSettings,
  smtpPortSetting,
  smtpTlsSettings,
} from '@efemera/config';
import { isNetwork } from '@efemera/network';
import { z } from 'zod';

export const settingsSchema = z
  .object({
    ...commonSettings,
    SMTP_PORT: smtpPortSetting,
    ...recipientSettings,
    ...smtpTlsSettings,
    RATE_LIMITS: siteSettings.RATE_LIMITS,
    SMTP_TRUST_PROXY: setting(
      z
        .string()
        .transform((list) => (list === 'off' ? [] : list.split(',').map((network) => network.trim())))
        .pipe(z.array(z.string().refine(isNetwork)))
        .describe('off, or the networks of proxies that speak the PROXY protocol, such as 10.0.0.0/8, fd00::/8'),
      {
        group: 'Mail',
        meaning: 'Networks of balancers in front of SMTP: 10.0.0.0/8, fd00::/8.',
        standard: 'off',
        more:
          'A connection from there must begin with the PROXY protocol (version 1 or 2), which names the sender. The compose ' +
          'file sets it.',
      },
    ),
    SMTP_MAX_CONNECTIONS: setting(integer(1, 100_000, 'connections'), {
      group: 'Mail',
      meaning: 'SMTP connections at a time.',
      standard: '1000',
    }),
    SMTP_MAX_CONNECTIONS_PER_NETWORK: setting(integer(1, 100_000, 'connections'), {
      group: 'Mail',
      meaning: 'SMTP connections of one network (an IPv4 address, an IPv6 /64) at a time.',
      standard: '200',
      more: 'Raise it where a proxy in front hides the addresses of senders.',
    }),
    SMTP_IDLE_SECONDS: setting(integer(1, 3600, 'seconds'), {
      group: 'Mail',
      meaning: 'How many seconds a sender may be silent before the server closes the connection.',
      standard: '300',
    }),
  })
  .refine((settings) => !settings.SMTP_TLS_CERT || settings.SMTP_TLS_KEY, { path: ['SMTP_TLS_KEY'] })
  .refine((settings) => !settings.SMTP_TLS_KEY || settings.SMTP_TLS_CERT, { path: ['SMTP_TLS_CERT'] });

export type Settings = ReturnType<typeof readSettings>;

export const readSettings = () => settingsOrExit(settingsSchema, process.env);

/** Haraka finds its `config` and `plugins` folders only by this variable, and reads it while it loads. */
export function setHarakaHome(folder: string): void {
  process.env.HARAKA = folder;
}

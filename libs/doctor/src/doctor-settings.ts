import { contactsOf, nearHost, nearOrigin, publicOriginOf, type ExaminedSettings } from '@efemera/config';
import type { MtaStsMode } from './certificates.js';

/** The settings that the doctor checks. */
export interface DoctorSettings {
  domains: readonly string[];
  /** The site's own address, as the world knows it. */
  publicOrigin: string;
  /** The address at which this process reaches the gateway. */
  gatewayOrigin: string;
  smtpHost: string;
  smtpPort: number;
  /** True if the settings give SMTP a certificate; false if they give none, or if this process does not know. */
  wantsTls: boolean;
  dnsServers: readonly string[] | null;
  /** The embedded Redis's folder, or that in which it will be made; null where Redis runs elsewhere. */
  dataFolder: string | null;
  adminToken: string | undefined;
  rateLimits: boolean;
  /** REDIS_WAIT_REPLICAS. */
  waitReplicas: number;
  /** A file or URL with the public list of disposable domains, one a line; null where the operator names none. */
  disposableList: string | null;
  /** DNSBL_ZONES. */
  blockLists: readonly string[];
  /** The operator's addresses that the site shows: CONTACT_EMAIL, SECURITY_CONTACT. */
  contacts: readonly string[];
  mtaStsMode: MtaStsMode;
}

/** @param own  what only the process that runs the doctor knows. */
export const doctorSettingsOf = (
  settings: ExaminedSettings,
  own: Pick<DoctorSettings, 'wantsTls' | 'dataFolder'>,
): DoctorSettings => ({
  ...own,
  domains: settings.MAIL_DOMAINS,
  publicOrigin: publicOriginOf(settings),
  gatewayOrigin: nearOrigin(settings),
  smtpHost: settings.SMTP_HOST ?? nearHost(settings.HOST),
  smtpPort: settings.SMTP_PORT,
  dnsServers: settings.DNS_SERVERS ?? null,
  adminToken: settings.ADMIN_TOKEN,
  rateLimits: settings.RATE_LIMITS,
  waitReplicas: settings.REDIS_WAIT_REPLICAS,
  disposableList: settings.DISPOSABLE_LIST ?? null,
  blockLists: settings.DNSBL_ZONES,
  contacts: contactsOf(settings),
  mtaStsMode: settings.MTA_STS_MX ? settings.MTA_STS_MODE : 'none',
});

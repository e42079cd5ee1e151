import type { CommonSettings } from './shared-settings.js';

/** The longest lifetime that a visitor can give an inbox. The operator can set another one for a program's key. */
export const longestTtlSeconds = ({ INBOX_TTL_SECONDS, INBOX_TTL_MAX_SECONDS }: CommonSettings): number =>
  Math.max(INBOX_TTL_SECONDS, INBOX_TTL_MAX_SECONDS);

/** The domains that the settings name, as `MailDomains` takes them. */
export const domainsOf = ({ MAIL_DOMAINS, KEPT_DOMAINS }: CommonSettings) => ({
  offered: MAIL_DOMAINS,
  kept: KEPT_DOMAINS,
});

/** The settings that `openStorage` takes; `name` is how Redis lists the process's connections. */
export function storageOptions(settings: CommonSettings, name: string) {
  return {
    name,
    redisUrl: settings.REDIS_URL,
    waitReplicas: settings.REDIS_WAIT_REPLICAS,
    inboxTtlSeconds: settings.INBOX_TTL_SECONDS,
    quarantineSeconds: settings.QUARANTINE_SECONDS,
    maxInboxMessages: settings.MAX_INBOX_MESSAGES,
    maxInboxBytes: settings.MAX_INBOX_BYTES,
  };
}

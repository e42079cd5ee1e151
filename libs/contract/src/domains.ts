import { z } from 'zod';

/**
 * `offered`: visitors claim addresses of it. `kept`: its inboxes receive mail and can be read, but visitors can't claim
 * more addresses of it. `retired`: mail is refused, but that to reserved names such as `contact@`; its inboxes can be read
 * until they end.
 */
export const domainStates = ['offered', 'kept', 'retired'] as const;
export const domainStateSchema = z.enum(domainStates);
export type DomainState = z.infer<typeof domainStateSchema>;

/** A domain of the service, as the operator sees it. */
export const mailDomainSchema = z.object({
  /** A name, or a wildcard: `*.example.org` stands for every name with one label before `example.org`. */
  domain: z.string(),
  state: domainStateSchema,
  /** Null: the settings name it, and the operator has changed nothing. */
  changedAt: z.iso.datetime().nullable(),
  /** The settings name it (MAIL_DOMAINS, KEPT_DOMAINS): if the operator removes it, it gets their state again. */
  isOfSettings: z.boolean(),
  /** Copies of mail stored, addresses claimed and recipients refused at the domain, for all time. */
  mails: z.int().nonnegative(),
  claims: z.int().nonnegative(),
  refused: z.int().nonnegative(),
});
export type MailDomain = z.infer<typeof mailDomainSchema>;
export const mailDomainListSchema = z.object({
  domains: z.array(mailDomainSchema),
  /** The inbox of the contact form. */
  contact: z.string(),
});
export type MailDomainList = z.infer<typeof mailDomainListSchema>;
export const domainChangeSchema = z.object({ state: domainStateSchema });

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The wildcard that covers a domain: `*.example.org` for `x.example.org`. Null if the first label is not of letters, digits
 * and hyphens.
 */
function wildcardOf(domain: string): string | null {
  const dot = domain.indexOf('.');
  return dot > 0 && label.test(domain.slice(0, dot)) ? `*${domain.slice(dot)}` : null;
}

/** The entry of a list that covers a domain: the domain itself, or else its wildcard. Null if there is none. */
export function domainEntryOf(domain: string, has: (entry: string) => boolean): string | null {
  if (domain.startsWith('*')) return null;
  if (has(domain)) return domain;
  const wildcard = wildcardOf(domain);
  return wildcard !== null && has(wildcard) ? wildcard : null;
}

/** Whether a domain is one of these, or is covered by a wildcard among them. */
export const isOneOf =
  (domains: readonly string[]) =>
  (domain: string): boolean =>
    domainEntryOf(domain, (entry) => domains.includes(entry)) !== null;

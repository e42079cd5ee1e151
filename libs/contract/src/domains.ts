import { z } from 'zod';

/**
 * `offered`: visitors claim addresses of it. `kept`: it receives mail and is read, but gives out no more addresses.
 * `retired`: its mail is refused; what is held can be read until it ends.
 */
export const domainStates = ['offered', 'kept', 'retired'] as const;
export const domainStateSchema = z.enum(domainStates);
export type DomainState = z.infer<typeof domainStateSchema>;

/** A domain of the service, as the operator sees it. */
export const mailDomainSchema = z.object({
  /** A name, or `*.` and a name: every name with one label more. */
  domain: z.string(),
  state: domainStateSchema,
  /** Null: the settings name it, and the operator has changed nothing. */
  changedAt: z.iso.datetime().nullable(),
  /** The settings name it (MAIL_DOMAINS, KEPT_DOMAINS): removing it brings their state back. */
  isOfSettings: z.boolean(),
  /** Copies of mail stored, addresses claimed and recipients refused at the domain, since they are counted. */
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

/** The entry that a domain of one label more falls under: `*.example.org` for `x.example.org`. Null for an odd label. */
function wildcardOf(domain: string): string | null {
  const dot = domain.indexOf('.');
  return dot > 0 && label.test(domain.slice(0, dot)) ? `*${domain.slice(dot)}` : null;
}

/** The entry of a list that a domain falls under: its own, or else a wildcard. Null where there is none. */
export function domainEntryOf(domain: string, has: (entry: string) => boolean): string | null {
  if (domain.startsWith('*')) return null;
  if (has(domain)) return domain;
  const wildcard = wildcardOf(domain);
  return wildcard !== null && has(wildcard) ? wildcard : null;
}

/** Whether a domain is one of these, or falls under a wildcard among them. */
export const isOneOf =
  (domains: readonly string[]) =>
  (domain: string): boolean =>
    domainEntryOf(domain, (entry) => domains.includes(entry)) !== null;

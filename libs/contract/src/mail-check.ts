import { z } from 'zod';
import { limits } from './limits.js';

/** The kinds of findings of a check: first those that can be errors, then warnings, then information. */
export const findingKindSchema = z.enum([
  /** The mail could not be parsed. */
  'unreadable',
  'script',
  /** SPF, DKIM or DMARC failed. */
  'auth_failed',
  /** The server that sent the mail stood on a DNS block list. */
  'sender_listed',
  /** The text of a link names another site than the one that it leads to. */
  'link_mismatch',
  'link_ip_host',
  'link_malformed',
  /** The check followed the link and got an error or no answer. */
  'link_broken',
  'auth_missing',
  'low_contrast',
  /** An image without alternative text. */
  'image_without_text',
  'link_shortener',
  'link_insecure',
  /** Larger than Gmail shows in one piece. */
  'size_clipped',
  'text_part_missing',
  'unsubscribe_missing',
  /** List-Unsubscribe without the one click of RFC 8058. */
  'unsubscribe_one_click',
  /** A feature of HTML or CSS that some mail programs do not know. */
  'client_support',
  'link_tracking',
  'auth_unchecked',
  /** An acting link, which the check has not called. */
  'link_not_followed',
]);
export type FindingKind = z.infer<typeof findingKindSchema>;

export const findingSeveritySchema = z.enum(['error', 'warning', 'info']);
export type FindingSeverity = z.infer<typeof findingSeveritySchema>;

export const mailFindingSchema = z.object({
  kind: findingKindSchema,
  severity: findingSeveritySchema,
  /** The place in the mail: a link, an image, a header field, a feature and how often it is used. */
  where: z.string(),
  /** One English sentence. */
  text: z.string(),
});
export type MailFinding = z.infer<typeof mailFindingSchema>;

export const mailCheckSchema = z.object({
  /**
   * 100 is best. Each kind of finding costs points once, for its gravest finding: an error 20, a warning 7, information
   * nothing.
   */
  score: z.int().min(0).max(100),
  findings: z.array(mailFindingSchema),
});
export type MailCheck = z.infer<typeof mailCheckSchema>;

export const checkQuerySchema = z.object({
  links: z
    .enum(['1'])
    .optional()
    .describe(
      '`1` follows the links of the mail: the sites behind them see calls of this service. Links that would act are never followed.',
    ),
});

/** Cuts long places, and leaves out what goes beyond `limits.maxFindingsPerKind`: a mail may have a thousand faults. */
export function boundFindings(findings: readonly MailFinding[]): MailFinding[] {
  const counts = new Map<FindingKind, number>();
  return findings.flatMap(({ where, ...finding }) => {
    const count = (counts.get(finding.kind) ?? 0) + 1;
    counts.set(finding.kind, count);
    // Findings about features need no limit: caniemail lists a fixed number of features.
    if (count > limits.maxFindingsPerKind && finding.kind !== 'client_support') return [];
    return [{ ...finding, where: where.replace(/\s{1,99}/g, ' ').slice(0, limits.maxFindingPlaceChars) }];
  });
}

const costs: Record<FindingSeverity, number> = { error: 20, warning: 7, info: 0 };

/** The score of a mail, and its findings with the gravest first. */
export function judgeFindings(findings: readonly MailFinding[]): MailCheck {
  const costOf = new Map<FindingKind, number>();
  for (const { kind, severity } of findings) costOf.set(kind, Math.max(costOf.get(kind) ?? 0, costs[severity]));
  const cost = [...costOf.values()].reduce((sum, one) => sum + one, 0);
  const { options } = findingKindSchema;
  const sorted = boundFindings(findings).toSorted(
    (a, b) => costs[b.severity] - costs[a.severity] || options.indexOf(a.kind) - options.indexOf(b.kind),
  );
  return { score: Math.max(0, 100 - cost), findings: sorted };
}

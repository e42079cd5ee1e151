import type { MailFinding } from '@efemera/contract';

/** A web address of a mail. */
export interface CheckedLink {
  href: string;
  /** An acting link: its call could confirm, unsubscribe or use up a code, so a check never makes it. */
  acts: boolean;
}

/** What a check of a mail has found, before any link was followed. */
export interface CheckedMail {
  findings: MailFinding[];
  /** The different web addresses of the mail, in order. */
  links: CheckedLink[];
}

/** The result for a mail that can't be parsed in time. */
export const unreadableMail = (): CheckedMail => ({
  findings: [
    {
      kind: 'unreadable',
      severity: 'error',
      where: 'MIME',
      text: 'The mail could not be parsed; mail apps will fail, too.',
    },
  ],
  links: [],
});

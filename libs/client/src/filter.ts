import type { PassedOver } from './errors.js';
import type { ListQuery } from './paths.js';
import type { MailSummary, MailWaitOptions } from './types.js';

/** What a wait looks for. */
export type Wanted = Omit<MailWaitOptions, 'timeout' | 'signal'>;

export interface Filter {
  /** The conditions that the server checks. */
  query: Omit<ListQuery, 'wait' | 'since'>;
  /** Checks the other conditions, which only this process can: regular expressions and functions. */
  matches: (mail: MailSummary) => boolean;
  /** A name that equal filters share; null if the filter has a function, which can't be compared. */
  name: string | null;
}

export function filterOf({ has, from, subject, tag, where }: Wanted): Filter {
  const query = {
    has,
    tag,
    from: typeof from === 'string' ? from : undefined,
    subject: typeof subject === 'string' ? subject : undefined,
  };
  const isOfServer = where === undefined && !(from instanceof RegExp) && !(subject instanceof RegExp);
  return {
    query,
    matches: (mail) => fits(from, mail.from) && fits(subject, mail.subject) && (where?.(mail) ?? true),
    name: isOfServer ? JSON.stringify(query) : null,
  };
}

/**
 * Resets the expression: with the flag `g` or `y` it remembers where its last match ended, and would match only every other
 * mail.
 */
const fits = (wanted: string | RegExp | undefined, text: string): boolean =>
  !(wanted instanceof RegExp) || new RegExp(wanted.source, wanted.flags.replace(/[gy]/g, '')).test(text);

/** A filter in words: `mail with a code from "@shop.test"`. */
export function describeWanted({ has, from, subject, tag, where }: Wanted): string {
  const quoted = (value: string | RegExp) => (typeof value === 'string' ? `"${value}"` : String(value));
  return [
    has ? `mail with a ${has}` : 'mail',
    ...(from === undefined ? [] : [`from ${quoted(from)}`]),
    ...(subject === undefined ? [] : [`with ${quoted(subject)} in its subject`]),
    ...(tag === undefined ? [] : [`to the tag "${tag}"`]),
    ...(where === undefined ? [] : ['that your function accepts']),
  ].join(' ');
}

/** Why a mail that no wait has returned was not returned by this one. */
export function reasonToPassOver(mail: MailSummary, { has }: Wanted): PassedOver['reason'] {
  return has && mail[has] === null ? `no ${has} in it` : 'does not match';
}

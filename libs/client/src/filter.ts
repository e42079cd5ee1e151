import type { PassedOver } from './errors.js';
import type { ListQuery } from './paths.js';
import type { MailSummary, MailWaitOptions } from './types.js';

/** What a wait looks for. */
export type Wanted = Omit<MailWaitOptions, 'timeout' | 'signal'>;

export interface Filter {
  /** The part of it that the server decides. */
  query: Omit<ListQuery, 'wait' | 'since'>;
  /** The part that only this process can decide: regular expressions and functions. */
  matches: (mail: MailSummary) => boolean;
  /** The same for filters that are the same; null where that can not be told. */
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

/** Expressions with `g` or `y` remember where they stopped, and would find every other mail. */
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

import { EfemeraError, type PassedOver } from './errors.js';
import { isExpression } from './expression.js';
import type { ListQuery } from './paths.js';
import type { MailSummary, MailWaitOptions } from './types.js';

/** What a wait looks for. */
export type Wanted = Omit<MailWaitOptions, 'timeout' | 'signal'>;

export interface Filter {
  /** The conditions that the server checks. */
  query: Omit<ListQuery, 'wait' | 'since'>;
  /** Checks the conditions that only the client can check: regular expressions and functions. */
  matches: (mail: MailSummary) => boolean;
  /** Whether the function may accept the mail later: it can read `auth`, which is null until the sender is checked. */
  mayMatchLater: (mail: MailSummary) => boolean;
  /** A name that equal filters share; null if the filter has a function, which can't be compared. */
  name: string | null;
}

/** @throws EfemeraError `invalid_option` */
export function filterOf({ has, from, subject, tag, where }: Wanted): Filter {
  refuseOthers({ from, subject });
  if (has !== undefined && has !== 'code' && has !== 'link') throw invalid("has takes 'code' or 'link'");
  if (where !== undefined && (typeof where !== 'function' || isAsync(where))) throw invalid(whereForm);
  const query = {
    has,
    tag: knownTag(tag),
    from: typeof from === 'string' ? from : undefined,
    subject: typeof subject === 'string' ? subject : undefined,
  };
  const isOfServer = where === undefined && !isExpression(from) && !isExpression(subject);
  const fitsTexts = (mail: MailSummary) => fits(from, mail.from) && fits(subject, mail.subject);
  return {
    query,
    matches: (mail) => fitsTexts(mail) && accepts(where, mail),
    mayMatchLater: (mail) => where !== undefined && mail.auth === null && fitsTexts(mail),
    name: isOfServer ? JSON.stringify(query) : null,
  };
}

/**
 * Matches with a copy without the flags `g` and `y`: with one of them, an expression remembers where its last match
 * ended, and would miss the next mail.
 */
const fits = (wanted: string | RegExp | undefined, text: string): boolean =>
  !isExpression(wanted) || new RegExp(wanted.source, wanted.flags.replace(/[gy]/g, '')).test(text);

/**
 * Refuses a matcher that neither the server nor `fits` would apply: `{ from: ['@shop.test'] }` would accept the code of
 * any sender, and so would an empty text.
 */
function refuseOthers(matchers: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(matchers)) {
    if (value === undefined || (typeof value === 'string' && value !== '') || isExpression(value)) continue;
    throw invalid(`${name} takes a text that is not empty, or a regular expression; a function goes into where`);
  }
}

/**
 * Returns the tag. Refuses an empty one, for which the server would list the mail of all tags.
 *
 * @throws EfemeraError `invalid_option`
 */
export function knownTag(tag: string | undefined): string | undefined {
  if (tag === undefined || (typeof tag === 'string' && tag !== '')) return tag;
  throw invalid('tag takes the text between the + and the @ of a plus address');
}

const whereForm = 'where takes a function that returns true or false, and no promise of it';

const isAsync = (given: object) => Object.prototype.toString.call(given) === '[object AsyncFunction]';

/** Refuses a promise, which counts as true: an asynchronous function would accept any mail. */
function accepts(where: Wanted['where'], mail: MailSummary): boolean {
  if (!where) return true;
  const verdict: unknown = where(mail);
  if (typeof (verdict as { then?: unknown } | null | undefined)?.then === 'function') throw invalid(whereForm);
  return Boolean(verdict);
}

const invalid = (rule: string) => new EfemeraError('invalid_option', `${rule}.`);

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

/** Says why this wait has passed over a mail that no other wait has returned. */
export function reasonToPassOver(mail: MailSummary, { has }: Wanted): PassedOver['reason'] {
  return has && mail[has] === null ? `no ${has} in it` : 'does not match';
}

import { ContractError, isOneOf, limits, parseClaimableAddress, type Address } from '@efemera/contract';

export type AliasProblem =
  'empty' | 'space' | 'quote' | 'invisible' | 'character' | 'tooLong' | 'edges' | 'domain' | 'reserved';

export type AliasCheck =
  | { ok: true; address: Address }
  | { ok: false; problem: AliasProblem; /** The subject of the problem: a character, a domain. */ about: string };

/** Splits the typed or pasted text: a whole address includes its domain. */
export function splitAlias(typed: string, chosenDomain: string): { name: string; domain: string } {
  const [name = '', ...rest] = typed.trim().toLowerCase().split('@');
  return { name, domain: rest.length > 0 ? rest.join('@') : chosenDomain };
}

/**
 * Checks a typed name with the parser that the server uses, too, and finds the reason for a refusal, for the form to show.
 */
export function checkAlias(typed: string, chosenDomain: string, domains: readonly string[]): AliasCheck {
  const { name, domain } = splitAlias(typed, chosenDomain);
  const refuse = (problem: AliasProblem, about = ''): AliasCheck => ({ ok: false, problem, about });
  if (name === '') return refuse('empty');
  try {
    return { ok: true, address: parseClaimableAddress(`${name}@${domain}`, isOneOf(domains)) };
  } catch (error) {
    const reason = error instanceof ContractError ? error.details['reason'] : null;
    if (reason === 'reserved') return refuse('reserved');
    if (reason === 'domain') return refuse('domain', domain);
  }
  const stranger = /[^a-z0-9._-]/u.exec(name)?.[0];
  if (stranger !== undefined) {
    if (/\s/.test(stranger)) return refuse('space');
    if (/["'`´’‘“”«»]/u.test(stranger)) return refuse('quote');
    // Control and format characters, lone combining marks.
    if (/[\p{C}\p{M}]/u.test(stranger)) return refuse('invisible');
    return refuse('character', stranger);
  }
  if (name.length > limits.maxLocalPartBytes) return refuse('tooLong');
  return isOneOf(domains)(domain) ? refuse('edges') : refuse('domain', domain);
}

/** A valid name close to the typed one, or null if nothing is left of it. */
export function suggestName(typed: string): string | null {
  const name = splitAlias(typed, '')
    .name.normalize('NFD')
    .replace(/\s+/g, '.')
    .replace(/[^a-z0-9._-]/g, '')
    .replace(/\.{2,}/g, '.')
    .slice(0, limits.maxLocalPartBytes)
    .replace(/^[^a-z0-9]+|(?<![^a-z0-9])[^a-z0-9]+$/g, '');
  return name || null;
}

/** The typed name with a number, to offer when that name is taken or reserved. */
export function numberedName(typed: string, number: number): string {
  const name = suggestName(typed) ?? 'email';
  return `${name.slice(0, limits.maxLocalPartBytes - String(number).length)}${number}`;
}

import { recall, remember } from '../browser/remembered.js';

const key = 'efemera.domain';

export const rememberDomain = (domain: string) => remember(key, domain);

export const hasChosenDomain = (): boolean => recall(key) !== null;

/** The domain that the visitor chose last, if the service still has it; else the default, which is the first. */
export function recallDomain(domains: readonly string[]): string {
  return domains.find((domain) => domain === recall(key)) ?? domains[0] ?? '';
}

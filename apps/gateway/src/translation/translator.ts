import { ContractError } from '@efemera/contract';

/** Translates plain texts; the result has as many texts, in the same order. */
export interface Translator {
  /** The name that visitors see. */
  readonly name: string;
  /**
   * @param from, to  language codes of ISO 639-1.
   * @throws ContractError `provider_limit` | `translation_failed` with `reason`.
   */
  translate(texts: readonly string[], from: string, to: string): Promise<string[]>;
}
export const TRANSLATOR = Symbol('translator');

export type TranslationFault = 'timeout' | 'unreachable' | 'refused' | 'malformed';

export const translationFailed = (provider: string, reason: TranslationFault) =>
  new ContractError('translation_failed', `${provider} did not translate.`, { provider, reason });

import { ContractError } from '@efemera/contract';

/** Somebody who translates. Texts are plain; the answer has as many, in the same order. */
export interface Translator {
  /** As visitors read it. */
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

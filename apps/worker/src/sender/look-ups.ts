import type { Resolver } from 'node:dns/promises';
import { senderLimits } from './limits.js';

/** mailauth's SPF check takes its result from `spfResult` of an error; without it, a failed include is no match. */
interface SpfResult {
  error: 'temperror' | 'permerror';
  text: string;
}

const failure = (code: string, error: SpfResult['error']) =>
  Object.assign(new Error(code), { code, spfResult: { error, text: code } satisfies SpfResult });

const saysNo = new Set(['ENOTFOUND', 'ENODATA']);
const nobodyThere = new Set(['ETIMEOUT', 'ECONNREFUSED', 'ECANCELLED']);
/** A name that is no valid DNS name does not exist. */
const noName = new Set(['EBADNAME', 'ENONAME', 'ERR_INVALID_ARG_VALUE']);

/** The look-ups of one mail, with one limit for their number and one for their time. */
export class LookUps {
  readonly #resolver: Resolver;
  readonly #deadline: NodeJS.Timeout;
  #count = 0;
  #over = false;
  #answers = 0;

  constructor(resolver: Resolver) {
    this.#resolver = resolver;
    this.#deadline = setTimeout(() => this.end(), senderLimits.lookUpMs);
  }

  /** Queries were sent, and no server answered any. */
  get unheard(): boolean {
    return this.#count > 0 && this.#answers === 0;
  }

  /**
   * Same interface as `dns.resolve`, for mailauth.
   *
   * @throws an error with a `code`: ENOTFOUND or ENODATA if there is no such record; any other code means that the
   *   look-up failed.
   */
  readonly resolve = async (name: string, type: string): Promise<never> => {
    if (this.#over) throw failure('ETIMEOUT', 'temperror');
    if (++this.#count > senderLimits.maxLookUps) throw failure('ETOOMANY', 'permerror');
    try {
      const records: unknown = await this.#resolver.resolve(name, type);
      this.#answers++;
      return (type === 'TXT' ? (records as string[][]).filter(isBounded) : records) as never;
    } catch (error) {
      const { code = 'UNKNOWN' } = error as NodeJS.ErrnoException;
      if (noName.has(code)) throw Object.assign(new Error(code), { code: 'ENOTFOUND' });
      if (!nobodyThere.has(code)) this.#answers++;
      if (saysNo.has(code)) throw error;
      throw failure(code === 'ECANCELLED' ? 'ETIMEOUT' : code, 'temperror');
    }
  };

  /** Ends the pending look-ups as if their time were up. */
  end(): void {
    this.#over = true;
    clearTimeout(this.#deadline);
    this.#resolver.cancel();
  }
}

function isBounded(record: string[]): boolean {
  const text = record.join('');
  return text.length <= senderLimits.maxRecordChars && text.split('%{').length - 1 <= senderLimits.maxRecordMacros;
}

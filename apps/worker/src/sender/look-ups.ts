import type { Resolver } from 'node:dns/promises';
import { senderLimits } from './limits.js';

/** What mailauth's SPF makes of an error that carries this. Without it, an include that fails counts as no match. */
interface SpfResult {
  error: 'temperror' | 'permerror';
  text: string;
}

const failure = (code: string, error: SpfResult['error']) =>
  Object.assign(new Error(code), { code, spfResult: { error, text: code } satisfies SpfResult });

const saysNo = new Set(['ENOTFOUND', 'ENODATA']);
const nobodyThere = new Set(['ETIMEOUT', 'ECONNREFUSED', 'ECANCELLED']);
/** A name that no server could be asked for exists nowhere. */
const noName = new Set(['EBADNAME', 'ENONAME', 'ERR_INVALID_ARG_VALUE']);

/** The look-ups of one mail: so many and so long, all of them together. */
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

  /** Servers were asked, and none said anything at all. */
  get unheard(): boolean {
    return this.#count > 0 && this.#answers === 0;
  }

  /**
   * As `dns.resolve`, for mailauth.
   *
   * @throws an error with a `code`: ENOTFOUND or ENODATA where there is no such record, else the look-up has failed.
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

  /** Ends what still waits, as if the time were up. */
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

import { ContractError } from '@efemera/contract';
import { z } from 'zod';
import { translationFailed, type Translator } from './translator.js';

export interface LibreTranslateOptions {
  /** The server's URL, without `/translate`. */
  url: string;
  apiKey: string | undefined;
  timeoutMs: number;
}

/** By default, LibreTranslate servers refuse requests with more characters. */
const maxCharsOfRequest = 4500;
const answerSchema = z.object({ translatedText: z.array(z.string()) });

/** A translator that calls LibreTranslate's HTTP API. */
export class LibreTranslate implements Translator {
  readonly name = 'LibreTranslate';

  constructor(private readonly options: LibreTranslateOptions) {}

  async translate(texts: readonly string[], from: string, to: string): Promise<string[]> {
    const translated: string[] = [];
    for (const batch of batches(texts)) translated.push(...(await this.#request(batch, from, to)));
    return translated;
  }

  async #request(q: readonly string[], source: string, target: string): Promise<string[]> {
    const { url, apiKey, timeoutMs } = this.options;
    let response: Response;
    try {
      response = await fetch(`${url.replace(/\/$/, '')}/translate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ q, source, target, format: 'text', api_key: apiKey }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (error) {
      throw translationFailed(this.name, (error as Error).name === 'TimeoutError' ? 'timeout' : 'unreachable');
    }
    if (response.status === 429) {
      throw new ContractError('provider_limit', `${this.name} reached its usage limit.`, { provider: this.name });
    }
    if (!response.ok) throw translationFailed(this.name, 'refused');
    const answer = answerSchema.safeParse(await response.json().catch(() => null));
    if (!answer.success || answer.data.translatedText.length !== q.length) {
      throw translationFailed(this.name, 'malformed');
    }
    return answer.data.translatedText;
  }
}

function* batches(texts: readonly string[]): Generator<string[]> {
  let batch: string[] = [];
  let chars = 0;
  for (const text of texts) {
    if (batch.length > 0 && chars + text.length > maxCharsOfRequest) {
      yield batch;
      [batch, chars] = [[], 0];
    }
    batch.push(text);
    chars += text.length;
  }
  if (batch.length > 0) yield batch;
}

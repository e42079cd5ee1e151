import { countryCodes } from '@efemera/contract';

const timeoutMs = 4000;

/**
 * Asks a third party for this visitor's country; null if it does not know.
 *
 * @param url answers JSON with the ISO 3166 code in `country` or `country_code`, for the calling address.
 * @throws if it does not answer, or not in JSON.
 */
export async function lookUpCountry(url: string): Promise<string | null> {
  const response = await fetch(url, {
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The country look-up answered ${response.status}.`);
  const place = (await response.json()) as { country?: unknown; country_code?: unknown } | null;
  for (const code of [place?.country_code, place?.country]) {
    if (typeof code === 'string' && countryCodes.includes(code.toUpperCase())) return code.toUpperCase();
  }
  return null;
}

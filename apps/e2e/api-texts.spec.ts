import { readFileSync } from 'node:fs';
import { locales, type Locale } from '@efemera/contract';
import { openApiDocument } from '@efemera/contract/openapi';
import { isErrorCodes } from '../../frontend/src/features/api-docs/error-codes.js';

/** What the API page takes from a call of the OpenAPI document. */
interface Call {
  summary: string;
  parameters: { description?: string }[];
  responses: Record<string, { description: string }>;
}

const calls = Object.values(openApiDocument('1.0.0').paths).flatMap((methods) =>
  Object.values(methods as Record<string, Call>),
);
const shown = calls
  .flatMap(({ summary, parameters, responses }) => [
    summary,
    ...parameters.map(({ description }) => description ?? ''),
    ...Object.values(responses).map(({ description }) => description),
  ])
  .filter((text) => text !== '' && !isErrorCodes(text));

function textsOf(locale: Locale): Record<string, string> {
  const file = readFileSync(`frontend/src/locales/${locale}/apiDocs.json`, 'utf8');
  return (JSON.parse(file) as { texts: Record<string, string> }).texts;
}
const codeIn = (text: string) => text.split('`').filter((_, index) => index % 2 === 1);

it('apiDocs.json in English has exactly the texts that the API page shows', () => {
  expect(shown.length).toBeGreaterThan(100);
  expect(Object.keys(textsOf('en-US')).sort()).toEqual([...new Set(shown)].sort());
});

it('apiDocs.json in English maps each text to itself', () => {
  for (const [key, text] of Object.entries(textsOf('en-US'))) expect(text).toBe(key);
});

it.each(locales)('apiDocs.json in %s keeps every piece of code of the texts', (locale) => {
  for (const [key, text] of Object.entries(textsOf(locale))) {
    expect([key, codeIn(text).sort()]).toEqual([key, codeIn(key).sort()]);
  }
});

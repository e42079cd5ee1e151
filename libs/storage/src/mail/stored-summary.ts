import type { Address, EmailSummary } from '@efemera/contract';
import { mailIdTimeMs } from './mail-id.js';

/** A summary as it is stored and told of: `read` changes and stands beside it. */
export type StoredSummary = Omit<EmailSummary, 'read'>;

/** What goes without saying in a mail's stored summary. No object within a summary has fields of these names. */
const unsaid = (address: Address, id: string) => ({
  id,
  to: address,
  timestamp: new Date(mailIdTimeMs(id)).toISOString(),
  code: null,
  link: null,
  attachments: [],
  auth: null,
});

/** Without what goes without saying. */
export function shortened(address: Address, summary: StoredSummary): string {
  const without = new Map<string, unknown>(Object.entries(unsaid(address, summary.id)));
  const said = Object.entries(summary).filter(
    ([name, value]) => !without.has(name) || JSON.stringify(value) !== JSON.stringify(without.get(name)),
  );
  return JSON.stringify(Object.fromEntries(said));
}

/** @param json  in full, or without what goes without saying. */
export function readSummary(address: Address, id: string, json: string, read?: Buffer | string | null): EmailSummary {
  const stored = JSON.parse(json) as StoredSummary;
  return { ...unsaid(address, id), ...stored, read: String(read) === '1' };
}

/** The JSON of what `readSummary` returns, without taking the stored one apart. */
export function summaryText(address: Address, id: string, json: string, read: string | null): string {
  let text = `{"read":${read === '1'}`;
  for (const [name, value] of Object.entries(unsaid(address, id))) {
    if (!says(json, name)) text += `,"${name}":${JSON.stringify(value)}`;
  }
  return `${text},${json.slice(1)}`;
}

/** Within a string of JSON no quote stands behind a comma or a brace: it is behind a backslash. */
const says = (json: string, name: string) => json.includes(`,"${name}":`) || json.startsWith(`{"${name}":`);

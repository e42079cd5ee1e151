import type { Fact } from '@efemera/contract/redis';

/** An entry of a stream: names and values in turn, in the order in which the scripts write them. */
export type FactFields = string[];

/** Returns the address of the inbox that a fact belongs to. */
export const addresseeOf = ([, , , to = '']: FactFields): string => to;

/**
 * Reads a fact from its entry in the stream.
 *
 * @throws SyntaxError
 */
export function readFact([, type, , , , payload = '', , read]: FactFields): Fact {
  const fact = { type, payload: JSON.parse(payload) } as Fact;
  // Takes `read` from the entry, where the script wrote it: the process that parsed the mail did not know whether the mail
  // had been read.
  if (read !== undefined && fact.type === 'mail:updated' && fact.payload.email) fact.payload.email.read = read === '1';
  return fact;
}

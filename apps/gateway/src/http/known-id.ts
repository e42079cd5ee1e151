import { messageIdSchema, type ContractError } from '@efemera/contract';

/** Refuses an id of another form than ours before it becomes part of a Redis key. */
export function knownId(id: string, notFound: () => ContractError): string {
  if (!messageIdSchema.safeParse(id).success) throw notFound();
  return id;
}

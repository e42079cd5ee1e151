import { withPlus } from '@efemera/contract';

/** The address that a link to the home page asks for (`/?to=`), as it was written; null if it asks for none. */
export const askedAddress = (search: string | URLSearchParams): string | null =>
  withPlus(new URLSearchParams(search).get('to')?.trim() ?? '') || null;

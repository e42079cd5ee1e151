/**
 * Stands for a key where an inbox names its holder. No secret can pass for it: what a client shows is hashed before it is
 * compared, and no hash contains a colon. The scripts know it by its beginning.
 */
const holderPrefix = 'key:';
export const holderOfApiKey = (id: string): string => holderPrefix + id;
/** The id of the key that claimed an inbox; null if a visitor did. */
export const apiKeyIdOf = (visitorHash: string): string | null =>
  visitorHash.startsWith(holderPrefix) ? visitorHash.slice(holderPrefix.length) : null;

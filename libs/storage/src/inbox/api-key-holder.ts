/**
 * An inbox that was claimed with a program's key names this prefix and the key's id as its holder. No visitor's secret can
 * match that name: secrets are hashed before they are compared, and no hash contains a colon. The scripts recognise
 * such an inbox by the prefix.
 */
const holderPrefix = 'key:';
export const holderOfApiKey = (id: string): string => holderPrefix + id;
/** The id of the key that claimed an inbox; null if a visitor did. */
export const apiKeyIdOf = (visitorHash: string): string | null =>
  visitorHash.startsWith(holderPrefix) ? visitorHash.slice(holderPrefix.length) : null;

/** Reads the environment for the whole package; a browser has none. */
const read = (name: string): string | undefined =>
  (globalThis as { process?: { env?: Record<string, string | undefined> } }).process?.env?.[name];

/** The server's URL, which is set once for a test run so that tests need not name the server. */
export const urlFromEnvironment = (): string | undefined => read('EFEMERA_URL') || undefined;

/** The key with which a test run claims its inboxes. */
export const apiKeyFromEnvironment = (): string | undefined => read('EFEMERA_API_KEY') || undefined;

/** The XDG Base Directory Specification says to ignore a relative path. */
export const configHomeFromEnvironment = (): string | undefined => {
  const folder = read('XDG_CONFIG_HOME');
  return folder?.startsWith('/') ? folder : undefined;
};

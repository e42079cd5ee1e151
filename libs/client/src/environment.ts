/** The one place of this package that reads the environment; in a browser there is none. */
const read = (name: string): string | undefined =>
  (globalThis as { process?: { env?: Record<string, string | undefined> } }).process?.env?.[name];

/** Set in a test run once, it spares every test the address of the server. */
export const urlFromEnvironment = (): string | undefined => read('EFEMERA_URL') || undefined;

/** XDG Base Directory Specification: a relative path is to be ignored. */
export const configHomeFromEnvironment = (): string | undefined => {
  const folder = read('XDG_CONFIG_HOME');
  return folder?.startsWith('/') ? folder : undefined;
};

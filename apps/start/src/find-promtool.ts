import { copiedProgram, copyDebianPackages, lastLine, onPath, type Command } from './programs.js';

/**
 * Finds promtool, Prometheus' own checker of rules, for the tests of alerts, or fetches it. Only copies the package's
 * files: installing the package would start a server.
 */
export async function findPromtool(cacheFolder: string, say: (line: string) => void): Promise<Command> {
  const folder = `${cacheFolder}/prometheus`;
  const copied = () => copiedProgram(folder, 'usr/bin/promtool');
  const installed = await onPath('promtool');
  const here = installed ? ([installed] as const) : copied();
  if (here) return here;
  say('fetching promtool of Prometheus from the package archive, once');
  const fault = await copyDebianPackages(['prometheus'], folder).then(() => 'it is not in the package', lastLine);
  const fetched = copied();
  if (fetched) return fetched;
  throw new Error(`There is no promtool (of Prometheus) here, and none could be fetched: ${fault}.`);
}

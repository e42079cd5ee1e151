import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { apps, childEnvironment, readSettings, type Environment, type Settings } from './config.js';
import { root } from './paths.js';

const faultLine = /^ {2}(\S.*)$/gm;
const readThem = 'const { readSettings } = await import(process.argv[1]); readSettings();';

/**
 * Reads the parent's own settings, and has every process check its own before any is started. Each process owns the schema
 * of its settings and no process imports another's code, so each schema runs in a child process.
 *
 * @returns one line per fault where any process has one.
 */
export async function readSettingsOfAll(): Promise<{ settings: Settings } | { faults: readonly string[] }> {
  const own = readSettings();
  const env = childEnvironment();
  // Stands for the embedded Redis, whose address is not known yet.
  const known = { ...env, REDIS_URL: env['REDIS_URL'] || 'redis://127.0.0.1' };
  const ofApps = await Promise.all(apps.map((app) => faultsOf(app, known)));
  const faults = onePerVariable([...('faults' in own ? own.faults : []), ...ofApps.flat()]);
  return faults.length > 0 ? { faults } : own;
}

async function faultsOf(app: string, env: Environment): Promise<string[]> {
  const file = resolve(root, `apps/${app}/dist/config.js`);
  const child = spawn(process.execPath, ['--input-type=module', '-e', readThem, file], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise<number | null>((settle) => child.once('close', settle));
  if (code === 0) return [];
  const faults = [...said.matchAll(faultLine)].map(([, fault = '']) => fault);
  if (code !== 78 || faults.length === 0) throw new Error(`The settings of ${app} could not be checked:\n${said}`);
  return faults;
}

/** Removes repeated faults: a variable that several processes read is reported once. */
function onePerVariable(faults: readonly string[]): string[] {
  const byName = new Map(faults.toReversed().map((fault) => [fault.split(' ', 1)[0], fault]));
  return [...byName.values()].toReversed();
}

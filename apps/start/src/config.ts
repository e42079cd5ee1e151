import { totalmem } from 'node:os';
import { resolve } from 'node:path';
import {
  commonSettings,
  doctorSettings,
  memorySize,
  optionalRedisUrl,
  parseEnv,
  setting,
  SettingsError,
  siteSettings,
  smtpTlsSettings,
} from '@efemera/config';
import { z } from 'zod';
import { root } from './paths.js';

/** With less memory, Redis has hardly room for its own tables. */
const leastRedisBytes = 16 * 2 ** 20;
const mostByDefaultBytes = 2 * 2 ** 30;

export const settingsSchema = z.object({
  ...siteSettings,
  ...commonSettings,
  ...doctorSettings,
  REDIS_URL: optionalRedisUrl,
  EMBEDDED_REDIS_MAXMEMORY: setting(memorySize(leastRedisBytes), {
    group: 'Storage',
    meaning:
      'The memory that the embedded Redis may fill; when it is full, mail is put off (452) and nothing is evicted.',
    unset: "half of the machine's memory, at most 2gb",
    more: 'While Redis rewrites its append-only file it may need up to as much again.',
  }),
  ...smtpTlsSettings,
});

export type Settings = ReturnType<typeof parseSettings>;
export type Environment = Record<string, string | undefined>;

/**
 * The environment of the children. Log lines of every mail are for operators; a person who runs `npm start` sees
 * warnings and errors only. The parent has read the file of REDIS_URL_FILE and passes on the Redis address in it.
 */
export const childEnvironment = (): Environment => ({
  ...process.env,
  LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn',
  REDIS_URL_FILE: undefined,
});

function parseSettings() {
  const settings = parseEnv(settingsSchema, process.env);
  return {
    ...settings,
    DATA_DIR: resolve(root, settings.DATA_DIR),
    EMBEDDED_REDIS_MAXMEMORY: settings.EMBEDDED_REDIS_MAXMEMORY ?? defaultRedisBytes(),
  };
}

/**
 * Half of the memory that this process may use, and no more than `mostByDefaultBytes`. In a container, the container's
 * limit is smaller than the machine's memory.
 */
function defaultRedisBytes(): number {
  // Without a container limit, `constrainedMemory` is 0 or larger than the memory of any machine.
  const limitBytes = process.constrainedMemory() || Infinity;
  return Math.min(Math.floor(Math.min(totalmem(), limitBytes) / 2), mostByDefaultBytes);
}

/** The parent's own settings, or one line per wrong setting. */
export function readSettings(): { settings: Settings } | { faults: readonly string[] } {
  try {
    return { settings: parseSettings() };
  } catch (error) {
    if (error instanceof SettingsError) return { faults: error.faults };
    throw error;
  }
}

/**
 * The environment for tests. It leaves out the settings of an installation on this machine: they must not change the
 * product under test.
 */
export function testEnvironment(additions: Record<string, string>): Environment {
  const kept = Object.entries(process.env).filter(([name]) => !(name.replace(/_FILE$/, '') in settingsSchema.shape));
  return { ...Object.fromEntries(kept), ...additions };
}

/** The processes that the parent runs, by their folders in `apps`. */
export const apps = ['smtp', 'gateway', 'worker'] as const;

/** Path of the Chromium or Chrome that the tests shall use. */
export const chromiumPath = (): string | undefined => process.env['CHROMIUM_PATH'] || undefined;

/** Whether the tests run unattended: they then repeat a failed test file themselves. */
export const isCi = (): boolean => Boolean(process.env['CI']);

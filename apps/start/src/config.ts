import { resolve } from 'node:path';
import {
  commonSettings,
  doctorSettings,
  optionalRedisUrl,
  parseEnv,
  SettingsError,
  siteSettings,
  smtpTlsSettings,
} from '@efemera/config';
import { z } from 'zod';
import { root } from './paths.js';

export const settingsSchema = z.object({
  ...siteSettings,
  ...commonSettings,
  ...doctorSettings,
  REDIS_URL: optionalRedisUrl,
  ...smtpTlsSettings,
});

export type Settings = ReturnType<typeof parseSettings>;
export type Environment = Record<string, string | undefined>;

/**
 * What the children are started with. Lines of every mail are for operators; who types `npm start` gets the trouble only.
 * The parent reads the address of Redis from its file and hands it on.
 */
export const childEnvironment = (): Environment => ({
  ...process.env,
  LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn',
  REDIS_URL_FILE: undefined,
});

function parseSettings() {
  const settings = parseEnv(settingsSchema, process.env);
  return { ...settings, DATA_DIR: resolve(root, settings.DATA_DIR) };
}

/** The parent's own settings, or what is wrong with them, a line a fault. */
export function readSettings(): { settings: Settings } | { faults: readonly string[] } {
  try {
    return { settings: parseSettings() };
  } catch (error) {
    if (error instanceof SettingsError) return { faults: error.faults };
    throw error;
  }
}

/** What tests run with: settings of this machine's own product must not reach the one under test. */
export function testEnvironment(additions: Record<string, string>): Environment {
  const kept = Object.entries(process.env).filter(([name]) => !(name.replace(/_FILE$/, '') in settingsSchema.shape));
  return { ...Object.fromEntries(kept), ...additions };
}

/** A Chromium or Chrome that the tests are told to use. */
export const chromiumPath = (): string | undefined => process.env['CHROMIUM_PATH'] || undefined;

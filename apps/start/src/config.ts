import { resolve } from 'node:path';
import {
  adminToken,
  commonSettings,
  doctorSettings,
  onOff,
  parseEnv,
  port,
  publicUrl,
  SettingsError,
} from '@efemera/config';
import { z } from 'zod';
import { root } from './paths.js';

const settingsSchema = z.object({
  ...commonSettings,
  ...doctorSettings,
  REDIS_URL: commonSettings.REDIS_URL.optional().describe(commonSettings.REDIS_URL.description ?? ''),
  PORT: port('HTTP and Socket.IO').prefault('3000').describe('a port number (HTTP and Socket.IO)'),
  DATA_DIR: z
    .string()
    .prefault('.data')
    .transform((folder) => resolve(root, folder))
    .describe("a folder for the embedded Redis' file"),
  PUBLIC_URL: publicUrl,
  ADMIN_TOKEN: adminToken,
  RATE_LIMITS: onOff('rate limits').prefault('on').describe('on or off'),
  SMTP_TLS_CERT: z.string().optional().describe('a PEM file, set together with SMTP_TLS_KEY'),
});

export type Settings = z.output<typeof settingsSchema>;
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

/** The parent's own settings, or what is wrong with them, a line a fault. */
export function readSettings(): { settings: Settings } | { faults: readonly string[] } {
  try {
    return { settings: parseEnv(settingsSchema, process.env) };
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

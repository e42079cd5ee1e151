import { z } from 'zod';

/** The headings of .env.example and docs/settings.md, in their order. */
export const settingGroups = [
  'Addresses and ports',
  'Mail',
  'Inboxes',
  'Webhooks',
  'Push',
  'Storage',
  'Operating',
  'Traces',
  'Statistics',
  'Site',
] as const;

/** What the documents say of a setting; the schema's own description says what values it takes. */
export interface SettingText {
  group: (typeof settingGroups)[number];
  /** What the setting does: its row in docs/settings.md, and the first sentence in .env.example. */
  meaning: string;
  /** The default, as it is written in the environment. */
  standard?: string;
  /** What happens if the setting is not set; a setting with this text needs no default and is optional. */
  unset?: string;
  /** Further sentences, for .env.example alone. */
  more?: string;
}

/** The texts of all settings, by their schemas. */
export const settingTexts = z.registry<SettingText>();

/**
 * One setting: a schema of the values that it takes, whose description becomes the text of a fault, and what the documents
 * say of it. `npm run settings` writes .env.example and docs/settings.md from all of them.
 *
 * With `standard` it has a default, with `unset` alone it is optional, with neither it is required.
 */
export function setting<T extends z.ZodType>(schema: T, text: SettingText & { standard: string }): z.ZodPrefault<T>;
export function setting<T extends z.ZodType>(schema: T, text: SettingText & { unset: string }): z.ZodOptional<T>;
export function setting<T extends z.ZodType>(schema: T, text: SettingText): T;
export function setting(schema: z.ZodType, text: SettingText): z.ZodType {
  const { standard, unset } = text;
  const open = standard !== undefined ? schema.prefault(standard) : unset !== undefined ? schema.optional() : schema;
  // Repeats the description, which zod's wrapper does not inherit.
  const whole = open.describe(schema.description ?? '');
  settingTexts.add(whole, text);
  return whole;
}

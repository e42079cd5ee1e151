import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { envExample, settingsDocument } from '@efemera/config';
import type { z } from 'zod';
import { apps, settingsSchema as startSettings } from './config.js';
import { root } from './paths.js';

/** `npm run settings`: writes .env.example and docs/settings.md from the schemas of all apps. */

// Loaded by path, as in check-settings.ts: no app imports another app's code.
const others = apps.map(async (app) => {
  const file = join(root, `apps/${app}/dist/config.js`);
  return ((await import(file)) as { settingsSchema: z.ZodObject }).settingsSchema;
});
const schemas = [startSettings, ...(await Promise.all(others))];
writeFileSync(join(root, '.env.example'), envExample(schemas));
writeFileSync(join(root, 'docs/settings.md'), settingsDocument(schemas));

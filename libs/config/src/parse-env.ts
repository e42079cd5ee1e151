import type { z } from 'zod';

/** The settings are wrong; the message has one line per fault, each naming the variable and what it takes. */
export class SettingsError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'SettingsError';
  }
}

/**
 * Reads settings from environment variables.
 *
 * @param schema  one field a variable; its description says what the variable takes and becomes the fault's text.
 * @throws SettingsError listing every wrong variable at once. Values are not repeated: one may be a secret.
 */
export function parseEnv<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  env: Readonly<Record<string, string | undefined>>,
): z.output<z.ZodObject<Shape>> {
  // An empty variable is how compose files and .env files say "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
  throw new SettingsError(
    [...names].map((name) => {
      const field = schema.shape[name] as z.ZodType | undefined;
      return `${name} ${name in given ? 'is wrong' : 'is missing'}: it takes ${field?.description ?? 'another value'}.`;
    }),
  );
}

/** Reads the settings for a process's main file, or says what is wrong and ends the process. */
export function settingsOrExit<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  env: Readonly<Record<string, string | undefined>>,
): z.output<z.ZodObject<Shape>> {
  try {
    return parseEnv(schema, env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`The settings are wrong:\n${error.faults.map((fault) => `  ${fault}`).join('\n')}\n`);
    process.exit(78); // EX_CONFIG of sysexits.h
  }
}

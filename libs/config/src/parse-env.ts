import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/**
 * Thrown when settings are wrong; the message has a line for each fault, with the name of the variable and the values that
 * it takes.
 */
export class SettingsError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'SettingsError';
  }
}

/**
 * Reads settings from environment variables, or `NAME` from the file that `NAME_FILE` names: that is how container
 * engines hand secrets over, and a file shows in no list of processes and no description of a container.
 *
 * @param schema  one field a variable; its description says what the variable takes and becomes the fault's text.
 * @throws SettingsError listing every wrong variable at once. Values are not repeated: one may be a secret.
 */
export function parseEnv<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  env: Readonly<Record<string, string | undefined>>,
): z.output<z.ZodObject<Shape>> {
  // Compose files and .env files use an empty variable for "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const fileFaults = new Map<string, string>();
  for (const name of Object.keys(schema.shape)) {
    const path = given[`${name}_FILE`];
    // HEARTBEAT_FILE and similar names are settings themselves.
    if (path === undefined || `${name}_FILE` in schema.shape) continue;
    if (name in given) fileFaults.set(name, `${name} and ${name}_FILE are both set: one of them is too many.`);
    else {
      const content = contentOf(path);
      if (typeof content === 'string') given[name] = content;
      else fileFaults.set(name, `${name}_FILE is wrong: ${content.fault}.`);
    }
  }
  const parsed = schema.safeParse(given);
  if (parsed.success && fileFaults.size === 0) return parsed.data;
  const names = new Set(parsed.error?.issues.map((issue) => String(issue.path[0])).filter((n) => !fileFaults.has(n)));
  throw new SettingsError([
    ...fileFaults.values(),
    ...[...names].map((name) => {
      const field = schema.shape[name] as z.ZodType | undefined;
      return `${name} ${name in given ? 'is wrong' : 'is missing'}: it takes ${field?.description ?? 'another value'}.`;
    }),
  ]);
}

/** Editors and `echo` end a file with a line break, which is not part of the secret. */
function contentOf(path: string): string | { fault: string } {
  try {
    return readFileSync(path, 'utf8').replace(/(?<![\r\n])[\r\n]+$/, '') || { fault: 'the file is empty' };
  } catch (error) {
    return { fault: `the file can't be read (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'})` };
  }
}

/** Reads the settings for a process's main file, or prints the faults and ends the process. */
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

import { ContractError } from '@efemera/contract';
import type { z } from 'zod';

/**
 * Checks the fields of a form.
 *
 * @throws ContractError `missing_fields` | `invalid_fields`, each with the names of the fields.
 */
export function readForm<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  body: unknown,
): z.output<z.ZodObject<Shape>> {
  const given = (typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}) as Record<
    string,
    unknown
  >;
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const wrong = [...new Set(parsed.error.issues.map(({ path }) => String(path[0] ?? '')))];
  const isBlank = (value: unknown) =>
    value === undefined || value === null || (typeof value === 'string' && !value.trim());
  const missing = wrong.filter((name) => isBlank(given[name]));
  if (missing.length > 0) {
    throw new ContractError('missing_fields', 'Please fill in all required fields.', { fields: missing });
  }
  throw new ContractError('invalid_fields', 'Some fields are not as they should be.', { fields: wrong });
}

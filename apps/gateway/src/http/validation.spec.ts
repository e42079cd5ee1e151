import type { ContractError } from '@efemera/contract';
import { z } from 'zod';
import { validation } from './validation.js';

const metadata = (schema: z.ZodType) => ({ type: 'query' as const, schema });
const refusalOf = async (schema: z.ZodType, value: unknown): Promise<unknown> =>
  validation()
    .transform(value, metadata(schema))
    .catch((error: ContractError) => error.toBody().error);

it('a refusal names the wrong fields in its message and details, and shows none of their values', async () => {
  const schema = z.object({ from: z.string().min(1), subject: z.string(), wait: z.number().min(1).multipleOf(2) });
  expect(await refusalOf(schema, { from: '', subject: ['secret'], wait: -1 })).toEqual({
    code: 'bad_request',
    message: 'The request is malformed: from, subject, wait.',
    fields: ['from', 'subject', 'wait'],
  });
});

it('a refusal names no field where the whole parameter is wrong, and at most ten wrong fields of a list', async () => {
  expect(await refusalOf(z.object({}), 5)).toMatchObject({ message: 'The request is malformed.' });
  const list = z.object({ parts: z.array(z.object({ name: z.string() })) });
  const error = await refusalOf(list, { parts: Array.from({ length: 500 }, () => ({})) });
  const names = Array.from({ length: 10 }, (_, index) => `parts.${index}.name`).join(', ');
  expect(error).toMatchObject({ message: `The request is malformed: ${names}, ….` });
});

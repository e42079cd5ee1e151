import { ContractError } from '@efemera/contract';
import { StandardSchemaValidationPipe } from '@nestjs/common';

/** A message names at most this many fields: a list of a thousand wrong items would make one of a thousand names. */
const maxNamed = 10;

/** Validates the parameters for which a route declares a schema. An error names the wrong fields, never their values. */
export const validation = () =>
  new StandardSchemaValidationPipe({
    exceptionFactory: (issues) => {
      const names = issues.map((issue) =>
        (issue.path ?? []).map((segment) => String(typeof segment === 'object' ? segment.key : segment)).join('.'),
      );
      const fields = [...new Set(names)];
      return new ContractError('bad_request', `The request is malformed${listed(fields)}.`, { fields });
    },
  });

/** Leaves out the empty name, which stands for the parameter as a whole. */
function listed(fields: readonly string[]): string {
  const named = fields.filter((field) => field !== '');
  const shown = [...named.slice(0, maxNamed), ...(named.length > maxNamed ? ['…'] : [])];
  return shown.length > 0 ? `: ${shown.join(', ')}` : '';
}

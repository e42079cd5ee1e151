import { ContractError } from '@efemera/contract';
import { StandardSchemaValidationPipe } from '@nestjs/common';

/** Validates the parameters for which a route declares a schema. An error names the wrong fields, never their values. */
export const validation = () =>
  new StandardSchemaValidationPipe({
    exceptionFactory: (issues) => {
      const fields = issues.map((issue) =>
        (issue.path ?? []).map((segment) => String(typeof segment === 'object' ? segment.key : segment)).join('.'),
      );
      return new ContractError('bad_request', 'The request is malformed.', { fields: [...new Set(fields)] });
    },
  });

import { ContractError } from '@efemera/contract';
import { StandardSchemaValidationPipe } from '@nestjs/common';

/** Checks what a route declares by a schema; what is wrong is told by name, never with its value. */
export const validation = () =>
  new StandardSchemaValidationPipe({
    exceptionFactory: (issues) => {
      const fields = issues.map((issue) =>
        (issue.path ?? []).map((segment) => String(typeof segment === 'object' ? segment.key : segment)).join('.'),
      );
      return new ContractError('bad_request', 'The request is malformed.', { fields: [...new Set(fields)] });
    },
  });

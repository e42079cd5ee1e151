import { ContractError, type Ack } from '@efemera/contract';
import { Logger } from '@nestjs/common';
import type { z } from 'zod';

const logger = new Logger('live');
const badRequest = () => new ContractError('bad_request', 'The request is malformed.');

/** Reads the payload of a socket request. Throws `bad_request`. */
export function readPayload<Schema extends z.ZodType>(schema: Schema, payload: unknown): z.output<Schema> {
  const parsed = schema.safeParse(payload);
  if (!parsed.success) throw badRequest();
  return parsed.data;
}

/**
 * Runs a socket request and acknowledges it, also when it fails, so that no client waits in vain. The client decides
 * which arguments it sends, so `acknowledge` may be anything.
 */
export async function answer<T extends object>(acknowledge: unknown, run: () => Promise<T>): Promise<void> {
  const reply: Ack<T> = await run().then(
    (result) => ({ ok: true as const, ...result }),
    (error: unknown) => ({ ok: false as const, ...toContractError(error).toBody() }),
  );
  if (typeof acknowledge === 'function') acknowledge(reply);
}

export const answerUnknownEvent = (acknowledge: unknown) => answer(acknowledge, () => Promise.reject(badRequest()));

function toContractError(error: unknown): ContractError {
  if (error instanceof ContractError) return error;
  logger.error({ msg: 'unexpected error', err: error instanceof Error ? error.stack : String(error) });
  return new ContractError('internal', 'Something went wrong on our side.');
}

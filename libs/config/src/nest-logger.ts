import type { Logger } from './logger.js';

/**
 * Writes Nest's log as JSON lines; its start-up lines only at debug level. Has the shape of Nest's LoggerService
 * without importing it: libraries import no framework.
 */
export class NestLogger {
  constructor(private readonly logger: Logger) {}

  log = (message: unknown) => this.logger.debug(toFields(message));
  debug = (message: unknown) => this.logger.debug(toFields(message));
  verbose = (message: unknown) => this.logger.trace(toFields(message));
  warn = (message: unknown) => this.logger.warn(toFields(message));
  error = (message: unknown, stack?: unknown) => this.logger.error({ ...toFields(message), stack });
  fatal = (message: unknown) => this.logger.fatal(toFields(message));
}

function toFields(message: unknown): object {
  if (message instanceof Error) return { msg: message.message, err: message.stack };
  return typeof message === 'object' && message !== null ? message : { msg: String(message) };
}

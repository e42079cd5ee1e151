import { pino, type Logger } from 'pino';

export type { Logger };

/** JSON lines on standard output, one fact each; `name` is the process. */
export function createLogger(name: string, level: string): Logger {
  return pino({ name, level, base: { name, pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime });
}

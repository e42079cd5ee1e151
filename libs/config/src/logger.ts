import { pino, type Logger } from 'pino';

export type { Logger };

const destination = {
  fd: 1,
  // Many lines at a time, and in the background: a call to the system for each was a fifth of what taking a mail costs, and
  // one for twenty, with a thread woken for it, a tenth.
  sync: false,
  minLength: 32 * 1024,
  maxWrite: 64 * 1024,
  periodicFlush: 100,
  // How far a reader of the log may fall behind; lines past that are dropped, and mail goes on.
  maxLength: 4 * 1024 * 1024,
};

/**
 * JSON lines on standard output, one fact each; `name` is the process. What waits to be written is written when the
 * process exits; one that is killed may keep the last tenth of a second to itself.
 */
export function createLogger(name: string, level: string): Logger {
  const options = { name, level, base: { name, pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime };
  return pino(options, pino.destination(destination));
}

import { pino, type Logger } from 'pino';

export type { Logger };

const destination = {
  fd: 1,
  // Writes many lines at a time, in the background: one system call per line took a fifth of the cost of accepting a
  // mail, and one call per twenty lines, with a thread woken for it, a tenth.
  sync: false,
  minLength: 32 * 1024,
  maxWrite: 64 * 1024,
  // Each wakes two threads, also when there is nothing to write.
  periodicFlush: 500,
  // How many bytes a slow reader of the log may fall behind; lines beyond that are dropped, so that a stuck reader does
  // not stop mail.
  maxLength: 4 * 1024 * 1024,
};

/**
 * JSON lines on standard output, one fact each; `name` is the process. Pending lines are written when the process
 * exits; a killed process may lose those of its last half second.
 */
export function createLogger(name: string, level: string): Logger {
  const options = { name, level, base: { name, pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime };
  return pino(options, pino.destination(destination));
}

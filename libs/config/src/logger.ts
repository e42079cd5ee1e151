import { pino, type Logger } from 'pino';

export type { Logger };

const destination = {
  fd: 1,
  // Writes many lines at a time, in the background: one system call per line took a fifth of the cost of accepting a
  // mail, and one call per twenty lines, with a thread woken for it, a tenth.
  sync: false,
  minLength: 32 * 1024,
  maxWrite: 64 * 1024,
  // How many bytes a slow reader of the log may fall behind; lines beyond that are dropped, so that a stuck reader does
  // not stop mail.
  maxLength: 4 * 1024 * 1024,
};

/** How long a line waits for others to be written with it. */
const lineWaitMs = 500;

let stream: ReturnType<typeof pino.destination> | null = null;
let timer: NodeJS.Timeout | null = null;
/** True when lines have waited long enough. The stream ignores `flush` during a write: `writeDue` repeats it then. */
let isDue = false;

/** Called with each line. The stream's own timer would wake two threads twice a second while nothing is logged. */
function writeSoon(line: string): string {
  timer ??= setTimeout(() => {
    timer = null;
    isDue = true;
    stream?.flush();
  }, lineWaitMs).unref();
  return line;
}

function writeDue(): void {
  if (!isDue) return;
  isDue = false;
  stream?.flush();
}

/**
 * JSON lines on standard output, one fact each; `name` is the process. Pending lines are written when the process
 * exits; a killed process may lose those of its last half second.
 */
export function createLogger(name: string, level: string): Logger {
  const base = { name, pid: process.pid };
  // One stream for all loggers of a process: several streams would write their lines in another order.
  stream ??= pino.destination(destination).on('drain', writeDue);
  return pino(
    { name, level, base, timestamp: pino.stdTimeFunctions.isoTime, hooks: { streamWrite: writeSoon } },
    stream,
  );
}

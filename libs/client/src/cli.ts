import { exitCodes } from './cli/exit-codes.js';
import { main } from './cli/main.js';

// Who reads the output may have read enough (`efemera watch | head -1`).
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  process.exit(code === 'EPIPE' ? exitCodes.ok : exitCodes.error);
});
process.stderr.on('error', () => undefined);

const interrupted = new AbortController();
// The second Ctrl-C is the system's.
process.once('SIGINT', () => interrupted.abort());
process.once('SIGTERM', () => interrupted.abort());

process.exitCode = await main(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  isTerminal: process.stdout.isTTY === true,
  signal: interrupted.signal,
});

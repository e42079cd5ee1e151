import { exitCodes } from './cli/exit-codes.js';
import { main } from './cli/main.js';

// The program that reads the output may close the pipe early (`efemera watch | head -1`): this is no error.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  process.exit(code === 'EPIPE' ? exitCodes.ok : exitCodes.error);
});
process.stderr.on('error', () => undefined);

const interrupted = new AbortController();
// The first Ctrl-C ends the command in order; the system's default handles a second one and kills the process.
process.once('SIGINT', () => interrupted.abort());
process.once('SIGTERM', () => interrupted.abort());

process.exitCode = await main(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  isTerminal: process.stdout.isTTY === true,
  signal: interrupted.signal,
});

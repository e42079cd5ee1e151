/**
 * Loaded into a process first (`--import`): shifts its wall clock by the milliseconds in the file that CLOCK_FILE
 * names, read again at each SIGUSR2. Timers keep running, as on a machine whose clock is set.
 */
import { readFileSync } from 'node:fs';

const TrueDate = Date;
let shiftMs = 0;

globalThis.Date = class Date extends TrueDate {
  constructor(...args) {
    if (args.length > 0) super(...args);
    else super(TrueDate.now() + shiftMs);
  }

  static now() {
    return TrueDate.now() + shiftMs;
  }
};

process.on('SIGUSR2', () => {
  shiftMs = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
});

import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { testEnvironment } from './config.js';
import { root } from './paths.js';

/** `npm run fuzz -- --minutes N`: the fuzz tests of `npm test`, run for N minutes. `FUZZ_SEED` repeats a run. */
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });

const [program = '', ...args] = ['npx', '--no-install', 'jest', '--testPathPatterns', 'apps/e2e/test/fuzz'];
const child = spawn(program, args, {
  cwd: root,
  stdio: 'inherit',
  env: testEnvironment({ FUZZ_MINUTES: values.minutes, NODE_OPTIONS: '--experimental-vm-modules' }),
});
child.once('exit', (code) => (process.exitCode = code ?? 1));

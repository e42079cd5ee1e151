import { runSignUps } from '@efemera/testing/sign-ups';
import { System } from '@efemera/testing/system';
import { median, quantile } from '../bench/figures.js';

/** `npm run sign-ups -- [tests] [at once]`: checks the promise to testers that each sign-up test gets its own code. */
const [tests = 1000, atOnce = 20] = process.argv.slice(2).map(Number);

const print = (line: string) => process.stdout.write(`${line}\n`);

const system = await System.start();
try {
  print(`${tests} sign-up tests, ${atOnce} at once, two codes each, a bank's code beside each`);
  const began = performance.now();
  const onEnd = (ended: number) => {
    if (ended % 100 === 0) print(`  ${ended} ended`);
  };
  const { passed, failures, codes, tookMs } = await runSignUps(system, { tests, atOnce, onEnd });
  const seconds = (performance.now() - began) / 1000;
  for (const failure of failures.slice(0, 10)) print(String(failure));
  print(`passed ${passed} of ${tests} in ${seconds.toFixed(1)} s (${(tests / seconds).toFixed(1)}/s)`);
  print(`codes typed in: ${codes.right} right, ${codes.stale} stale, ${codes.foreign} foreign`);
  print(`a test took: median ${Math.round(median(tookMs))} ms, p99 ${Math.round(quantile(tookMs, 0.99))} ms`);
  process.exitCode = passed === tests && failures.length === 0 ? 0 : 1;
} finally {
  await system.stop();
}

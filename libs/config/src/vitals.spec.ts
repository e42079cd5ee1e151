import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const runFile = promisify(execFile);

/** Runs a program that reports vitals; it must end by itself and print JSON. */
async function runWithVitals<T>(program: string): Promise<T> {
  const script = `import { watchVitals } from ${JSON.stringify(new URL('../dist/vitals.js', import.meta.url).href)};
    const vitals = watchVitals();
    const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    const block = (ms) => { for (const end = performance.now() + ms; performance.now() < end; ); };
    const said = await (async () => { ${program} })();
    process.stdout.write(JSON.stringify(said));`;
  const { stdout } = await runFile(process.execPath, ['--input-type=module', '--eval', script]);
  return JSON.parse(stdout) as T;
}

it('reports that the event loop of an idle process was blocked', async () => {
  const { loopDelayMaxSeconds } = await runWithVitals<{ loopDelayMaxSeconds: number }>(
    'await pause(2200); vitals(); block(1500); await pause(1100); return vitals();',
  );
  expect(loopDelayMaxSeconds).toBeGreaterThan(0.4);
});

it('reports the delays of a busy process', async () => {
  const { loopDelayP99Seconds } = await runWithVitals<{ loopDelayP99Seconds: number }>(
    'for (let turn = 0; turn < 60; turn++) { block(60); await pause(0); } return vitals();',
  );
  expect(loopDelayP99Seconds).toBeGreaterThan(0.02);
});

it('still reports when the process has no free file descriptors', async () => {
  const script = `
    import { openSync } from 'node:fs';
    import { watchVitals } from ${JSON.stringify(new URL('../dist/vitals.js', import.meta.url).href)};
    const vitals = watchVitals();
    const before = vitals().memoryBytes;
    try { for (;;) openSync('/dev/null'); } catch (error) { if (error.code !== 'EMFILE') throw error; }
    const { memoryBytes, cpuSeconds } = vitals();
    process.stdout.write(JSON.stringify({ before, memoryBytes, cpuSeconds }));
  `;
  const command = 'ulimit -n 64; exec "$0" --input-type=module --eval "$1"';
  const { stdout } = await runFile('/bin/sh', ['-c', command, process.execPath, script]);
  const { before, memoryBytes, cpuSeconds } = JSON.parse(stdout) as Record<string, number>;
  expect(before).toBeGreaterThan(1e6);
  expect(memoryBytes).toBe(before);
  expect(cpuSeconds).toBeGreaterThan(0);
});

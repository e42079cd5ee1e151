import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const runFile = promisify(execFile);

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

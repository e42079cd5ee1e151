import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

let started: ChildProcess | null = null;
afterEach(() => started?.kill());

/** Runs a program that has a logger `log`, until the test ends. */
function run(program: string) {
  const script = `import { createLogger } from ${JSON.stringify(new URL('../dist/logger.js', import.meta.url).href)};
    const log = createLogger('test', 'info');
    process.stdin.resume();
    ${program}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  started = child;
  return child;
}

it('the logger writes a line soon, even if no other line follows', async () => {
  const child = run(`log.info('one');`);
  const [printed] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  expect(JSON.parse(printed)).toMatchObject({ name: 'test', msg: 'one' });
});

it('the logger writes what was logged while the reader of the log had stopped', async () => {
  const child = run(`
    // These fill the pipe. The logger writes pieces of 32 KB at once; what is left after them waits for its timer.
    for (let line = 0; line < 38; line++) log.info('x'.repeat(8000));
    setTimeout(() => log.info('last'), 100);`);
  // Reads only after that timer has run, so that the process tries to write the last line while the pipe is full.
  await pause(1500);
  let printed = '';
  for await (const text of child.stdout.setEncoding('utf8') as AsyncIterable<string>) {
    printed += text;
    if (printed.includes('"msg":"last"')) break;
  }
  expect(printed.trim().split('\n')).toHaveLength(39);
});

it('the logger writes what is left when the process ends', async () => {
  const child = run(`log.info('left'); process.exit(0);`);
  const [printed] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  expect(printed).toContain('"msg":"left"');
});

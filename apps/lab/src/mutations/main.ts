import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../bench/processes.js';
import { mutations, type Mutation } from './list.js';

/**
 * `npm run mutations -- [words]`: switches each defence off in a copy of the checkout and shows which test fails. A
 * defence that no test misses could be removed by mistake.
 */
const words = process.argv.slice(2).join(' ');
const print = (line: string) => process.stdout.write(`${line}\n`);

const copy = mkdtempSync(join(tmpdir(), 'efemera-mutations-'));
const withoutNodeOptions = { ...process.env, NODE_OPTIONS: '' };
const run = (command: string, args: string[], folder = copy) =>
  spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
    timeout: 400_000,
    env: { ...withoutNodeOptions, ...(args.includes('jest') && { NODE_OPTIONS: '--experimental-vm-modules' }) },
  });

const build = (folder: string) => {
  const { status, stdout, stderr } = run('npm', ['run', '--silent', 'build'], join(copy, folder));
  if (status !== 0) throw new Error(`${folder} does not build: ${stdout}${stderr}`);
};

/** The names of the failed tests. */
function failing(test: string): string[] {
  const isPlaywright = test.endsWith('.spec.ts');
  const { stdout, stderr } = isPlaywright
    ? run('npx', ['--no-install', 'playwright', 'test', test, '--retries=0'])
    : run('npx', ['--no-install', 'jest', '--verbose', '--forceExit', '--testPathPatterns', test]);
  const lines = `${stdout}\n${stderr}`.split('\n');
  const ran = lines.some((line) => /^Tests:|^ {2}\d+ (?:passed|failed)/.test(line));
  if (!ran) throw new Error(`${test} did not run: ${stdout.slice(-2000)}${stderr.slice(-2000)}`);
  return [
    ...new Set(
      lines
        .filter((line) => (isPlaywright ? /^ {2}✘|^ +✘/.test(line) : /^\s+✕/.test(line)))
        .map((line) => line.replace(/^\s*[✕✘]\s*/, '').replace(/ \([\d.]+ m?s\)$/, '')),
    ),
  ];
}

function tryOut({ file, from, to, test, builds = [] }: Mutation): string[] {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(from).length !== 2) throw new Error(`${file} does not hold once: ${from}`);
  writeFileSync(
    path,
    source.replace(from, () => to),
  );
  try {
    builds.forEach(build);
    return failing(test);
  } finally {
    writeFileSync(path, source);
    builds.forEach(build);
  }
}

let unnoticed = 0;
try {
  // Hard links for the files in the root's node_modules, which nothing changes. Sources and builds are real copies,
  // because the mutations change sources and build them.
  execFileSync(
    'bash',
    ['-c', `git ls-files -co --exclude-standard -z | xargs -0 cp --parents -t ${copy} && cp -al node_modules ${copy}/`],
    { cwd: root },
  );
  execFileSync(
    'bash',
    [
      '-c',
      `for d in apps/*/ libs/*/ frontend/; do for f in dist node_modules; do [ -d $d$f ] && cp -a $d$f ${copy}/$d; done; done; mkdir -p ${copy}/.cache; true`,
    ],
    { cwd: root },
  );
  for (const mutation of mutations.filter(({ defence, test }) => `${defence} ${test}`.includes(words))) {
    const tests = tryOut(mutation);
    if (tests.length === 0) unnoticed++;
    print(
      `| ${mutation.defence} | \`${mutation.test}\` | ${tests[0] ?? '**no test fails**'}${tests.length > 1 ? ` (and ${tests.length - 1} more)` : ''} |`,
    );
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.exitCode = unnoticed === 0 ? 0 : 1;

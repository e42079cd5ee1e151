import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromiumPath, isCi, testEnvironment } from './config.js';
import { findChromium, findHeadlessShell } from './find-chromium.js';
import { findPromtool } from './find-promtool.js';
import { findRedis } from './find-redis.js';
import { cacheFolder, root } from './paths.js';

/** `npm test`: runs every check, one after the other, also when an earlier one failed. */
interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** Input files of some tests. They are not part of the repository; developers keep them beside the checkout. */
const corpusIsHere = existsSync(resolve(root, '../shared/corpus'));

const reports = `${cacheFolder}/test`;
const say = (line: string) => process.stdout.write(`${line}\n`);

function run(command: readonly string[], env: Record<string, string> = {}): Promise<boolean> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: testEnvironment(env) });
  return new Promise((settle) => {
    child.once('error', (error) => {
      say(error.message);
      settle(false);
    });
    child.once('exit', (code) => settle(code === 0));
  });
}

/** Runs a check that reports no number of tests, and counts it as one test. */
const check = async (command: readonly string[]): Promise<Count> =>
  (await run(command)) ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };

/** Runs the three checks at once: each uses one processor, and waits for the disk at times. */
async function lintAndTypeCheck(): Promise<Count> {
  const checks = [
    ['npx', '--no-install', 'eslint', '.'],
    ['npx', '--no-install', 'prettier', '--check', '.'],
    ['npm', 'run', '--silent', 'typecheck'],
  ].map(check);
  const failed = (await Promise.all(checks)).reduce((sum, result) => sum + result.failed, 0);
  return { passed: checks.length - failed, failed, skipped: 0 };
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: 'passed' | 'failed' }[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return null;
  }
}

/** A skipped test proves nothing. If its input files are present, it counts as failed. */
function count(ok: boolean, { passed, failed, skipped }: Count): Count {
  const fallen = corpusIsHere ? failed + skipped : failed;
  // A suite may fail outside any test, for example while it is loaded.
  return { passed, failed: ok ? fallen : Math.max(fallen, 1), skipped: corpusIsHere ? 0 : skipped };
}

const nothing: Count = { passed: 0, failed: 1, skipped: 0 };

async function runJest(name: string, args: readonly string[]): Promise<{ ok: boolean; report: JestReport | null }> {
  const file = `${reports}/${name}.json`;
  // A failed test may leave a timer or a process that keeps Jest from ending: CI once waited for one until its limit.
  const ok = await run(['npx', '--no-install', 'jest', '--forceExit', '--json', `--outputFile=${file}`, ...args], {
    NODE_OPTIONS: '--experimental-vm-modules --no-warnings=ExperimentalWarning',
  });
  return { ok, report: readReport<JestReport>(file) };
}

/** In CI the files of failed tests run once more, one at a time: a machine that others use may stall for seconds. */
async function jest(): Promise<Count> {
  const first = await runJest('jest', []);
  if (!first.report) return nothing;
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests } = first.report;
  const skipped = numPendingTests + numTodoTests;
  const fallen = first.report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  if (first.ok || !isCi() || fallen.length === 0) return count(first.ok, { passed, failed, skipped });
  say(`\n── again, one at a time: ${fallen.length} files`);
  const again = await runJest('jest-again', ['--runInBand', '--runTestsByPath', ...fallen]);
  const left = again.report?.numFailedTests ?? failed;
  if (left < failed) say(`  ${failed - left} passed only when repeated`);
  return count(again.ok, { passed: passed + failed - left, failed: left, skipped });
}

async function playwright({ chromium, headlessShell }: Browsers): Promise<Count> {
  const file = `${reports}/playwright.json`;
  const ok = await run(['npx', '--no-install', 'playwright', 'test', '--reporter=list,json'], {
    CHROMIUM_PATH: chromium,
    ...(headlessShell !== null && { HEADLESS_SHELL_PATH: headlessShell }),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const stats = readReport<PlaywrightReport>(file)?.stats;
  if (!stats) return nothing;
  if (stats.flaky > 0) say(`  ${stats.flaky} passed only when repeated`);
  return count(ok, { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped });
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const fetching = (line: string) => say(`  ${line} …`);

interface Browsers {
  chromium: string;
  /** Runs most tests, in two thirds of the time; null where it is missing: then `chromium` runs all tests. */
  headlessShell: string | null;
}

/** Fetches one program after the other: apt installs one package at a time. */
async function fetchPrograms(): Promise<Browsers> {
  await findRedis(cacheFolder, fetching);
  // Continues without promtool: only the tests of alerts then fail, with the reason.
  await findPromtool(cacheFolder, fetching).catch(() => undefined);
  const chosen = chromiumPath();
  if (chosen !== undefined) return { chromium: chosen, headlessShell: null };
  const chromium = await findChromium(cacheFolder, fetching);
  const headlessShell = await findHeadlessShell(cacheFolder, fetching, isCi());
  return { chromium, headlessShell };
}

try {
  // Linting and type-checking need none of these programs, so that step does not wait for them.
  const programs = fetchPrograms();
  programs.catch(() => undefined);
  const steps: [name: string, step: () => Promise<Count>][] = [
    ['lint and type-check', lintAndTypeCheck],
    ['unit and integration', () => programs.then(jest)],
    ['end to end', () => programs.then(playwright)],
  ];
  const total: Count = { passed: 0, failed: 0, skipped: 0 };
  const results: string[] = [];
  for (const [name, step] of steps) {
    say(`\n── ${name}`);
    const result = await step();
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += result[key];
    results.push(`  ${result.failed === 0 ? '✓' : '✗'} ${name}: ${result.passed} passed, ${result.failed} failed`);
  }
  const left = total.skipped > 0 ? `, ${total.skipped} skipped: ../shared/corpus is not here` : '';
  say(`\n${results.join('\n')}\n\n${total.passed} passed, ${total.failed} failed${left}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

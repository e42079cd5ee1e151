import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { findRedis } from '@efemera/start/find-redis';
import type { Judged } from './budgets.js';
import { drawPlot } from './plots.js';
import { root } from './processes.js';
import { tableMarkdown, type Section } from './section.js';

export interface Machine {
  cpu: string;
  cores: number;
  memoryGiB: number;
  system: string;
  node: string;
  redis: string;
}

export interface Report {
  machine: Machine;
  measuredAt: string;
  rounds: number;
  sections: Record<string, Section>;
  budgets: Judged[];
}

export const machine = async (): Promise<Machine> => ({
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  system: `${type()} ${release().split('-')[0]}`,
  node: process.version,
  redis: await redisVersion(),
});

async function redisVersion(): Promise<string> {
  const { command } = await findRedis(resolve(root, '.cache'), () => undefined);
  const [program = '', ...args] = command;
  return /v=(\S+)/.exec(execFileSync(program, [...args, '--version'], { encoding: 'utf8' }))?.[1] ?? 'unknown';
}

function markdown({ machine: { cpu, cores, memoryGiB, system, node, redis }, ...report }: Report): string {
  const sections = Object.values(report.sections).flatMap(({ title, note, tables, plots = [] }) => [
    `## ${title}`,
    note,
    ...plots.map(({ name }) => `![${title}: ${name}](benchmarks/${name}.svg)`),
    ...tables.map(tableMarkdown),
  ]);
  const budgets = tableMarkdown({
    head: ['budget', 'measured', 'goal', ''],
    rows: report.budgets.map(({ what, value, goal, met }) => [what, value, goal, met ? 'met' : '**missed**']),
  });
  return [
    '# Benchmarks',
    'What `npm run bench` measured last (`-- --docs` writes this page; `benchmarks/last.json` holds the numbers). Everything ' +
      'runs on one machine, over the loopback interface; absolute numbers are this machine’s, ratios are the product’s.',
    `${report.measuredAt.slice(0, 10)} · ${cpu}, ${cores} cores, ${memoryGiB} GiB · ${system} · Node ${node} · Redis ${redis}, ` +
      `append-only file, fsync every second · ${report.rounds} rounds`,
    '## Budgets',
    budgets,
    ...sections,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

/** Writes figures, page and plots. docs/benchmarks.md is written only after a whole run. */
export function writeReport(report: Report, intoDocs: boolean): string {
  const folder = resolve(root, intoDocs ? 'docs' : '.cache/bench');
  mkdirSync(join(folder, 'benchmarks'), { recursive: true });
  const plots = Object.values(report.sections).flatMap(({ plots = [] }) => plots);
  for (const plot of plots) writeFileSync(join(folder, `benchmarks/${plot.name}.svg`), drawPlot(plot));
  const sections = Object.fromEntries(
    Object.entries(report.sections).map(([name, { title, tables, values }]) => [name, { title, tables, values }]),
  );
  writeFileSync(join(folder, 'benchmarks/last.json'), `${JSON.stringify({ ...report, sections }, null, 2)}\n`);
  writeFileSync(join(folder, 'benchmarks.md'), markdown(report));
  return relative(root, join(folder, 'benchmarks.md'));
}

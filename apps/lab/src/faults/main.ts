import { faults } from './faults.js';
import { runTrial, type Outcome } from './trial.js';

/**
 * `npm run faults [-- [--rate=N] NAME…]`: provokes each known fault in the running product, under load, and counts the mails
 * that were lost, doubled, late, shown to others, or listed although they were refused. Exits with 0 only if there are none.
 */
const args = process.argv.slice(2);
const perSecond = Number(args.find((arg) => arg.startsWith('--rate='))?.slice('--rate='.length) ?? 200);
const names = args.filter((arg) => !arg.startsWith('--'));
const unknown = names.filter((name) => !faults.some((fault) => fault.name === name));
const print = (line: string) => process.stdout.write(`${line}\n`);

if (unknown.length > 0 || !(perSecond > 0)) {
  print(`Usage: npm run faults -- [--rate=MAILS_A_SECOND] [NAME…]\n`);
  for (const { name, what } of faults) print(`  ${name.padEnd(18)} ${what}`);
  process.exit(2);
}

const promises = ['lost', 'doubled', 'refusedListed', 'late', 'leaked'] as const;
const columns = ['sent', 'accepted', 'refused', ...promises] as const;
const row = (name: string, cells: readonly string[]) =>
  name.padEnd(18) + cells.map((cell) => cell.padStart(14)).join('');
const breaks = (outcome: Outcome) => promises.some((promise) => outcome[promise] > 0);

const beganMs = performance.now();
const broken: string[] = [];
print(`${perSecond} mails a second, each fault by itself`);
print(row('', [...columns, 'well in']));
for (const fault of faults.filter(({ name }) => names.length === 0 || names.includes(name))) {
  try {
    const outcome = await runTrial(fault, perSecond);
    const seconds = `${(outcome.recoveredMs / 1000).toFixed(1)} s`;
    print(row(fault.name, [...columns.map((column) => String(outcome[column])), seconds]));
    for (const note of outcome.notes) print(`  ${note}`);
    if (breaks(outcome)) broken.push(fault.name);
  } catch (error) {
    print(`${fault.name.padEnd(18)} could not be tried: ${error instanceof Error ? error.message : String(error)}`);
    broken.push(fault.name);
  }
}
print(
  `${Math.round((performance.now() - beganMs) / 1000)} s. ${broken.length > 0 ? `NOT KEPT: ${broken.join(', ')}` : 'All kept.'}`,
);
process.exit(broken.length > 0 ? 1 : 0);

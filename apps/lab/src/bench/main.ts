import { parseArgs } from 'node:util';
import { budgets, judge } from './budgets.js';
import { measureEnrich } from './parts/enrich.js';
import { measureExpiry } from './parts/expiry.js';
import { measureFanOut } from './parts/fan-out.js';
import { measureFirstVisit } from './parts/first-visit.js';
import { drawFlames } from './parts/flames.js';
import { measureGrowth } from './parts/growth.js';
import { measureIntake } from './parts/intake.js';
import { measureJoinLinks } from './parts/join-links.js';
import { measureLists } from './parts/lists.js';
import { measureMemory } from './parts/memory.js';
import type { Part } from './parts/part.js';
import { measureOpenMail } from './parts/open-mail.js';
import { measurePairs } from './parts/pairs.js';
import { measurePush } from './parts/push.js';
import { measurePushNotices } from './parts/push-notices.js';
import { measureRest } from './parts/rest.js';
import { measureWaits } from './parts/waits.js';
import { measureWhole } from './parts/whole.js';
import { machine, writeReport, type Report } from './report.js';
import { tableText } from './section.js';

const parts: Record<string, Part> = {
  intake: measureIntake,
  push: measurePush,
  'push-notices': measurePushNotices,
  'join-links': measureJoinLinks,
  lists: measureLists,
  waits: measureWaits,
  'fan-out': measureFanOut,
  memory: measureMemory,
  whole: measureWhole,
  flames: drawFlames,
  enrich: measureEnrich,
  expiry: measureExpiry,
  growth: measureGrowth,
  pairs: measurePairs,
  'first-visit': measureFirstVisit,
  'open-mail': measureOpenMail,
  rest: measureRest,
};

const print = (line: string) => process.stdout.write(`${line}\n`);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    inboxes: { type: 'string', default: '100000' },
    docs: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const most = Number(values.inboxes);
const chosen = positionals.length > 0 ? positionals : Object.keys(parts);
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0 || !(rounds >= 1 && most >= 1000)) {
  print(`Usage: npm run bench -- [--rounds N] [--inboxes N] [--docs] [${Object.keys(parts).join('] [')}]`);
  process.exit(1);
}

const startedAt = performance.now();
const report: Report = {
  machine: await machine(),
  measuredAt: new Date().toISOString(),
  rounds,
  sections: {},
  budgets: [],
};
for (const name of chosen) {
  const partStartedAt = performance.now();
  const section = await parts[name]?.({ rounds, most, say: (line) => print(`  … ${line}`) });
  if (!section) continue;
  report.sections[name] = section;
  print(`\n${section.title} (${Math.round((performance.now() - partStartedAt) / 1000)} s)`);
  for (const table of section.tables) print(`${tableText(table)}\n`);
}
report.budgets = judge(budgets, report);
print('Budgets');
for (const { what, goal, value, met } of report.budgets)
  print(`  ${met ? 'met   ' : 'MISSED'}  ${what}: ${value} (${goal})`);
const file = writeReport(report, values.docs && positionals.length === 0);
print(`\n${Math.round((performance.now() - startedAt) / 1000)} s; written to ${file}`);
process.exit(report.budgets.every(({ met }) => met) ? 0 : 1);

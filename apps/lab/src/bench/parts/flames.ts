import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Session, type Profiler } from 'node:inspector/promises';
import { join, resolve } from 'node:path';
import { parseMessage } from '@efemera/mime';
import { sharedClockMs } from '../figures.js';
import { flameGraph, type Period } from '../flames.js';
import { makeMail } from '../load/mails.js';
import type { FloodOptions } from '../load/smtp.js';
import { allCores, LoadProcess, root } from '../processes.js';
import { Product } from '../product.js';
import type { Plot, Section } from '../section.js';
import type { BenchOptions } from './part.js';

const folder = resolve(root, '.cache/bench/profiles');
const inboxes = 60;
const profiled = ['smtp', 'gateway', 'worker'] as const;
const parses = 1500;

/** The profile that a process of this id has written. */
function readProfile(pid: number | undefined): Profiler.Profile {
  const file = readdirSync(folder).find((name) => name.split('.')[3] === String(pid));
  if (file === undefined) throw new Error(`Process ${String(pid)} has written no profile.`);
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as Profiler.Profile;
}

async function periodOf(work: () => Promise<unknown>): Promise<Period> {
  const from = sharedClockMs();
  await work();
  return { from, to: sharedClockMs() };
}

/** Parsing processes, which the worker starts, get no profiler flags; so this process parses the same mail itself. */
async function plotParse(): Promise<Plot> {
  const source = makeMail('shop', 'Seu código');
  const parseAll = async () => {
    for (let count = 0; count < parses; count++) await parseMessage(source);
  };
  // Code that has not run yet is slow.
  await parseAll();
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  const period = await periodOf(parseAll);
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  return flameGraph('flames-parser', profile, period);
}

/** Where each process spends its time on mails of a shop, drawn as flame graphs. */
export async function drawFlames({ say }: BenchOptions): Promise<Section> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const product = await Product.start({ profiles: folder });
  const load = LoadProcess.start('smtp', allCores);
  let period: Period;
  try {
    say('of all processes, while mails of a shop come');
    const recipients = (await product.claim(inboxes)).map(({ address }) => address);
    const flood = { connections: 10, pipelining: true, mailsAConnection: 0, warmUpMs: 0, ms: 5000 };
    const options: FloodOptions = { ...flood, port: product.ports.smtp, recipients, kind: 'shop' };
    // Warm-up: code that has not run yet is slow.
    await load.call('flood', options);
    period = await periodOf(() => load.call('flood', options));
    await product.allParsed();
  } finally {
    await Promise.all([load.stop(), product.stop()]);
  }
  const plots = profiled.map((role) => flameGraph(`flames-${role}`, readProfile(product.processes[role]?.pid), period));
  say('of parsing');
  plots.push(await plotParse());
  return {
    title: 'Where the time goes',
    note:
      'Flame graphs of SMTP, gateway and worker while ten connections send mails of a shop to held inboxes, and of the ' +
      'parsing of such a mail alone. Callers stand above what they call; green is our code, blue a library, grey Node and ' +
      'V8. Redis has no such profile; its share is in the tables above.',
    tables: [],
    values: {},
    plots,
  };
}

import { show, type Section } from './section.js';

export interface Budget {
  what: string;
  /** The name of the measured value in `values` of a section. */
  of: string;
  atLeast?: number;
  atMost?: number;
  unit?: string;
}

export interface Judged {
  what: string;
  goal: string;
  value: string;
  met: boolean;
}

/**
 * The performance budgets of the product. Ratios within one run hold on any machine; absolute figures hold for the
 * machine that docs/benchmarks.md names.
 */
export const budgets: readonly Budget[] = [
  {
    what: 'intake, 8 KB HTML, 10 connections, to stock Haraka discarding',
    of: 'intake.html.10.in-turn.toStock',
    atLeast: 1.2,
  },
  { what: 'the same, pipelined', of: 'intake.html.10.toStock', atLeast: 1.2 },
  {
    what: 'intake, 8 KB HTML, 10 connections, to tuned Haraka discarding',
    of: 'intake.html.10.toTuned',
    atLeast: 0.55,
  },
  { what: 'the same, command by command', of: 'intake.html.10.in-turn.toTuned', atLeast: 0.55 },
  {
    what: 'intake, 100 KB with attachment, to tuned Haraka discarding',
    of: 'intake.attachment.10.toTuned',
    atLeast: 0.4,
  },
  { what: 'push, last byte to event, idle, p50', of: 'push.idle.fromLastByteMs.p50', atMost: 2, unit: ' ms' },
  { what: 'push, last byte to event, idle, p99', of: 'push.idle.fromLastByteMs.p99', atMost: 6, unit: ' ms' },
  { what: 'push, last byte to event, 500 mails/s, p99', of: 'push.500.fromLastByteMs.p99', atMost: 12, unit: ' ms' },
  {
    what: 'push notice, from the 250, 20 mails/s, p95',
    of: 'pushNotices.20.fromReplyMs.p95',
    atMost: 1000,
    unit: ' ms',
  },
  {
    what: 'push notice, from the 250, 100 mails/s, p95',
    of: 'pushNotices.100.fromReplyMs.p95',
    atMost: 1000,
    unit: ' ms',
  },
  { what: 'calls of a push service for a mail', of: 'pushNotices.callsOfAMail', atMost: 1 },
  {
    what: 'wrong secrets of join links, the slowest form to the fastest, p50',
    of: 'joinLinks.slowestToFastest',
    atMost: 1.5,
  },
  { what: 'list of 20 mails, 1,000 requests/s on one core, p99', of: 'list.summaries.p99', atMost: 5, unit: ' ms' },
  { what: 'the same, unchanged (304), p99', of: 'list.unchanged.p99', atMost: 5, unit: ' ms' },
  {
    what: 'a held mail of a shop until its code is stored, CPU of all processes',
    of: 'whole.shop.unwatched',
    atMost: 1.2,
    unit: ' ms',
  },
  { what: 'such mails stored and parsed a second', of: 'whole.shop.sustained', atLeast: 1200 },
  { what: 'memory of a text mail less 1 KB, of its raw size', of: 'memory.text.ofRaw', atMost: 0.45 },
  { what: 'memory of an HTML mail less 1 KB, of its raw size', of: 'memory.html.ofRaw', atMost: 0.45 },
  { what: 'memory of a mail with attachment, of its raw size', of: 'memory.attachment.ofRaw', atMost: 1.15 },
  { what: 'memory of a socket in the gateway', of: 'fanOut.kilobytesASocket', atMost: 40, unit: ' KB' },
  { what: 'fan-out, 10,000 sockets, 500 mails/s, p99', of: 'fanOut.10000.p99', atMost: 50, unit: ' ms' },
  ...[10_000, 100_000, 1_000_000].flatMap((size) =>
    (['mail', 'list', 'expiry'] as const).map((of) => ({
      what: `cost of a ${of} among ${size.toLocaleString('en-US')} inboxes, to that among 1,000`,
      of: `growth.${size}.${of}`,
      atLeast: 0.8,
      atMost: 1.2,
    })),
  ),
  { what: 'the page at rest, all of Chromium, in cores', of: 'rest.most', atMost: 0.05 },
  { what: 'the product at rest', of: 'rest.product', unit: '% of a core', atMost: 1 },
];

/** Says which budgets this run has met; leaves out those whose values it has not measured. */
export function judge(all: readonly Budget[], { sections }: { sections: Record<string, Section> }): Judged[] {
  const values = Object.assign({}, ...Object.values(sections).map((section) => section.values)) as Record<
    string,
    number
  >;
  return all.flatMap(({ what, of, atLeast, atMost, unit = '' }) => {
    const value = values[of];
    if (value === undefined) return [];
    const goal = [atLeast !== undefined && `≥ ${atLeast}${unit}`, atMost !== undefined && `≤ ${atMost}${unit}`];
    return {
      what,
      goal: goal.filter(Boolean).join(', '),
      value: `${show(value)}${unit}`,
      // A missing figure (NaN) never meets a budget.
      met: value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity),
    };
  });
}

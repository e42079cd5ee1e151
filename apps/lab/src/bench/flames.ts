import type { Profiler } from 'node:inspector';
import type { CustomSeriesRenderItem, CustomSeriesRenderItemReturn } from 'echarts/types/dist/shared';
import { sum } from './figures.js';
import type { Plot } from './section.js';

/** A box of a flame graph: a function, as it was called by the function in the box above. */
export interface Frame {
  name: string;
  /** Who wrote the function: this project, a library, or the JavaScript engine with Node. */
  owner: 'ours' | 'library' | 'engine';
  /** Microseconds in which the profiler found this function running, including the functions that it called. */
  us: number;
  callees: Map<string, Frame>;
}

const colors: Record<Frame['owner'], string> = { ours: '#7bc47f', library: '#7fb2e5', engine: '#d0d0d0' };
/** The least share of the whole time for a box: a smaller one would be only a thin line. */
const leastShare = 0.004;
const rowHeight = 18;
const width = 1200;
/** An average letter of the font below, in pixels. */
const letterWidth = 6.7;
const font = '11px monospace';

function frameOf({ functionName, url }: Profiler.ProfileNode['callFrame']): Frame {
  const path = decodeURIComponent(url.replace(/^file:\/\//, ''));
  const library = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  const isEngine = path === '' || path.startsWith('node:');
  const place = library ?? path.split('/').at(-1)?.replace(/\.js$/, '');
  const name = [functionName || 'anonymous', isEngine ? path : `· ${place ?? ''}`].join(' ').trim();
  return { name, owner: library ? 'library' : isEngine ? 'engine' : 'ours', us: 0, callees: new Map() };
}

/** In milliseconds of `sharedClockMs`; profiles use the same clock. */
export interface Period {
  from: number;
  to: number;
}

/**
 * Adds up the calls in a part of a profile that have the same callers. Time in which the process had nothing to do is left
 * out.
 */
export function framesOf({ nodes, samples = [], timeDeltas = [], startTime }: Profiler.Profile, period: Period): Frame {
  const own = new Map<number, number>();
  let us = startTime;
  samples.forEach((id, index) => {
    const passed = timeDeltas[index] ?? 0;
    us += passed;
    if (us >= period.from * 1000 && us <= period.to * 1000) own.set(id, (own.get(id) ?? 0) + passed);
  });
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const calleesOf = ({ children = [] }: Partial<Profiler.ProfileNode>) =>
    children.map((id) => byId.get(id)).filter((callee) => callee !== undefined);
  const add = (node: Profiler.ProfileNode, into: Frame): number => {
    const found = frameOf(node.callFrame);
    const frame = into.callees.get(found.name) ?? found;
    const total = (own.get(node.id) ?? 0) + sum(calleesOf(node).map((callee) => add(callee, frame)));
    frame.us += total;
    into.callees.set(found.name, frame);
    return total;
  };
  const all: Frame = { name: 'all', owner: 'engine', us: 0, callees: new Map() };
  const busy = calleesOf(nodes[0] ?? {}).filter(({ callFrame }) => callFrame.functionName !== '(idle)');
  all.us = sum(busy.map((node) => add(node, all)));
  if (all.us === 0) throw new Error('The profile has nothing of this period.');
  return all;
}

/** A function's box, in shares of the whole time. */
interface Box {
  frame: Frame;
  from: number;
  to: number;
  row: number;
}

function boxesOf(all: Frame): Box[] {
  const boxes: Box[] = [];
  const place = (frame: Frame, from: number, row: number): void => {
    const to = from + frame.us / all.us;
    if (to - from < leastShare) return;
    boxes.push({ frame, from, to, row });
    let next = from;
    for (const callee of [...frame.callees.values()].sort((a, b) => b.us - a.us)) {
      place(callee, next, row + 1);
      next += callee.us / all.us;
    }
  };
  place(all, 0, 0);
  return boxes;
}

/** A flame graph: callers above the functions that they called, each as wide as its share of the busy time. */
export function flameGraph(name: string, profile: Profiler.Profile, period: Period): Plot {
  const boxes = boxesOf(framesOf(profile, period));
  const rows = Math.max(...boxes.map(({ row }) => row)) + 1;
  const drawBox: CustomSeriesRenderItem = ({ dataIndex }): CustomSeriesRenderItemReturn => {
    const box = boxes[dataIndex];
    if (!box) return null;
    const [x, boxWidth] = [box.from * width, (box.to - box.from) * width - 1];
    const text = `${box.frame.name} ${((box.to - box.from) * 100).toFixed(1)} %`;
    const letters = Math.floor((boxWidth - 4) / letterWidth);
    return {
      type: 'group',
      children: [
        {
          type: 'rect',
          shape: { x, y: box.row * rowHeight, width: boxWidth, height: rowHeight - 1 },
          style: { fill: colors[box.frame.owner] },
        },
        {
          type: 'text',
          x: x + 2,
          y: box.row * rowHeight + 3,
          style: { text: letters < 4 ? '' : text.slice(0, letters), font, fill: '#000000' },
        },
      ],
    };
  };
  const hidden = { type: 'value', show: false, min: 0, max: 1 } as const;
  return {
    name,
    width,
    height: rows * rowHeight,
    option: {
      grid: { left: 0, right: 0, top: 0, bottom: 0 },
      xAxis: hidden,
      yAxis: hidden,
      series: [{ type: 'custom', renderItem: drawBox, data: boxes.map(() => [0, 0]) }],
    },
  };
}

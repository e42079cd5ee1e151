import { judge } from './budgets.js';
import { medianSpread, quantile } from './figures.js';
import { flameGraph, framesOf } from './flames.js';
import { makeMail } from './load/mails.js';
import { frameOf, takeFrames } from './load/web-socket.js';
import { drawPlot } from './plots.js';
import { interleave } from './rounds.js';
import { tableMarkdown, tableText } from './section.js';

describe('the bench', () => {
  it('quotes the median of the rounds, which one disturbed round does not change', () => {
    expect(medianSpread([[1], [2], [900]])).toEqual({ p50: 2, p95: 2, p99: 2 });
    expect(quantile([3, 1, 2], 0.99)).toBe(3);
    expect(quantile([], 0.5)).toBeNaN();
  });

  it('measures every candidate in each round, in reverse order in every other round', async () => {
    const order: string[] = [];
    const results = await interleave(['a', 'b', 'c'], 2, (name) => Promise.resolve(order.push(name)));
    expect(order).toEqual(['a', 'b', 'c', 'c', 'b', 'a']);
    expect(results.get('c')).toEqual([3, 4]);
  });

  it('counts a budget as met only if the figure is within it', () => {
    const of = (value: number) => ({
      sections: { part: { title: '', note: '', tables: [], values: { ratio: value } } },
    });
    const budget = { what: 'it', of: 'ratio', atLeast: 0.8, atMost: 1.2 };
    expect([0.79, 0.8, 1.2, 1.21, NaN].map((value) => judge([budget], of(value))[0]?.met)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(judge([{ ...budget, of: 'other' }], of(1))).toEqual([]);
  });

  it('sends mails of the stated sizes', () => {
    const bytes = (['text', 'html', 'attachment'] as const).map((kind) => makeMail(kind, '#00000001').length);
    expect(bytes.map((length) => Math.round(length / 1000))).toEqual([1, 8, 101]);
    expect(makeMail('attachment', 'x').toString('latin1')).not.toMatch(/(^|[^\r])\n|\r\n\./);
  });

  it.each([0, 125, 126, 60_000])('frames %i bytes so that a server can read them', (length) => {
    const text = 'x'.repeat(length);
    const frame = frameOf(text);
    expect((frame[1] ?? 0) & 0x80).toBe(0x80);
    // A server's frame has the same form without the mask.
    const head = length > 125 ? 4 : 2;
    const unmasked = Buffer.concat([frame.subarray(0, head), frame.subarray(head + 4)]);
    unmasked[1] = (unmasked[1] ?? 0) & 0x7f;
    const heard: string[] = [];
    const rest = takeFrames(Buffer.concat([unmasked, unmasked, unmasked.subarray(0, 1)]), (one) => heard.push(one));
    expect(heard).toEqual([text, text]);
    expect(rest).toHaveLength(1);
  });

  it('writes tables for terminal and Markdown, and draws plots without a browser', () => {
    const table = {
      head: ['what', 'ms'],
      rows: [
        ['a', 1.234],
        ['b', 12_345.6],
      ],
    };
    expect(tableText(table)).toBe('  what      ms\n  a       1.23\n  b     12,346');
    expect(tableMarkdown(table)).toBe('| what | ms |\n| --- | ---: |\n| a | 1.23 |\n| b | 12,346 |');
    const option = { xAxis: { type: 'category', data: ['a'] }, yAxis: {}, series: [{ type: 'bar', data: [1] }] };
    expect(drawPlot({ name: 'plot', option })).toMatch(/^<svg .*<\/svg>$/s);
  });

  it('draws a flame graph that merges equal calls, covers only the measured period and leaves out idle time', () => {
    const node = (id: number, functionName: string, url: string, children: number[] = []) => ({
      id,
      children,
      callFrame: { functionName, url, scriptId: '0', lineNumber: 0, columnNumber: 0 },
    });
    const profile = {
      nodes: [
        node(1, '(root)', '', [2, 3, 4, 7]),
        node(2, '(idle)', ''),
        node(3, 'handle', 'file:///app/libs/mime/dist/parse.js', [5]),
        node(4, 'handle', 'file:///app/libs/mime/dist/parse.js', [6]),
        node(5, 'write', 'file:///app/node_modules/@scope/socket/lib/index.js'),
        node(6, 'write', 'file:///app/node_modules/@scope/socket/lib/index.js'),
        node(7, '(garbage collector)', ''),
      ],
      startTime: 1_000_000,
      endTime: 1_100_000,
      samples: [7, 3, 5, 2, 4, 6, 7],
      timeDeltas: [1000, 9000, 10_000, 10_000, 10_000, 10_000, 10_000],
    };
    const all = framesOf(profile, { from: 1005, to: 1055 });
    expect(all.us).toBe(39_000);
    const handle = all.callees.get('handle · parse');
    expect([handle?.us, handle?.owner]).toEqual([39_000, 'ours']);
    expect(all.callees.get('(garbage collector)')?.us).toBe(0);
    expect(all.callees.has('(idle)')).toBe(false);
    expect([...(handle?.callees.values() ?? [])]).toEqual([
      { name: 'write · @scope/socket', owner: 'library', us: 20_000, callees: new Map() },
    ]);
    const svg = drawPlot(flameGraph('flames', profile, { from: 1005, to: 1055 }));
    expect(svg).toContain('write · @scope/socket 51.3 %');
    expect(svg).toMatch(/^<svg width="1200" height="54"/);
  });
});

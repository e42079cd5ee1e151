import type { EChartsCoreOption } from 'echarts/core';

/** The result of one measurement: tables, named values for budgets and programs, and plots. */
export interface Section {
  title: string;
  /** The conditions of the measurement. */
  note: string;
  tables: Table[];
  values: Record<string, number>;
  plots?: Plot[];
}

export interface Table {
  head: string[];
  rows: (string | number)[][];
}

export interface Plot {
  name: string;
  option: EChartsCoreOption;
  /** In pixels; 960 × 540 if not set. */
  width?: number;
  height?: number;
}

/** Formats a number with about three significant digits. */
export function show(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const size = Math.abs(value);
  if (size >= 100 || Number.isInteger(value)) return Math.round(value).toLocaleString('en-US');
  return value.toFixed(size >= 10 ? 1 : 2);
}

const cellText = (cell: string | number) => (typeof cell === 'number' ? show(cell) : cell);

/** The table in columns, for a terminal. */
export function tableText({ head, rows }: Table): string {
  const lines = [head, ...rows.map((row) => row.map(cellText))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return lines.map((line) => `  ${line.map(pad).join('  ')}`).join('\n');
}

export function tableMarkdown({ head, rows }: Table): string {
  const line = (cells: (string | number)[]) => `| ${cells.map(cellText).join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** Quantiles of times as three columns. */
export const spreadHead = ['p50 ms', 'p95 ms', 'p99 ms'];

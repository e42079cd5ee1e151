/**
 * A task that fills all memory for a mail of 100 bytes, and never ends for a larger mail with `doesMore`. With this
 * task, tests reach the limits of a process without the parser, which has limits of its own. With `waitMs`, the task only
 * waits, as a task does on a busy machine.
 */
export default function run({ source, doesMore, waitMs }) {
  if (waitMs) return new Promise((resolve) => setTimeout(resolve, waitMs));
  if (source.length < 100) return 'small';
  if (source.length > 100) return doesMore ? new Promise(() => undefined) : 'parsed';
  const taken = [];
  for (;;) taken.push(new Array(1_000_000).fill(0.5));
}

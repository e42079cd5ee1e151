/**
 * A task that fills all memory for a mail of 100 bytes, and never ends for a larger mail with `doesMore`. With this
 * task, tests reach the limits of a process without the parser, which has limits of its own.
 */
export default function run({ source, doesMore }) {
  if (source.length < 100) return 'small';
  if (source.length > 100) return doesMore ? new Promise(() => undefined) : 'parsed';
  const taken = [];
  for (;;) taken.push(new Array(1_000_000).fill(0.5));
}

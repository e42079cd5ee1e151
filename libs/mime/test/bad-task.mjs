/**
 * A task that fills all memory on a mail of 100 bytes and never ends on a large one that does more than
 * parsing. With it, tests reach the limits of a process without the parser, which has limits of its own.
 */
export default function run({ source, doesMore }) {
  if (source.length < 100) return 'small';
  if (source.length > 100) return doesMore ? new Promise(() => undefined) : 'parsed';
  const taken = [];
  for (;;) taken.push(new Array(1_000_000).fill(0.5));
}

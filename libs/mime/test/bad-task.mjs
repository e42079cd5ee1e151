/** A task that a mail of 100 bytes makes take all memory, and a large one wait for ever: parsing has bounds of its own. */
export default function run({ source }) {
  if (source.length < 100) return 'small';
  if (source.length > 100) return new Promise(() => undefined);
  const taken = [];
  for (;;) taken.push(Array.from({ length: 10_000 }, () => ({})));
}

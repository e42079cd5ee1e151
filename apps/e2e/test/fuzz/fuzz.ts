import fc from 'fast-check';

/** `npm run fuzz -- --minutes N` runs all properties for that long in total; `npm test` runs each for a moment. */
const properties = 8;
const minutes = Number(process.env['FUZZ_MINUTES'] ?? 0);
const eachMs = minutes > 0 ? (minutes * 60_000) / properties : 2000;
/** The seed of a run to repeat; fast-check prints it with each failure. */
const seed = process.env['FUZZ_SEED'];

export const fuzzTimeoutMs = eachMs + 60_000;

/**
 * Tests a property with random input until its time is up. Inputs that once failed are kept as examples and come first.
 */
export async function fuzz<T extends [unknown, ...unknown[]]>(
  arbitraries: { [K in keyof T]: fc.Arbitrary<T[K]> },
  holds: (...input: T) => void | Promise<void>,
  examples: T[] = [],
): Promise<void> {
  await fc.assert(
    fc.asyncProperty<T>(...arbitraries, async (...input) => holds(...input)),
    {
      examples,
      numRuns: Number.MAX_SAFE_INTEGER,
      interruptAfterTimeLimit: eachMs,
      markInterruptAsFailure: false,
      ...(seed !== undefined && { seed: Number(seed) }),
    },
  );
}

/** Pieces of a grammar in any order, mixed with random text: most of it passes the first checks of a parser. */
export const madeOf = (pieces: readonly string[], maxLength = 40): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...pieces) },
        { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
        { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...pieces), fc.nat(60)).map(([piece, n]) => piece.repeat(n)) },
      ),
      { maxLength },
    )
    .map((parts) => parts.join(''));

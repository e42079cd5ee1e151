type Calls = Record<string, (argument: never) => unknown>;

interface Call {
  id: number;
  name: string;
  argument: unknown;
}

export type Answer = { id: number } & ({ result: unknown } | { error: string });

/** Answers the bench's calls in a process of its own, so that the load takes nothing from whoever measures. */
export function serve(calls: Calls): void {
  process.on('message', ({ id, name, argument }: Call) => {
    const run = async () => calls[name]?.(argument as never);
    run().then(
      (result) => process.send?.({ id, result } satisfies Answer),
      (error: unknown) =>
        process.send?.({ id, error: error instanceof Error ? (error.stack ?? '') : String(error) } satisfies Answer),
    );
  });
  process.on('disconnect', () => process.exit(0));
}

type Calls = Record<string, (argument: never) => unknown>;

interface Call {
  id: number;
  name: string;
  argument: unknown;
}

export type Answer = { id: number } & ({ result: unknown } | { error: string });

/**
 * Serves the bench's load functions in a separate process, so that the load takes no time from the measuring process.
 */
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

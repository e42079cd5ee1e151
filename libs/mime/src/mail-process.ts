/**
 * The main program of a mail process. It imports the default export of the given file and calls it for each task.
 * Answers `{ value }` or `{ error }`, and `{}` when it is ready.
 */
const [, , file = ''] = process.argv;

export interface MailProcessAnswer {
  value?: unknown;
  error?: string;
}

const answer = (message: MailProcessAnswer) => process.send?.(message, undefined, undefined, () => undefined);

// Ctrl-C reaches the whole process group. The parent first lets the tasks end and then ends this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());

try {
  const { default: run } = (await import(file)) as { default: (task: unknown) => unknown };
  process.on('message', (task) => {
    void (async () => answer({ value: await run(task) }))().catch((error: unknown) => answer({ error: String(error) }));
  });
  answer({});
} catch (error) {
  answer({ error: String(error) });
}

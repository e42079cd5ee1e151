/**
 * What a mail process runs: the default export of the file it is started with, once for each task.
 * Says what it was given back as `{ value }` or `{ error }`, and `{}` when it is ready.
 */
const [, , file = ''] = process.argv;

export interface MailProcessAnswer {
  value?: unknown;
  error?: string;
}

const answer = (message: MailProcessAnswer) => process.send?.(message, undefined, undefined, () => undefined);

// Ctrl-C reaches the whole group: the process around this one lets its tasks end, then ends this one.
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

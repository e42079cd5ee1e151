/**
 * The main program of a mail process. It imports the default export of the given file and calls it for each task of a
 * batch. It reports the answers of a batch together, and sends an empty report when it is ready.
 */
const [, , file = ''] = process.argv;

export interface MailProcessAnswer {
  value?: unknown;
  error?: string;
}

export interface MailProcessReport {
  /** In the order of the tasks; one error if the process could not start. */
  answers: MailProcessAnswer[];
  /** Processor time that the process has used so far. */
  cpuMs: number;
}

function report(answers: MailProcessAnswer[]): void {
  const { user, system } = process.cpuUsage();
  process.send?.(
    { answers, cpuMs: (user + system) / 1000 } satisfies MailProcessReport,
    undefined,
    undefined,
    () => undefined,
  );
}

// Ctrl-C reaches the whole process group. The parent first lets the tasks end and then ends this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());

try {
  const { default: run } = (await import(file)) as { default: (task: unknown) => unknown };
  const answer = async (task: unknown): Promise<MailProcessAnswer> => {
    try {
      return { value: await run(task) };
    } catch (error) {
      return { error: String(error) };
    }
  };
  process.on('message', (tasks: unknown[]) => {
    void (async () => {
      const answers: MailProcessAnswer[] = [];
      for (const task of tasks) answers.push(await answer(task));
      report(answers);
    })();
  });
  report([]);
} catch (error) {
  report([{ error: String(error) }]);
}

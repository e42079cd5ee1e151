import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { installDebianPackage, isRoot, lastLine, onPath } from '@efemera/start/programs';

const startTimeoutMs = 60_000;
const stopTimeoutMs = 10_000;

/** Finds a program on PATH, or installs the Debian package that has it; without root, says which to install. */
export async function findProgram(names: readonly string[], debianPackage: string): Promise<string> {
  const here = await onPath(...names);
  if (here) return here;
  const advice = `${names.join(' or ')} is missing. Install it and start again: sudo apt-get install ${debianPackage}`;
  if (!isRoot() || !(await onPath('apt-get'))) throw new Error(advice);
  try {
    await installDebianPackage(debianPackage);
  } catch (error) {
    throw new Error(`${advice}\n  apt-get: ${lastLine(error)}`, { cause: error });
  }
  const installed = await onPath(...names);
  if (!installed) throw new Error(advice);
  return installed;
}

/** Finds the browser that WebKitWebDriver drives: it comes with WebKitGTK's library, in no folder of PATH. */
export function findMiniBrowser(): string {
  const folders = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'));
  const candidates = folders.flatMap((folder) =>
    readdirSync(`/usr/lib/${folder}`)
      .filter((name) => /^webkit2?gtk-/.test(name))
      .map((name) => `/usr/lib/${folder}/${name}/MiniBrowser`),
  );
  const found = candidates.find((path) => existsSync(path));
  if (!found) throw new Error('MiniBrowser is missing. It belongs to the package webkit2gtk-driver.');
  return found;
}

/** Waits until a program has printed a line of this form. */
export async function printedBy(
  { pid, spawnfile }: ChildProcess,
  stream: unknown,
  form: RegExp,
): Promise<RegExpExecArray> {
  let printed = '';
  const timeout = AbortSignal.timeout(startTimeoutMs);
  const readable = stream as Readable;
  readable.setEncoding('utf8');
  try {
    for (;;) {
      const [text] = (await once(readable, 'data', { signal: timeout })) as [string];
      printed += text;
      const found = form.exec(printed);
      if (!found) continue;
      // What it prints later is thrown away: a full pipe would stop the program.
      readable.resume();
      return found;
    }
  } catch (error) {
    throw new Error(`${spawnfile} (${pid}) did not start. It printed:\n${printed}`, { cause: error });
  }
}

/** Ends a program; kills it when it does not end in time. */
export async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  const timer = setTimeout(() => program.kill('SIGKILL'), stopTimeoutMs);
  await ended;
  clearTimeout(timer);
}

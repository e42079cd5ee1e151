import { existsSync } from 'node:fs';
import { copyDebianPackages, installDebianPackage, isRoot, onPath, runCommand } from './programs.js';

export interface PythonProgram {
  python: string;
  /** The `PYTHONPATH` with which this Python finds pytest; empty if it needs none. */
  path: string;
}

/** Debian packages of pytest. They are pure Python, so that copies of them run on the system's Python without root. */
const pytestPackages = ['pytest', 'attr', 'iniconfig', 'packaging', 'pluggy'].map((name) => `python3-${name}`);

/**
 * Finds the Python with pytest that runs the tests of the Python client, or fetches them from the system's package archive.
 * The system's own Python comes first: the starters of version managers need the user's home folder, which the tests
 * replace.
 */
export async function findPython(cacheFolder: string): Promise<PythonProgram> {
  const installed = async () =>
    existsSync('/usr/bin/python3') ? '/usr/bin/python3' : await onPath('python3', 'python');
  let python = await installed();
  if (!python && isRoot()) {
    await installDebianPackage('python3');
    python = await installed();
  }
  if (!python) throw new Error('The tests of the Python client need Python 3.9 or newer: apt-get install python3');
  const copied = `${cacheFolder}/pytest/usr/lib/python3/dist-packages`;
  for (const path of ['', copied]) if (await hasPytest(python, path)) return { python, path };
  await copyDebianPackages(pytestPackages, `${cacheFolder}/pytest`);
  if (await hasPytest(python, copied)) return { python, path: copied };
  throw new Error('The tests of the Python client need pytest: apt-get install python3-pytest');
}

const hasPytest = (python: string, path: string) =>
  runCommand(['env', `PYTHONPATH=${path}`, python, '-c', 'import pytest'], 20_000).then(
    () => true,
    () => false,
  );

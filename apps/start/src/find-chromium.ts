import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { copiedProgram, copyDebianPackages, installDebianPackage, isRoot, lastLine, onPath } from './programs.js';

class NoChromiumError extends Error {
  constructor(tried: string[]) {
    super(
      [
        'The end-to-end tests need Chromium, and none could be fetched.',
        ...tried.map((reason) => `  ${reason}`),
        'Install it and start again:',
        '  Debian: sudo apt-get install chromium',
        '  or set CHROMIUM_PATH to a Chromium or Chrome that is there.',
      ].join('\n'),
    );
    this.name = 'NoChromiumError';
  }
}

/** A Debian package with a browser. */
interface Build {
  /** Of the package, and of the program that it brings. */
  name: string;
  /** Path of the executable file in the package. */
  file: string;
  /** Names of the program in other systems. */
  otherNames: readonly string[];
}
const whole: Build = {
  name: 'chromium',
  file: 'usr/lib/chromium/chromium',
  otherNames: ['chromium-browser', 'google-chrome', 'google-chrome-stable'],
};
const headlessShell: Build = {
  name: 'chromium-headless-shell',
  file: 'usr/lib/chromium/chromium-headless-shell',
  otherNames: [],
};

/**
 * Finds a Chromium, or fetches one. Tries in this order: a program on PATH, a copy under `cacheFolder`, a system
 * package.
 *
 * @returns the path of an executable file.
 * @throws NoChromiumError with what was tried and the command to install one.
 */
export async function findChromium(cacheFolder: string, say: (line: string) => void): Promise<string> {
  try {
    return (await find(whole, cacheFolder)) ?? (await fetchBuild(whole, cacheFolder, say));
  } catch (error) {
    throw new NoChromiumError([`apt-get: ${lastLine(error)}`]);
  }
}

/**
 * Finds or fetches the Chromium that can't show a window: it opens a page in two thirds of the time, but shows no
 * notifications and keeps no page for the Back button.
 *
 * @param mayFetch  false on a developer's system: without such a package there, each run would try to fetch it again.
 * @returns null where there is none: Debian has a package of it, other systems do not.
 */
export async function findHeadlessShell(
  cacheFolder: string,
  say: (line: string) => void,
  mayFetch: boolean,
): Promise<string | null> {
  const here = await find(headlessShell, cacheFolder);
  if (here || !mayFetch) return here;
  return fetchBuild(headlessShell, cacheFolder, say).catch((error: unknown) => {
    say(`going on without ${headlessShell.name}: ${lastLine(error)}`);
    return null;
  });
}

/** The script that starts a copied build. */
const starterOf = ({ name }: Build, cacheFolder: string) => `${cacheFolder}/${name}/chromium`;

async function find(build: Build, cacheFolder: string): Promise<string | null> {
  const starter = starterOf(build, cacheFolder);
  return (await onPath(build.name, ...build.otherNames)) ?? (existsSync(starter) ? starter : null);
}

async function fetchBuild(build: Build, cacheFolder: string, say: (line: string) => void): Promise<string> {
  const { name, file } = build;
  if (!(await onPath('apt-get'))) throw new Error('not on this system.');
  say(`fetching ${name} from the package archive, once`);
  if (isRoot()) {
    await installDebianPackage(name);
  } else {
    const folder = `${cacheFolder}/${name}`;
    await copyDebianPackages([name, 'chromium-common', 'fontconfig-config', 'fonts-dejavu-core'], folder);
    const command = copiedProgram(folder, file);
    if (command) writeStarter(starterOf(build, cacheFolder), folder, command);
  }
  const fetched = await find(build, cacheFolder);
  if (!fetched) throw new Error('the package holds no Chromium.');
  return fetched;
}

/** Playwright takes one executable file; a copy outside the system needs the paths of its libraries and fonts set. */
function writeStarter(file: string, folder: string, command: readonly string[]): void {
  const fonts = `<?xml version="1.0"?><fontconfig><dir>${folder}/usr/share/fonts</dir><cachedir>${folder}/fonts</cachedir></fontconfig>\n`;
  writeFileSync(`${folder}/fonts.conf`, fonts);
  const [program, libraries, ...rest] = command;
  const words = ['exec', program, libraries, `FONTCONFIG_FILE=${folder}/fonts.conf`, ...rest];
  writeFileSync(file, `#!/bin/sh\n${words.map((word) => `'${word}'`).join(' ')} "$@"\n`.replace("'exec'", 'exec'));
  chmodSync(file, 0o755);
}

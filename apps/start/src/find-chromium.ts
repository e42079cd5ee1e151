import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { copiedProgram, copyDebianPackages, installDebianPackage, isRoot, lastLine, onPath } from './programs.js';

export class NoChromiumError extends Error {
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

/**
 * Finds a Chromium for the tests, or fetches one. Tries in this order: a program on PATH, a copy under `cacheFolder`, a
 * system package.
 *
 * @returns the path of an executable file.
 * @throws NoChromiumError with what was tried and the command to install one.
 */
export async function findChromium(cacheFolder: string, say: (line: string) => void): Promise<string> {
  const folder = `${cacheFolder}/chromium`;
  const starter = `${folder}/chromium`;
  const installed = () => onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
  const here = (await installed()) ?? (existsSync(starter) ? starter : null);
  if (here) return here;

  const tried: string[] = [];
  if (!(await onPath('apt-get'))) throw new NoChromiumError(['apt-get: not on this system.']);
  say('fetching Chromium from the package archive, once');
  try {
    if (isRoot()) {
      await installDebianPackage('chromium');
      const program = await installed();
      if (program) return program;
    } else {
      await copyDebianPackages(['chromium', 'chromium-common', 'fontconfig-config', 'fonts-dejavu-core'], folder);
      const command = copiedProgram(folder, 'usr/lib/chromium/chromium');
      if (command) {
        writeStarter(starter, folder, command);
        return starter;
      }
      tried.push('apt-get: the package holds no Chromium.');
    }
  } catch (error) {
    tried.push(`apt-get: ${lastLine(error)}`);
  }
  throw new NoChromiumError(tried);
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

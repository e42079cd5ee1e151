import { build, type InlineConfig, type Rolldown } from 'vite';

/**
 * Builds a script or page apart from the site's own pages: built together, they would share files with these.
 *
 * @returns the files, of which none is written.
 */
export async function builtAlone(input: string, config: InlineConfig = {}): Promise<Rolldown.RolldownOutput['output']> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    ...config,
    build: { ...config.build, write: false, rolldownOptions: { input } },
  });
  return (built as Rolldown.RolldownOutput).output;
}

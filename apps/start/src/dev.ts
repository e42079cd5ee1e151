import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { nearOrigin } from '@efemera/config';
import { apps, childEnvironment } from './config.js';
import { root } from './paths.js';
import { runProduct, say, type Product } from './product.js';

/** Collects changes for a moment: an editor saves several files at once, and some of them twice. */
const settleMs = 150;
const sources = /^(libs|apps)\/([^/]+)\/(src|config|plugins)\//;

/**
 * `npm run dev`: runs the product, rebuilds and restarts it when sources change, and serves the site with hot
 * reloading.
 */
await runProduct((product) => {
  const gateway = nearOrigin(product.settings);
  const vite = [
    process.execPath,
    `${root}/node_modules/vite/bin/vite.js`,
    `${root}/frontend`,
    '--clearScreen',
    'false',
  ] as const;
  say('While you change the site, open the address that Vite prints:');
  product.keep('vite', [...vite], { ...childEnvironment(), GATEWAY_URL: gateway });
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  for (const folder of ['libs', 'apps']) {
    watch(`${root}/${folder}`, { recursive: true }, (_event, file) => {
      const [, layer, name] = sources.exec(`${folder}/${file ?? ''}`) ?? [];
      if (!layer || !name || file?.endsWith('.spec.ts')) return;
      changed.add(`${layer}/${name}`);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const packages = [...changed];
        changed.clear();
        working = working.then(() => rebuild(product, packages));
      }, settleMs);
    });
  }
});

/** Builds the changed package and restarts its process. A change in a library restarts every app. */
async function rebuild(product: Product, packages: string[]): Promise<void> {
  for (const path of packages) {
    say(`${path} changed`);
    const build = spawn('npm', ['run', '--silent', 'build'], { cwd: `${root}/${path}`, stdio: 'inherit' });
    const [code] = (await once(build, 'exit')) as [number | null];
    // The compiler has printed the error; the old processes keep running.
    if (code !== 0) return;
  }
  const affected = apps.filter((app) => packages.some((path) => path.startsWith('libs/') || path === `apps/${app}`));
  await Promise.all(affected.map((app) => product.children.get(app)?.restart()));
  if (affected.length > 0) say(`${affected.join(', ')} restarted`);
}

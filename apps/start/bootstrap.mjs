/**
 * The entry point of `npm start` and the other commands. Plain JavaScript without dependencies, because on a fresh
 * clone neither packages nor a build exist. Installs and builds what is missing or out of date, then runs the built program.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
// A report for programs (`--json`) and an export must be the only text on standard output.
const isForProgram = process.argv.includes('--json') || process.argv[2] === 'export';
const say = (line) => (isForProgram ? process.stderr : process.stdout).write(`${line}\n`);

const laboratory = ['apps/lab', 'libs/testing'];

/** The program that each command runs after the preparation, and the packages that it does not need built. */
const commands = {
  start: { run: 'apps/start/dist/main.js', readsEnvFile: true, without: laboratory },
  dev: { run: 'apps/start/dist/dev.js', readsEnvFile: true, without: ['frontend', ...laboratory] },
  mail: { run: 'apps/start/dist/send-mail.js', readsEnvFile: true, without: laboratory },
  doctor: { run: 'apps/start/dist/doctor.js', readsEnvFile: true, without: ['frontend', ...laboratory] },
  key: { run: 'apps/start/dist/key.js', readsEnvFile: true, without: ['frontend', ...laboratory] },
  export: { run: 'apps/start/dist/export.js', readsEnvFile: true, without: ['frontend', ...laboratory] },
  import: { run: 'apps/start/dist/import.js', readsEnvFile: true, without: ['frontend', ...laboratory] },
  settings: { run: 'apps/start/dist/write-settings.js', without: ['frontend', ...laboratory] },
  test: { run: 'apps/start/dist/run-tests.js' },
  bench: { run: 'apps/lab/dist/bench/main.js' },
  faults: { run: 'apps/lab/dist/faults/main.js' },
  fuzz: { run: 'apps/start/dist/fuzz.js', without: ['frontend'] },
  mutations: { run: 'apps/lab/dist/mutations/main.js' },
  soak: { run: 'apps/lab/dist/soak/main.js' },
  attacks: { run: 'apps/lab/dist/attacks/main.js' },
  upgrade: { run: 'apps/lab/dist/upgrade/main.js' },
  'sign-ups': { run: 'apps/lab/dist/sign-ups/main.js' },
  pictures: { run: 'apps/lab/dist/pictures/main.js' },
  'compare-mails': { run: 'apps/lab/dist/pictures/compare-mails.js' },
  browsers: { run: 'apps/lab/dist/browsers/main.js' },
  'train-codes': { run: 'apps/lab/dist/train-codes/main.js', without: ['frontend'] },
  build: {},
};

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  // The range that Vite and Nest support: the Node releases that can `require` an ES module.
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return;
  throw new Error(
    `Efêmera needs Node 20.19 or newer (of 22: 22.12 or newer); this is ${process.versions.node}.\n` +
      'Get one from https://nodejs.org or by: nvm install 22',
  );
}

/** Runs a command to its end. Its output is printed only when it fails. */
function run(command, { cwd = root, env = {} } = {}) {
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // On Windows npm is a script, which only a shell can start.
    shell: process.platform === 'win32',
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  return new Promise((settle, fail) => {
    child.once('error', fail);
    child.once('close', (code) =>
      code === 0 ? settle() : fail(new Error(`${command.join(' ')} failed:\n${said.trim()}`)),
    );
  });
}

const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** Whether npm's record of the installed packages names every package of the lock file. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(join(root, record))) return false;
  const installed = readJson(record).packages;
  return Object.entries(readJson('package-lock.json').packages).every(([path, { version, optional, peer, link }]) => {
    if (!path.includes('node_modules/')) return true;
    // Skips optional packages: most of them are for other systems.
    if (optional || (peer && !installed[path])) return true;
    return link ? existsSync(join(root, path)) : installed[path]?.version === version;
  });
}

async function install() {
  if (isInstalled()) return;
  say('  installing dependencies …');
  // Always installs the optional packages (they hold the compiler's binary) and the development packages (they hold the
  // compiler).
  const command = ['npm', 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  await run(command, { env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' } });
}

function* filesUnder(path) {
  if (!existsSync(join(root, path))) return;
  for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
    const file = `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* filesUnder(file);
    else if (!/\.spec\.tsx?$/.test(entry.name)) yield file;
  }
}

/** One hash of every file that a package's build depends on. */
function fingerprint(folder) {
  const own = ['package.json', 'tsconfig.json', 'tsconfig.cjs.json', 'build.mjs', 'index.html', 'vite.config.ts'].map(
    (name) => `${folder}/${name}`,
  );
  // The client package that the server hands out (`efemera.tgz`) contains these files.
  if (folder === 'libs/client')
    own.push(...['README.md', 'LICENSE', 'bin/efemera.js'].map((name) => `${folder}/${name}`));
  const shared = ['package-lock.json', 'tsconfig.json', 'nest-cli.json', '.swcrc'];
  const sources = [...filesUnder(`${folder}/src`), ...filesUnder(`${folder}/public`)];
  // The site's bundle includes these packages from their sources.
  if (folder === 'frontend') {
    for (const taken of [
      'frontend/build',
      'frontend/service-worker',
      'frontend/pdf-viewer',
      'libs/contract/src',
      'libs/content/src',
      'content',
    ])
      sources.push(...filesUnder(taken));
  }
  const hash = createHash('sha256').update(process.version);
  for (const file of [...shared, ...own, ...sources].sort()) {
    if (existsSync(join(root, file))) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** The stamp is the fingerprint of a build. It is in the build's folder, so that removing the build removes it, too. */
const stampOf = (folder) => join(root, folder, 'dist/.built-from');

function packagesToBuild(without) {
  const folders = ['libs', 'apps'].flatMap((layer) => readdirSync(join(root, layer)).map((name) => `${layer}/${name}`));
  return [...folders, 'frontend']
    .filter((folder) => !without.includes(folder) && existsSync(join(root, folder, 'package.json')))
    .filter((folder) => readJson(`${folder}/package.json`).scripts?.build)
    .map((folder) => ({ folder, hash: fingerprint(folder) }))
    .filter(({ folder, hash }) => !existsSync(stampOf(folder)) || readFileSync(stampOf(folder), 'utf8') !== hash);
}

async function build(without = []) {
  const waiting = packagesToBuild(without);
  if (waiting.length === 0) return;
  say(`  building ${waiting.map(({ folder }) => folder).join(', ')} …`);
  // The longest build first. Two at a time: each build uses more than one core by itself.
  waiting.sort((a, b) => Number(b.folder === 'frontend') - Number(a.folder === 'frontend'));
  const builder = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await run(['npm', 'run', '--silent', 'build'], { cwd: join(root, next.folder) });
      writeFileSync(stampOf(next.folder), next.hash);
    }
  };
  await Promise.all([builder(), builder()]);
}

async function main([name, ...args]) {
  checkNode();
  const command = commands[name];
  if (!command) throw new Error(`Usage: npm run ${Object.keys(commands).join(' | ')}`);
  await install();
  await build(command.without);
  if (!command.run) return;
  const envFile = join(root, '.env');
  // Variables of the environment win over the values of the file.
  if (command.readsEnvFile && existsSync(envFile)) process.loadEnvFile(envFile);
  process.chdir(root);
  process.argv = [process.execPath, join(root, command.run), ...args];
  await import(new URL(`../../${command.run}`, import.meta.url).href);
}

main(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});

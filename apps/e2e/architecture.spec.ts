import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { longFiles, longFunctions, mailStoreUsers } from './support/law-exceptions.js';
import { countLines, measureSource } from './support/measure-source.js';

const root = resolve(import.meta.dirname, '../..');

function* sources(folder: string, name = /\.(ts|tsx|mjs)$/): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !['node_modules', 'dist'].includes(entry.name)) yield* sources(path, name);
    else if (name.test(entry.name)) yield path;
  }
}
const folders = ['libs', 'apps', 'frontend'];
const code = folders.flatMap((folder) => [...sources(folder)]);
const python = folders.flatMap((folder) => [...sources(folder, /\.py$/)]);
const product = code.filter((path) => !/\.spec\.tsx?$|\/test\/|^apps\/(e2e|lab)\/|^libs\/testing\//.test(path));
const thatHold = (pattern: RegExp, paths = product) =>
  paths.filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')));

describe('the five laws', () => {
  let result: ICruiseResult;
  beforeAll(async () => {
    const { default: rules } = (await import(join(root, '.dependency-cruiser.mjs'))) as {
      default: { forbidden: []; options: object };
    };
    const { output } = await cruise(['libs', 'apps', 'frontend/src'], {
      ...rules.options,
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: rules.forbidden },
    });
    result = output as ICruiseResult;
  });

  it('are checked on a graph that has the import edges which must exist', () => {
    const edges = result.modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => `${source} → ${resolved.replace(/^.*node_modules/, 'node_modules')}`),
    );
    for (const edge of [
      /^libs\/storage\/src\/redis\/\S+ → node_modules\/ioredis\//,
      /^libs\/mime\/src\/\S+ → node_modules\/postal-mime\//,
      /^libs\/tracing\/src\/otlp-tracer.ts → node_modules\/@opentelemetry\//,
      /^apps\/worker\/src\/sender\/\S+ → node_modules\/mailauth\//,
      /^libs\/storage\/src\/\S+ → libs\/contract\/src\/redis\.ts$/,
      /^apps\/gateway\/src\/\S+ → libs\/contract\/src\/index\.ts$/,
      /^apps\/smtp\/src\/\S+ → libs\/storage\/src\/index\.ts$/,
      /^frontend\/src\/transport\/\S+ → node_modules\/socket\.io-client\//,
    ]) {
      expect(edges).toContainEqual(expect.stringMatching(edge));
    }
  });

  it('hold for every import', () => {
    expect(result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
  });

  it('law 3: process.env is read in each app’s config.ts only', () => {
    const readers = thatHold(/process\??\.env\b/).filter((path) => !path.endsWith('.mjs'));
    expect(readers.length).toBeGreaterThan(2);
    // The client package is not an app: only it reads EFEMERA_URL, inside a tester's own process.
    const doors = /^apps\/[^/]+\/src\/config\.ts$|^frontend\/vite\.config\.ts$|^libs\/client\/src\/environment\.ts$/;
    expect(readers.filter((path) => !doors.test(path))).toEqual([]);
  });

  it('law 3: fetch is called in the transport only, and HTML is sanitised in one file', () => {
    const browser = product.filter((path) => path.startsWith('frontend/src/'));
    expect(thatHold(/\bfetch\(/, browser).filter((path) => !path.startsWith('frontend/src/transport/'))).toEqual([]);
    expect(thatHold(/from 'dompurify'/, browser)).toHaveLength(1);
    expect(thatHold(/dangerouslySetInnerHTML|\.innerHTML\s*=/, browser)).toEqual([]);
  });

  it('law 2 and 4: key names are built in the contract only', () => {
    const outside = product.filter((path) => path !== 'libs/contract/src/redis.ts');
    expect(thatHold(/\{\$\{\s*partition|`[^`]*:(inbox|mails|mail|due|events|counts):/, outside)).toEqual([]);
  });

  it('law 1: a class is given the stores that it uses, each alone; only modules and main.ts hold Storage', () => {
    const apps = product.filter((path) => /^apps\/(gateway|worker|smtp)\/src\//.test(path));
    const holders = thatHold(/:\s*Storage\b|get\(Storage\)/, apps);
    expect(holders).toContain('apps/gateway/src/storage.module.ts');
    const isModule = /\/(app|storage)\.module\.ts$|\/main\.ts$/;
    expect(holders.filter((path) => !isModule.test(path))).toEqual([]);
  });

  it('law 3: scripts are called by named keys and arguments, never by position', () => {
    const outside = product.filter((path) => !path.startsWith('libs/storage/src/redis/'));
    expect(thatHold(/\.(?:evalsha|eval|defineCommand|fcall)\(/, outside)).toEqual([]);
  });

  it('law 4: the gateway uses the store of mails in reading/ only', () => {
    const gateway = product.filter((path) => path.startsWith('apps/gateway/src/'));
    const users = thatHold(/\bMailStore\b|\.mails\./, gateway);
    expect(users.length).toBeGreaterThan(1);
    expect(users.filter((path) => !path.startsWith('apps/gateway/src/reading/') && !mailStoreUsers[path])).toEqual([]);
  });

  it('law 5: the gateway reads events from Redis by its fact feed only', () => {
    const gateway = product.filter((path) => path.startsWith('apps/gateway/src/'));
    expect(thatHold(/\bEventFeeds\b/, gateway)).toEqual([
      'apps/gateway/src/following/fact-feed.ts',
      'apps/gateway/src/storage.module.ts',
    ]);
  });

  it('let the gateway open inboxes only by the guard and the handshakes, which refuse foreign pages and hosts', () => {
    const outside = product.filter(
      (path) => path.startsWith('apps/gateway/src/') && !path.startsWith('apps/gateway/src/access/'),
    );
    // Claims read the credentials themselves: the inbox to open does not exist yet.
    expect(thatHold(/\breadCredentials\(|\bisOperator:/, outside)).toEqual([
      'apps/gateway/src/inboxes/inboxes.controller.ts',
    ]);
  });
});

describe('the size of source files and functions', () => {
  const measured = code
    .filter((path) => !path.endsWith('.d.ts') && !path.endsWith('.d.mts'))
    .map((path) => ({ path, ...measureSource(join(root, path)) }));

  it('is at most 400 lines a file', () => {
    const covers = (known: string, path: string) => path === known || (known.endsWith('/') && path.startsWith(known));
    const exceptions = Object.keys(longFiles);
    const files = [...measured, ...python.map((path) => ({ path, lines: countLines(join(root, path)) }))];
    const tooLong = files.filter(({ lines }) => lines > 400);
    const unexcused = tooLong.filter(({ path }) => !exceptions.some((known) => covers(known, path)));
    expect(tooLong.map(({ path }) => path)).toContain('libs/testing/src/codes/unseen.ts');
    expect(unexcused.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
    expect(exceptions.filter((known) => !tooLong.some(({ path }) => covers(known, path)))).toEqual([]);
  });

  it('is at most 80 lines a function', () => {
    const tooLong = measured
      .flatMap(({ path, functions }) => functions.map(({ name, lines }) => ({ where: `${path} ${name}`, lines })))
      .filter(({ lines }) => lines > 80);
    const names = tooLong.map(({ where }) => where);
    expect(names).toContain('libs/contract/src/redis.ts redisKeys');
    expect(
      tooLong.filter(({ where }) => !longFunctions[where]).map(({ where, lines }) => `${where}: ${lines}`),
    ).toEqual([]);
    expect(Object.keys(longFunctions).filter((known) => !names.includes(known))).toEqual([]);
  });

  it('keeps no exception to law 4 for a file that no longer uses the store of mails', () => {
    const users = thatHold(/\bMailStore\b|\.mails\./);
    expect(Object.keys(mailStoreUsers).filter((known) => !users.includes(known))).toEqual([]);
  });
});

import { resolve } from 'node:path';
import { findRegexes, repeatsAreBounded } from './find-regexes.js';

/**
 * No expression of the product may take more than linear time on a stranger's input. recheck proves it for every
 * expression in which a part repeats without limit.
 */
const root = resolve(import.meta.dirname, '../../../..');
const { literals, constructed } = findRegexes(root);
const partsOf = (text: string): [source: string, flags: string] => {
  const end = text.lastIndexOf('/');
  return [text.slice(1, end), text.slice(end + 1)];
};

/** The expressions that could not be proved safe. */
async function prove(texts: readonly string[]): Promise<string[]> {
  // Uses recheck's pure JavaScript version, and lets it count steps alone: with its time limits, an expression that
  // takes longer than a second on a busy machine would be called vulnerable.
  process.env['RECHECK_BACKEND'] = 'pure';
  const { checkSync } = await import('recheck');
  return texts.flatMap((text) => {
    const verdict = checkSync(...partsOf(text), { timeout: 60_000, attackTimeout: null, incubationTimeout: null });
    if (verdict.status === 'safe') return [];
    return `${text}: ${verdict.status} ${verdict.status === 'vulnerable' ? verdict.attack.pattern : verdict.error.kind}`;
  });
}

describe('regular expressions', () => {
  it('are found in the source: more than 250, among them those of the parsers', () => {
    expect(literals.length).toBeGreaterThan(250);
    expect(literals.map(({ where }) => where).join()).toMatch(/libs\/mime\/.*apps\/smtp\/.*frontend\//);
  });

  it('of every literal take linear time', async () => {
    const texts = new Set(literals.map(({ text }) => text));
    expect(await prove([...texts].filter((text) => !repeatsAreBounded(partsOf(text)[0])))).toEqual([]);
  });

  it('that are built at run time take linear time, too, and are listed here', async () => {
    expect(constructed).toEqual([
      // Built from two paths of the contract.
      'apps/gateway/src/access/api-key.guard.ts',
      // Built from words of a list.
      'apps/gateway/src/guests/device.ts',
      // Built from literals.
      'frontend/src/features/mail-reader/style-selectors.ts',
      // Built from the routes of the page. A parameter stands for `[^/]+`, so only the `/*` at the end takes slashes.
      'frontend/src/router/router.ts',
      // The program that uses the client passes this expression, and it runs in that program's own process.
      'libs/client/src/cypress-tasks.ts',
      'libs/client/src/filter.ts',
      // Built from a literal and a name out of a fixed set.
      'libs/client/src/safe-text.ts',
      'libs/mime/src/codes/html-tags.ts',
      'libs/mime/src/read-envelope.ts',
    ]);
    const made: RegExp[] = [];
    const { RegExp: real } = globalThis;
    globalThis.RegExp = new Proxy(real, {
      construct: (target, args) => {
        const regex = Reflect.construct(target, args) as RegExp;
        made.push(regex);
        return regex;
      },
    });
    try {
      // One after the other: Jest loses modules that two concurrent imports share.
      for (const name of ['find-code', 'find-link', 'read-envelope'])
        await import(`../../../../libs/mime/src/${name}.js`);
      await import('../../../../frontend/src/features/mail-reader/style-selectors.js');
    } finally {
      globalThis.RegExp = real;
    }
    const ours = made.filter(({ source }) => source.includes('@'));
    expect(ours.length).toBeGreaterThan(0);
    expect(await prove(ours.filter(({ source }) => !repeatsAreBounded(source)).map(String))).toEqual([]);
  });
});

describe('bounded repeats', () => {
  it.each(['a{1,30}b?', String.raw`[*+]\+\*`, String.raw`\p{L}{2}`])('are recognised in %s', (source) => {
    expect(repeatsAreBounded(source)).toBe(true);
  });
  it.each(['a+', '(a|b)*', 'a{3,}', String.raw`[^\]]+`, String.raw`\\+`])(
    'are not seen in %s, which repeats without limit',
    (source) => {
      expect(repeatsAreBounded(source)).toBe(false);
    },
  );
});

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/**
 * The features of a font that browsers turn on by themselves, and `tnum`, which the page turns on where figures change.
 * All others, such as alternative forms of letters, bring glyphs that nothing shows.
 */
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'rvrn', 'tnum'];
const ligatures = ['calt', 'clig', 'liga', 'rclt'];

/** The fonts of the page, each cut down to the weights that its texts are set in. */
const fonts: readonly Font[] = [
  { name: 'inter', weights: { min: 400, max: 700 }, features },
  { name: 'bricolage-grotesque', weights: { min: 600, max: 600 }, features },
  // Without its ligatures, such as for `->`: in addresses and codes each character must be seen as it is.
  {
    name: 'jetbrains-mono',
    weights: { min: 500, max: 500 },
    features: features.filter((name) => !ligatures.includes(name)),
  },
];

/**
 * The letters of Turkish that are not Western European. Without a file of their own, a page with one of these five
 * would load the thousand letters of all other Latin alphabets.
 */
const turkish = 'U+011E-011F,U+0130,U+015E-015F';

/**
 * Makes the fonts that `styles/main.css` imports as `@fonts/NAME.css`. Each file of the packages has all weights from
 * 100 to 900: without the unused ones, a first visit loads half of the former 133 KB of fonts.
 */
export function smallFonts(folder: string): Plugin {
  return {
    name: 'efemera:fonts',
    async config() {
      for (const font of fonts) await writeFont(folder, font);
      return { resolve: { alias: { '@fonts': folder } } };
    },
  };
}

interface Font {
  name: string;
  weights: { min: number; max: number };
  /** The OpenType features that the cut font keeps. */
  features: readonly string[];
}

async function writeFont(folder: string, font: Font): Promise<void> {
  const { name, weights } = font;
  const subset = async (file: string, range: string, target: string) => {
    const whole = readFileSync(resolve(dirname(sheet), 'files', file));
    const cut = await subsetFont(whole, charactersOf(range), {
      targetFormat: 'woff2',
      keepFeatures: font.features,
      variationAxes: { wght: weights.min === weights.max ? weights.min : weights },
    });
    writeFileSync(resolve(folder, target), cut);
  };
  const sheet = require.resolve(`@fontsource-variable/${name}/wght.css`);
  const source = readFileSync(sheet, 'utf8');
  // A hash of the package's style sheet, its version and our options: when it changes, the build cuts the fonts again.
  const made = createHash('sha256')
    .update(source)
    .update(readFileSync(resolve(dirname(sheet), 'package.json')))
    .update(JSON.stringify(font) + turkish)
    .digest('hex')
    .slice(0, 12);
  const target = resolve(folder, `${name}.css`);
  const mark = `/* ${made} */`;
  if (existsSync(target) && readFileSync(target, 'utf8').startsWith(mark)) return;
  mkdirSync(folder, { recursive: true });
  for (const [, file = ''] of source.matchAll(/url\(\.\/files\/([\w-]+\.woff2)\)/g)) {
    const face = source.slice(source.indexOf(file));
    const range = /unicode-range: ([^;]+);/.exec(face)?.[1];
    if (!range) throw new Error(`${name}: ${file} does not say which characters it draws.`);
    await subset(file, range, file);
  }
  const [extended = ''] = /@font-face \{[^}]*latin-ext[^}]*\}/.exec(source) ?? [];
  const [, extendedFile = ''] = /files\/([\w-]+\.woff2)/.exec(extended) ?? [];
  const turkishFile = `${name}-turkish.woff2`;
  await subset(extendedFile, turkish, turkishFile);
  // Written last, because browsers take the later of two faces with the same letter.
  const turkishFace = extended
    .replace(extendedFile, turkishFile)
    .replace(/unicode-range: [^;]+/, `unicode-range: ${turkish}`);
  const written = `${source}\n${turkishFace}\n`
    .replaceAll('url(./files/', 'url(./')
    .replace(/font-weight: \d+ \d+/g, `font-weight: ${weights.min} ${weights.max}`);
  writeFileSync(target, `${mark}\n${written}`);
}

/** All characters of a `unicode-range` such as `U+0000-00FF,U+2116`. */
function charactersOf(range: string): string {
  return range
    .split(',')
    .map((part) => {
      const [first = '', last = first] = part.trim().replace('U+', '').split('-');
      const from = parseInt(first, 16);
      return Array.from({ length: parseInt(last, 16) - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join(
        '',
      );
    })
    .join('');
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';
import { locales, type Locale } from '../../libs/contract/src/locales.js';

const require = createRequire(import.meta.url);
const size = { width: 1200, height: 630 };
const margin = 86;
/** Matches text that the bundled fonts can draw; in other scripts, pictures show only the product's name. */
const writable = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}]+$/u;
const fonts = [
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
  '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2',
];
const stars = [
  [312, 97, 0.8],
  [482, 61, 0.5],
  [702, 71, 0.9],
  [622, 151, 0.6],
  [1021, 45, 0.6],
  [252, 261, 0.4],
  [1131, 191, 0.4],
] as const;

/**
 * Draws the picture that social networks show beside a link, one per language, from the design tokens (colours and
 * fonts), the logo and the drawing of a mayfly's wing.
 */
export function socialImage(): Plugin {
  return {
    name: 'efemera:social-image',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async generateBundle() {
      await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
      const fontBuffers = fonts.map((file) => readFileSync(require.resolve(file)));
      for (const locale of locales) {
        const resvg = new Resvg(drawing(locale), { font: { fontBuffers, loadSystemFonts: false } });
        this.emitFile({ type: 'asset', fileName: `social/${locale}.png`, source: resvg.render().asPng() });
        resvg.free();
      }
    },
  };
}

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

function drawing(locale: Locale): string {
  const color = nightColors();
  const { home } = JSON.parse(read(`src/locales/${locale}/pages.json`)) as {
    home: { title: string; description: string };
  };
  const tagline = home.title.replace(/^.*?[:：]\s*/, '');
  // Takes the description's second sentence, because the first one repeats the tagline. If there is none, the picture has
  // the tagline alone.
  const lines = [tagline[0]?.toLocaleUpperCase(locale) + tagline.slice(1), home.description.split('. ')[1] ?? ''];
  const texts = lines
    .filter((line) => writable.test(line))
    .map((line, index) => {
      const soft = index === 0 ? '' : ' fill-opacity=".72"';
      return `<text x="${margin}" y="${482 + index * 50}" font-family="Inter" font-size="${sizeFor(line)}"${soft}>${line.replace(/&/g, '&amp;')}</text>`;
    });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" fill="${color('ink')}">
    <defs>
      <linearGradient id="sky" x2="0" y2="1">
        <stop stop-color="${color('sky-high')}"/><stop offset=".62" stop-color="${color('sky-low')}"/>
        <stop offset="1" stop-color="${color('canvas')}"/>
      </linearGradient>
      <radialGradient id="glow" cx=".78" cy="1.1" r=".62">
        <stop stop-color="${color('glow')}"/><stop offset="1" stop-color="${color('glow')}" stop-opacity="0"/>
      </radialGradient>
      <linearGradient id="veins"><stop stop-color="${color('vein-from')}" stop-opacity=".1"/><stop offset="1" stop-color="${color('vein-to')}"/></linearGradient>
    </defs>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <rect width="100%" height="100%" fill="url(#glow)"/>
    ${stars.map(([x, y, opacity]) => `<circle cx="${x}" cy="${y}" r="1.4" fill-opacity="${opacity}"/>`).join('')}
    ${placed(read('src/styles/wing.svg').replace('stroke="#000"', 'stroke="url(#veins)" stroke-opacity=".55"'), 470, -30, 900, 684)}
    ${placed(read('public/favicon.svg'), margin - 10, 72, 136, 136)}
    <text x="${margin - 4}" y="402" font-family="Bricolage Grotesque" font-size="100" font-weight="700" letter-spacing="-2">Efêmera</text>
    ${texts.join('')}
  </svg>`;
}

/** Embeds one drawing in another. */
const placed = (svg: string, x: number, y: number, width: number, height: number) =>
  svg.replace(/^<svg [^>]*>/, (tag) =>
    tag
      .replace(/ (?:width|height)="\d+"/g, '')
      .replace('<svg', `<svg x="${x}" y="${y}" width="${width}" height="${height}"`),
  );

/** The font size at which a line fits into the picture: a letter is about 0.54 of the font size wide. */
const sizeFor = (line: string) => Math.min(36, Math.floor((size.width - 2 * margin) / (line.length * 0.54)));

/** Colours of the dark theme by name. */
function nightColors(): (name: string) => string {
  const tokens = read('src/styles/tokens.css');
  const night = tokens.slice(tokens.indexOf("[data-theme='dark'] {"));
  return (name) => {
    const value = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(night)?.[1];
    if (!value) throw new Error(`The tokens have no ${name} by night.`);
    return value;
  };
}

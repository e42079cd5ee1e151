import { FEATURES } from './client-support-table.js';
import { readPage } from './read-page.js';

const sheet = (text: string) => `<style>${text}</style>`;
const style = (text: string) => `<p style="${text}">x</p>`;

/** HTML that uses a feature, by its slug in caniemail, if the slug names no property, element or attribute. */
const examples: Record<string, string> = {
  'css-at-font-face': sheet('@font-face { font-family: x }'),
  'css-at-import': sheet('@import url(https://a.test/a.css);'),
  'css-at-keyframes': sheet('@-webkit-keyframes x { from { color: red } }'),
  'css-at-media': sheet('@media print { p { color: red } }'),
  'css-at-media-device-pixel-ratio': sheet('@media (-webkit-min-device-pixel-ratio: 2) {}'),
  'css-at-media-hover': sheet('@media (any-hover) {}'),
  'css-at-media-orientation': sheet('@media screen and (orientation: portrait) {}'),
  'css-at-media-prefers-color-scheme': sheet('@media (prefers-color-scheme: dark) {}'),
  'css-at-media-prefers-reduced-motion': sheet('@media (prefers-reduced-motion) {}'),
  'css-at-supports': sheet('@supports (display: grid) {}'),
  'css-block-inline-size': style('block-size: 1px'),
  'css-border-inline-block': style('border-block: 1px solid'),
  'css-border-inline-block-individual': style('border-inline-width: 1px'),
  'css-border-inline-block-longhand': style('border-block-end-color: red'),
  'css-border-radius-logical': style('border-start-end-radius: 1px'),
  'css-column-layout-properties': style('column-rule-width: 1px'),
  'css-comments': sheet('/* quiet */'),
  'css-conic-gradient': style('background: conic-gradient(red, blue)'),
  'css-display-flex': style('display: inline-flex'),
  'css-display-grid': style('display: grid'),
  'css-display-none': style('display: none'),
  'css-function-clamp': style('width: clamp(1px, 2px, 3px)'),
  'css-function-light-dark': style('color: light-dark(red, blue)'),
  'css-function-max': style('width: max(1px, 2px)'),
  'css-function-min': style('width: min(1px, 2px)'),
  'css-important': style('color: red!important'),
  'css-inert-attribute': '<p inert>x</p>',
  'css-intrinsic-size': style('width: fit-content'),
  'css-left-right-top-bottom': style('top: 0'),
  'css-linear-gradient': style('background: repeating-linear-gradient(red, blue)'),
  'css-margin-block-start-end': style('margin-block-end: 1px'),
  'css-margin-inline-block': style('margin-inline: 1px'),
  'css-margin-inline-start-end': style('margin-inline-start: 1px'),
  'css-modern-color': style('color: oklch(40% 0.3 20)'),
  'css-nesting': sheet('p { a { color: red } }'),
  'css-padding-block-start-end': style('padding-block-start: 1px'),
  'css-padding-inline-block': style('padding-block: 1px'),
  'css-padding-inline-start-end': style('padding-inline-end: 1px'),
  'css-radial-gradient': style('background-image: radial-gradient(red, blue)'),
  'css-rgb': style('color: rgb(1, 2, 3)'),
  'css-rgba': style('color: rgba(1, 2, 3, 0.5)'),
  'css-scroll-snap': style('scroll-snap-type: x'),
  'css-selector-adjacent-sibling': sheet('a + b {}'),
  'css-selector-attribute': sheet('[href] {}'),
  'css-selector-chaining': sheet('.a.b {}'),
  'css-selector-child': sheet('a > b {}'),
  'css-selector-class': sheet('.a {}'),
  'css-selector-descendant': sheet('a b {}'),
  'css-selector-general-sibling': sheet('a ~ b {}'),
  'css-selector-grouping': sheet('a, b {}'),
  'css-selector-id': sheet('#a {}'),
  'css-selector-type': sheet('a {}'),
  'css-selector-universal': sheet('* {}'),
  'css-sytem-ui': style('font-family: ui-serif'),
  'css-unit-calc': style('width: calc(1px + 1em)'),
  'css-unit-initial': style('color: initial'),
  'css-variables': style('--x: 1'),
  'html-anchor-links': '<a href="#top">x</a>',
  'html-button-reset': '<button type="reset"></button>',
  'html-button-submit': '<button type="submit"></button>',
  'html-doctype': '<!doctype html>',
  'html-image-maps': '<img usemap="#a">',
  'html-lists': '<ol></ol>',
  'html-loading-attribute': '<img loading="lazy">',
  'html-mailto-links': '<a href="mailto:a@a.test">x</a>',
  'html-meta-color-scheme': '<meta name="color-scheme" content="dark">',
  'html-semantics': '<nav></nav>',
  'image-base64': '<img src="data:image/png;base64,AAAA">',
};

const attributes = (
  'align aria-describedby aria-hidden aria-label aria-labelledby aria-live background dir height hidden lang popover ' +
  'required role srcset target width'
).split(' ');

function exampleOf(slug: string): string {
  if (examples[slug]) return examples[slug];
  const [kind, ...words] = slug.split('-');
  const name = words.join('-');
  if (kind === 'image') return `<img src="https://a.test/a.${name}">`;
  if (kind === 'html') {
    if (words[0] === 'input') return `<input type="${words[1]}">`;
    return attributes.includes(name) ? `<p ${name}="x">x</p>` : `<${name}>x</${name}>`;
  }
  if (words[0] === 'unit') return style(`width: 1.5${words[1]}`);
  if (words[0] === 'pseudo') {
    const [, , ...pseudo] = words;
    const takes = words[2] === 'nth' ? '(2)' : ['has', 'lang', 'not'].includes(words[2] ?? '') ? '(b)' : '';
    return sheet(`a${words[1] === 'class' ? ':' : '::'}${pseudo.join('-')}${takes} {}`);
  }
  return sheet(`p { ${name}: inherit }`);
}

const slugs = FEATURES.trim()
  .split('\n')
  .map((line) => line.split('|', 1)[0] ?? '');

// These features are more than those of Mailpit's HTML check, whose rules are caniemail's, too.
it.each(slugs)('finds the use of %s', (slug) => {
  expect([...readPage(exampleOf(slug)).features.keys()]).toContain(slug);
});

it('this file has examples only for features that the table of client support lists', () => {
  expect(Object.keys(examples).filter((slug) => !slugs.includes(slug))).toEqual([]);
});

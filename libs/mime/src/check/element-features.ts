import type { FeatureUse } from './style-features.js';

export type Attributes = Record<string, string>;

/** caniemail's slug of each element whose slug is not its own name (compare `ownNames`). */
const elements = new Map<string, string>(
  Object.entries({
    'html-object': 'object embed',
    'html-lists': 'ul ol dl',
    'html-image-maps': 'map',
    'html-semantics': 'article aside details figcaption figure footer header main mark nav section summary time',
  }).flatMap(([slug, names]) => names.split(' ').map((name): [string, string] => [name, slug])),
);
/** Elements whose slug is their own name. */
const ownNames = new Set(
  (
    'abbr acronym address audio base bdi blockquote body code dfn dialog form link marquee meter picture progress rp rt ' +
    'ruby select small strike style svg textarea video wbr'
  ).split(' '),
);

const attributeSlugs: Record<string, readonly string[]> = {
  align: ['html-align'],
  'aria-describedby': ['html-aria-describedby'],
  'aria-hidden': ['html-aria-hidden'],
  'aria-label': ['html-aria-label'],
  'aria-labelledby': ['html-aria-labelledby'],
  'aria-live': ['html-aria-live'],
  // These attributes count also as the CSS properties that have the same effect.
  background: ['html-background', 'css-background'],
  bgcolor: ['css-background-color'],
  border: ['css-border'],
  padding: ['css-padding'],
  dir: ['html-dir'],
  height: ['html-height', 'css-height'],
  width: ['html-width', 'css-width'],
  hidden: ['html-hidden'],
  inert: ['css-inert-attribute'],
  lang: ['html-lang'],
  loading: ['html-loading-attribute'],
  popover: ['html-popover'],
  required: ['html-required'],
  role: ['html-role'],
  srcset: ['html-srcset'],
  sizes: ['html-srcset'],
  target: ['html-target'],
  usemap: ['html-image-maps'],
};

const inputTypes = new Set(['checkbox', 'hidden', 'radio', 'reset', 'submit', 'text']);

/** Calls `use` with each feature that an element and its attributes use. */
export function findElementFeatures(name: string, attributes: Attributes, use: FeatureUse): void {
  const slug = elements.get(name) ?? (ownNames.has(name) ? `html-${name}` : null);
  if (slug) use(slug);
  for (const attribute of Object.keys(attributes)) {
    for (const found of Object.hasOwn(attributeSlugs, attribute) ? (attributeSlugs[attribute] ?? []) : []) use(found);
  }
  const type = attributes['type']?.toLowerCase() ?? '';
  if (name === 'input' && inputTypes.has(type || 'text')) use(`html-input-${type || 'text'}`);
  if (name === 'button' && ['submit', 'reset'].includes(type)) use(`html-button-${type}`);
  if (name === 'meta' && attributes['name']?.toLowerCase() === 'color-scheme') use('html-meta-color-scheme');
  if (name === 'a') {
    if (attributes['href']?.startsWith('#')) use('html-anchor-links');
    if (/^mailto:/i.test(attributes['href'] ?? '')) use('html-mailto-links');
  }
  if (name === 'img') findImageFormat(attributes['src'] ?? '', use);
}

const formats: Record<string, string> = { tif: 'tiff', heic: 'heif' };

function findImageFormat(source: string, use: FeatureUse): void {
  if (/^data:image\//i.test(source)) return use('image-base64');
  const ending = /\.([a-z0-9]{3,4})(?:[?#]|$)/i.exec(source.slice(-300))?.[1]?.toLowerCase();
  if (ending) use(`image-${formats[ending] ?? ending}`);
}

import { generate, parse, walk, type CssNode, type Declaration } from 'css-tree';

/** Called with the slug of caniemail for each use of a feature. */
export type FeatureUse = (slug: string) => void;

const edges = ['border-inline-start', 'border-inline-end', 'border-block-start', 'border-block-end'];
const edgeParts = ['width', 'style', 'color'];

/** Properties that caniemail lists together under one slug; the slug of all others is their own name. */
const summedUp: Record<string, string> = {
  ...each('css-border-inline-block', 'border-inline border-block'),
  ...each(
    'css-border-inline-block-individual',
    [...edges, ...edgeParts.flatMap((part) => [`border-inline-${part}`, `border-block-${part}`])].join(' '),
  ),
  ...each(
    'css-border-inline-block-longhand',
    edges.flatMap((edge) => edgeParts.map((part) => `${edge}-${part}`)).join(' '),
  ),
  ...each(
    'css-border-radius-logical',
    'border-start-start-radius border-start-end-radius border-end-start-radius border-end-end-radius',
  ),
  ...each('css-margin-inline-block', 'margin-inline margin-block'),
  ...each('css-margin-inline-start-end', 'margin-inline-start margin-inline-end'),
  ...each('css-margin-block-start-end', 'margin-block-start margin-block-end'),
  ...each('css-padding-inline-block', 'padding-inline padding-block'),
  ...each('css-padding-inline-start-end', 'padding-inline-start padding-inline-end'),
  ...each('css-padding-block-start-end', 'padding-block-start padding-block-end'),
  ...each('css-block-inline-size', 'block-size inline-size'),
  ...each('css-left-right-top-bottom', 'left right top bottom'),
  ...each('css-gap', 'gap row-gap column-gap grid-gap'),
  ...each('css-grid-template', 'grid-template grid-template-columns grid-template-rows grid-template-areas'),
  ...each(
    'css-column-layout-properties',
    'columns column-width column-rule column-rule-color column-rule-style column-rule-width column-span column-fill',
  ),
  ...each('css-animation', 'animation animation-name animation-duration'),
  ...each('css-transition', 'transition transition-property transition-duration'),
  ...each('css-scroll-snap', 'scroll-snap-type scroll-snap-align'),
  ...each('css-mask-image', 'mask mask-image'),
  ...each('css-text-wrap', 'text-wrap text-wrap-mode text-wrap-style'),
};

/** Properties for which caniemail has a slug of their own, beside that of their group. */
const alsoAlone = new Set(['inline-size']);

function each(slug: string, properties: string): Record<string, string> {
  return Object.fromEntries(properties.split(' ').map((property) => [property, slug]));
}

const functions: Record<string, string> = {
  ...each('css-modern-color', 'lch oklch lab oklab hwb color'),
  ...each('css-linear-gradient', 'linear-gradient repeating-linear-gradient'),
  ...each('css-radial-gradient', 'radial-gradient repeating-radial-gradient'),
  ...each('css-conic-gradient', 'conic-gradient repeating-conic-gradient'),
  rgb: 'css-rgb',
  rgba: 'css-rgba',
  calc: 'css-unit-calc',
  var: 'css-variables',
  clamp: 'css-function-clamp',
  min: 'css-function-min',
  max: 'css-function-max',
  'light-dark': 'css-function-light-dark',
};

const words: Record<string, string> = {
  ...each('css-intrinsic-size', 'fit-content min-content max-content'),
  ...each('css-sytem-ui', 'system-ui ui-serif ui-sans-serif ui-rounded ui-monospace'),
  initial: 'css-unit-initial',
};

const displays: Record<string, string> = {
  ...each('css-display-flex', 'flex inline-flex'),
  ...each('css-display-grid', 'grid inline-grid'),
  none: 'css-display-none',
};

const mediaFeatures = ['device-pixel-ratio', 'hover', 'orientation', 'prefers-color-scheme', 'prefers-reduced-motion'];

/** The declarations of a `style` attribute, names in lower case; none where it can't be read. */
export function readDeclarations(style: string, use: FeatureUse): { property: string; value: string }[] {
  const found: { property: string; value: string }[] = [];
  visit(style, 'declarationList', (node) => {
    if (node.type !== 'Declaration') return;
    useDeclaration(node, use);
    found.push({ property: node.property.toLowerCase(), value: generate(node.value).toLowerCase() });
  });
  return found;
}

/** Calls `use` with each feature that a style sheet uses. */
export function findSheetFeatures(sheet: string, use: FeatureUse): void {
  visit(
    sheet,
    'stylesheet',
    (node) => {
      switch (node.type) {
        case 'Declaration':
          return useDeclaration(node, use);
        case 'Atrule': {
          const name = node.name.toLowerCase().replace(/^-\w{1,10}-/, '');
          use(`css-at-${name}`);
          const prelude = name === 'media' && node.prelude ? generate(node.prelude) : '';
          for (const feature of mediaFeatures) if (prelude.includes(feature)) use(`css-at-media-${feature}`);
          return;
        }
        case 'PseudoClassSelector': {
          const name = node.name.toLowerCase();
          // CSS 2 writes these pseudo-elements like pseudo-classes.
          const isElement = ['before', 'after', 'first-letter', 'first-line'].includes(name);
          return use(`css-pseudo-${isElement ? 'element' : 'class'}-${name}`);
        }
        case 'PseudoElementSelector':
          return use(`css-pseudo-element-${node.name.toLowerCase()}`);
        case 'Rule':
          if (node.block.children.some(isNested)) use('css-nesting');
          return;
        default:
          useSelector(node, use);
      }
    },
    () => use('css-comments'),
  );
}

/** css-tree parses a nested rule that begins with `&`, and keeps any other as raw text. */
const isNested = (inner: CssNode): boolean =>
  inner.type === 'Rule' || (inner.type === 'Raw' && inner.value.includes('{'));

function useSelector(node: CssNode, use: FeatureUse): void {
  switch (node.type) {
    case 'AttributeSelector':
      return use('css-selector-attribute');
    case 'ClassSelector':
      return use('css-selector-class');
    case 'IdSelector':
      return use('css-selector-id');
    case 'TypeSelector':
      return use(node.name === '*' ? 'css-selector-universal' : 'css-selector-type');
    case 'SelectorList':
      if (node.children.size > 1) use('css-selector-grouping');
      return;
    case 'Selector': {
      // Chaining is `.a.b`, not `a.b`.
      const isNamed = [...node.children].map(({ type }) => type === 'ClassSelector' || type === 'IdSelector');
      if (isNamed.some((named, index) => named && isNamed[index + 1])) use('css-selector-chaining');
      return;
    }
    case 'Combinator': {
      const names: Record<string, string> = { '>': 'child', '+': 'adjacent-sibling', '~': 'general-sibling' };
      return use(`css-selector-${names[node.name] ?? 'descendant'}`);
    }
  }
}

function useDeclaration({ property, important, value }: Declaration, use: FeatureUse): void {
  const name = property.toLowerCase();
  if (important) use('css-important');
  if (name.startsWith('--')) return use('css-variables');
  const sum = summedUp[name];
  if (sum) use(sum);
  if (!sum || alsoAlone.has(name)) use(`css-${name}`);
  if (value.type === 'Raw') return;
  walk(value, (node) => {
    if (node.type === 'Function') {
      const slug = functions[node.name.toLowerCase()];
      if (slug) use(slug);
    } else if (node.type === 'Identifier') {
      const word = node.name.toLowerCase();
      if (words[word]) use(words[word]);
      if (name === 'display' && displays[word]) use(displays[word]);
    } else if (node.type === 'Dimension') use(`css-unit-${node.unit.toLowerCase()}`);
  });
}

/** Calls `enter` with each node of the CSS. Broken parts are left out, as browsers leave them out. */
function visit(
  css: string,
  context: 'stylesheet' | 'declarationList',
  enter: (node: CssNode) => void,
  onComment: () => void = () => undefined,
): void {
  try {
    walk(parse(css, { context, parseCustomProperty: false, onComment }), enter);
  } catch {
    // A stranger's style sheet may break any parser: then its features stay unknown.
  }
}

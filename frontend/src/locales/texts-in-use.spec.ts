import { readdirSync, readFileSync } from 'node:fs';
import { defaultLocale } from '@efemera/contract';
import ts from 'typescript';

const sources = `${import.meta.dirname}/..`;
const contract = `${sources}/../../libs/contract/src`;
const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.spec\.|\.d\.ts$|^locales\//.test(name);

function parsed(folder: string): ts.SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((name) => ts.createSourceFile(name, readFileSync(`${folder}/${name}`, 'utf8'), ts.ScriptTarget.Latest, true));
}

function* descendants(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* descendants(child);
}

const files = parsed(sources).map((file) => ({ name: file.fileName, nodes: [...descendants(file)] }));
const isTextCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && /^(?:i18next\.|i18n\.)?t$/.test(node.expression.getText());
const hasLetters = (text: string) => /\p{L}/u.test(text.replace(/&\w+;/g, ''));

describe('texts of the locales', () => {
  /** All strings and names in the code: only these can be the variable part of a key. */
  const words = new Set(
    [...files.flatMap(({ nodes }) => nodes), ...parsed(contract).flatMap((file) => [...descendants(file)])].flatMap(
      (node) => (ts.isStringLiteralLike(node) || ts.isIdentifier(node) ? [node.text] : []),
    ),
  );
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const gap = '(.+)';

  /** Patterns of the keys that an expression can make: literals unchanged, everything else as a gap. */
  function patternsOf(expression: ts.Expression): string[] {
    if (ts.isConditionalExpression(expression)) {
      return [...patternsOf(expression.whenTrue), ...patternsOf(expression.whenFalse)];
    }
    if (ts.isParenthesizedExpression(expression)) return patternsOf(expression.expression);
    if (ts.isStringLiteralLike(expression)) return [escaped(expression.text)];
    if (!ts.isTemplateExpression(expression)) return [gap];
    return [
      expression.templateSpans.reduce(
        (pattern, { literal }) => pattern + gap + escaped(literal.text),
        escaped(expression.head.text),
      ),
    ];
  }

  const used = files.flatMap(({ nodes }) => {
    const calls = nodes.filter(ts.isCallExpression);
    // With several namespaces, keys without one belong to the first.
    const namespaces = calls
      .filter(({ expression }) => expression.getText() === 'useTranslation')
      .map(({ arguments: [names] }) => (names && [...descendants(names)].find(ts.isStringLiteral)?.text) ?? 'common');
    return calls.filter(isTextCall).flatMap(({ arguments: [key] }) =>
      key
        ? patternsOf(key).map((pattern) => {
            const space = pattern.includes(':') ? '' : `(?:${namespaces.join('|')}):`;
            return new RegExp(`^${space}${pattern}$`);
          })
        : [],
    );
  });
  const isUsed = (key: string) =>
    used.some((pattern) => {
      const gaps = pattern.exec(key)?.slice(1);
      return gaps?.every((filled) => filled.split('.').every((word) => words.has(word))) ?? false;
    });

  const folder = `${import.meta.dirname}/${defaultLocale}`;
  const keys: string[] = [];
  const collect = (value: unknown, path: string): void => {
    // The keys of these are texts of the OpenAPI document; `apps/e2e/api-texts.spec.ts` compares them.
    if (path === 'apiDocs:texts.') return;
    if (typeof value === 'string') keys.push(path.replace(/_(zero|one|other)$/, ''));
    else
      for (const [key, inner] of Object.entries(value as object))
        collect(inner, path + key + (isLeaf(inner) ? '' : '.'));
  };
  const isLeaf = (value: unknown) => typeof value === 'string';
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    collect(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')), `${file.replace('.json', '')}:`);
  }

  it('are all used', () => {
    expect(keys.length).toBeGreaterThan(400);
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });

  it('are reported if unused', () => {
    for (const key of ['common:nav.neverland', 'blog:unheard', 'toast:addressCopied.more', 'common:messages']) {
      expect([key, isUsed(key)]).toEqual([key, false]);
    }
  });
});

describe('components', () => {
  /** Names that are the same in every language, and the label of the hidden field that catches bots. */
  const names = new Set(['Efêmera', 'OpenAPI 3.1', '.eml', 'Website']);
  /** Attributes that the browser shows or a screen reader speaks. */
  const spoken = new Set([
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'title',
    'placeholder',
    'alt',
    'label',
  ]);

  /** Literals that are the result of an expression: neither compared nor passed to a function. */
  function literalsOf(node: ts.Node): string[] {
    if (ts.isCallExpression(node) || ts.isArrowFunction(node) || ts.isJsxOpeningLikeElement(node)) return [];
    if (ts.isElementAccessExpression(node) || ts.isJsxElement(node)) return [];
    if (ts.isStringLiteralLike(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node)) {
      return [node.text];
    }
    const isComparison =
      ts.isBinaryExpression(node) &&
      [
        ts.SyntaxKind.EqualsEqualsEqualsToken,
        ts.SyntaxKind.ExclamationEqualsEqualsToken,
        ts.SyntaxKind.InKeyword,
      ].includes(node.operatorToken.kind);
    if (isComparison) return [];
    if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
    return node.getChildren().flatMap(literalsOf);
  }

  function hardCoded(node: ts.Node): string[] {
    if (ts.isJsxText(node)) return [node.text.trim()];
    if (ts.isJsxAttribute(node) && node.initializer && spoken.has(node.name.getText()))
      return literalsOf(node.initializer);
    const isContent = ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent));
    return isContent && node.expression ? literalsOf(node.expression) : [];
  }

  it('take every text from the locales', () => {
    const found = files.flatMap(({ name, nodes }) =>
      nodes
        .flatMap(hardCoded)
        .filter((text) => hasLetters(text) && !names.has(text))
        .map((text) => `${name}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('are reported if they contain a text of their own', () => {
    const source = `<p title={open ? 'Seen' : t('unseen')} aria-label="Heard" className="x">{a === 'b' ? \`Read \${c}\` : d} Text</p>`;
    const nodes = [...descendants(ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, true))];
    expect(
      nodes
        .flatMap(hardCoded)
        .map((text) => text.trim())
        .filter(hasLetters),
    ).toEqual(['Seen', 'Heard', 'Read', 'Text']);
  });
});

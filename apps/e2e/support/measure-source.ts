import { readFileSync } from 'node:fs';
import ts from 'typescript';

export interface MeasuredFunction {
  name: string;
  lines: number;
}

const suites = new Set(['describe', 'describe.each', 'test.describe']);
const calleeOf = (call: ts.CallExpression): string => {
  const callee = ts.isCallExpression(call.expression) ? call.expression.expression : call.expression;
  return callee.getText();
};

/** A function without a name gets that of the nearest named thing around it: its variable, property or outer function. */
function nameOf(node: ts.Node): string {
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    const { name } = at as ts.Node & { name?: ts.Node };
    if (name) return name.getText();
    if (ts.isConstructorDeclaration(at)) return 'constructor';
  }
  return 'anonymous';
}

export const countLines = (path: string): number => readFileSync(path, 'utf8').split('\n').length - 1;

/**
 * Measures a source file: its lines, and those of each function in it.
 *
 * Does not count the callback of a `describe`: it is a list of tests, and its length is that of the file.
 */
export function measureSource(path: string): { lines: number; functions: MeasuredFunction[] } {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  const functions: MeasuredFunction[] = [];
  const visit = (node: ts.Node): void => {
    const isSuite = ts.isCallExpression(node.parent) && suites.has(calleeOf(node.parent));
    if (ts.isFunctionLike(node) && 'body' in node && node.body && !isSuite) {
      functions.push({ name: nameOf(node), lines: lineOf(node.end) - lineOf(node.getStart(file)) + 1 });
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return { lines: countLines(path), functions };
}

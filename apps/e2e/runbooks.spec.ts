import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
const { groups } = parse(read('ops/alerts.yml')) as {
  groups: { rules: { alert: string; for: string; labels: object; annotations: Record<string, string> }[] }[];
};
const rules = groups.flatMap(({ rules }) => rules);
const document = 'docs/operating.md';
const sections = new Map(
  read(document)
    .split(/^(?=#{2,3} )/m)
    .map((section) => [/^#{2,3} (.+)$/m.exec(section)?.[1] ?? '', section]),
);

it.each(rules.map((rule) => [rule.alert, rule] as const))(
  'the runbook of %s says what the alert means, what to look at and what to do',
  (_, rule) => {
    expect(rule.for).toMatch(/^\d+[mh]$/);
    expect(['critical', 'warning']).toContain((rule.labels as { severity: string }).severity);
    expect(Object.keys(rule.annotations)).toEqual(['summary', 'description', 'runbook_url']);
    expect(rule.annotations['runbook_url']).toBe(`${document}#${rule.alert.toLowerCase()}`);
    const section = sections.get(rule.alert) ?? '';
    for (const part of ['*Means:*', '*Look at', '*Do:*']) expect(section).toContain(part);
  },
);

it('docs/operating.md has a section for each alert and no other, and a test provokes each', () => {
  const described = [...sections.keys()].filter((heading) => heading.startsWith('Efemera'));
  expect(described.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
  // Each alert must be one that a test has seen fire, at a provoked fault.
  const provoked = read('apps/e2e/test/alerts.spec.ts');
  expect(rules.filter(({ alert }) => !provoked.includes(`'${alert}'`))).toEqual([]);
});

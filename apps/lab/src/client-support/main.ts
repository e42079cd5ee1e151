import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOrdered } from './read-ordered.js';

/**
 * Generates the table of what each mail program supports from caniemail's data (MIT licence,
 * https://www.caniemail.com).
 *
 * Run it as `node apps/lab/dist/client-support/main.js data.json`, with the file behind
 * https://www.caniemail.com/api/data.json.
 */
interface Feature {
  slug: string;
  title: string;
  category: string;
  /** By family, platform and version, the earliest first. */
  stats: Record<string, Record<string, Record<string, string>>>;
}
interface CanIEmail {
  last_update_date: string;
  nicenames: Record<'family' | 'platform', Record<string, string>>;
  data: Feature[];
}

const target = join(import.meta.dirname, '../../../../libs/mime/src/check/client-support-table.ts');
const data = readOrdered(readFileSync(process.argv[2] ?? '', 'utf8')) as CanIEmail;

/** The support of each program's latest tested version: `y`, `n`, or `a` for a part of it. */
const latest = ({ stats }: Feature): [client: string, support: string][] =>
  Object.entries(stats).flatMap(([family, platforms]) =>
    Object.entries(platforms).map(([platform, versions]): [string, string] => [
      `${family}.${platform}`,
      Object.values(versions).at(-1)?.charAt(0) ?? 'u',
    ]),
  );

const clients = [...new Set(data.data.flatMap((feature) => latest(feature).map(([client]) => client)))].sort();
const nameOf = (client: string) => {
  const [family = '', platform = ''] = client.split('.');
  return `${data.nicenames.family[family] ?? family} (${data.nicenames.platform[platform] ?? platform})`;
};
const lines = data.data
  .filter(({ category }) => ['css', 'html', 'image'].includes(category))
  .map((feature) => {
    const support = latest(feature);
    const those = (letter: string) =>
      support.flatMap(([client, found]) => (found === letter ? [clients.indexOf(client)] : [])).join(' ');
    return { ...feature, none: those('n'), partial: those('a'), tested: support.length };
  })
  .filter(({ none, partial }) => none !== '' || partial !== '')
  .map(({ slug, title, none, partial, tested }) =>
    [slug, title.replace(/[`\\$]/g, ''), tested, none, partial].join('|'),
  )
  .sort();

writeFileSync(
  target,
  [
    '// Written by apps/lab/src/client-support from the data of caniemail, https://www.caniemail.com.',
    '// Copyright (c) 2019 Rémi Parmentier, MIT License.',
    '',
    `export const CLIENT_SUPPORT_DATE = '${data.last_update_date.slice(0, 10)}';`,
    '',
    '/** Mail programs, by the numbers of the table. */',
    `export const CLIENTS = \`\n${clients.map(nameOf).join('\n')}\n\`;`,
    '',
    '/** Feature, title, how many programs were tested, those without it, those with a part of it. */',
    `export const FEATURES = String.raw\`\n${lines.join('\n')}\n\`;`,
    '',
  ].join('\n'),
);
process.stdout.write(`${lines.length} features, ${clients.length} mail programs, of ${data.last_update_date}\n`);

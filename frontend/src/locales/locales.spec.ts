import { readdirSync, readFileSync } from 'node:fs';
import { defaultLocale, locales } from '@efemera/contract';

const folder = import.meta.dirname;

/** Every text of a locale by `file:key.key`. */
function textsOf(locale: string): Map<string, string> {
  const texts = new Map<string, string>();
  const collect = (value: unknown, path: string): void => {
    if (typeof value === 'string') texts.set(path, value);
    else for (const [key, inner] of Object.entries(value as object)) collect(inner, `${path}.${key}`);
  };
  for (const file of readdirSync(`${folder}/${locale}`).filter((name) => name.endsWith('.json'))) {
    collect(JSON.parse(readFileSync(`${folder}/${locale}/${file}`, 'utf8')), file);
  }
  return texts;
}

// Languages differ in their plural forms.
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const keysOf = (texts: Map<string, string>) => [...new Set([...texts.keys()].map(withoutPlural))].sort();
const fieldsOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

const reference = textsOf(defaultLocale);

it('has a folder for every locale on offer and none besides', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...locales].sort());
  expect(reference.size).toBeGreaterThan(80);
});

describe.each(locales)('%s', (locale) => {
  const texts = textsOf(locale);

  it('has every text', () => {
    expect(keysOf(texts)).toEqual(keysOf(reference));
  });

  it('fills in the same fields', () => {
    for (const [key, text] of texts) {
      const original = [...reference].find(([name]) => withoutPlural(name) === withoutPlural(key))?.[1] ?? '';
      expect([key, fieldsOf(text)]).toEqual([key, fieldsOf(original)]);
    }
  });

  it('has the plural forms that the language asks for', () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.filter((form) => form !== 'many');
    for (const key of [...texts.keys()].filter((name) => name.endsWith('_other'))) {
      for (const form of forms) expect([...texts.keys()]).toContain(`${withoutPlural(key)}_${form}`);
    }
  });

  it('has every long text, built as the original is', () => {
    const shape = (text: string) => text.split('\n').flatMap((line) => /^(#+|-|\d+\.|\|)/.exec(line)?.[0] ?? []);
    const read = (of: string, name: string) => readFileSync(`${folder}/${of}/pages/${name}`, 'utf8');
    const names = readdirSync(`${folder}/${defaultLocale}/pages`).sort();
    expect(readdirSync(`${folder}/${locale}/pages`).sort()).toEqual(names);
    for (const name of names) {
      expect([name, shape(read(locale, name))]).toEqual([name, shape(read(defaultLocale, name))]);
      if (locale !== defaultLocale) expect(read(locale, name)).not.toBe(read(defaultLocale, name));
    }
  });
});

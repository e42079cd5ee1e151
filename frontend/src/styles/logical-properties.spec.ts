import { readdirSync, readFileSync } from 'node:fs';
import { directionOf } from '@efemera/contract';

const source = `${import.meta.dirname}/..`;
const components = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'));

/** Utility classes that name a side of the screen; those that name an end of the line (`ps-`, `end-`) mirror themselves. */
const physicalClass =
  /(?<![\w-])-?(?:(?:pl|pr|ml|mr|scroll-ml|scroll-mr)-[\w./[\]()%-]+|(?:left|right)-(?:\d|\[|\(|auto|px|full)[\w./[\]()%-]*|(?:border|rounded)-[lr](?=[\s"'`-])|text-(?:left|right)(?=[\s"'`]))/g;
const physicalRule = /(?:padding|margin|border)-(?:left|right)\b|text-align: (?:left|right)\b/g;

it('the patterns of this test find classes and rules that would not mirror', () => {
  expect('"pl-4 -left-2 right-[3px] text-left border-l sm:mr-px"'.match(physicalClass)).toHaveLength(6);
  expect('"ps-4 -start-2 text-start border-s bright-1 to-left" left-handed'.match(physicalClass)).toBeNull();
  expect('padding-left: 1px; text-align: right'.match(physicalRule)).toHaveLength(2);
});

it('no component names a side of the screen, so that pages from right to left are mirrored', () => {
  expect(components.length).toBeGreaterThan(100);
  const found = components.flatMap((path) =>
    (readFileSync(`${source}/${path}`, 'utf8').match(physicalClass) ?? []).map((name) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});

it('the style sheet names no side of the screen', () => {
  expect(readFileSync(`${source}/styles/main.css`, 'utf8').match(physicalRule)).toBeNull();
});

it('directionOf names the direction in which a language is written', () => {
  expect(['ar', 'he-IL', 'fa'].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl']);
  expect(['pt-BR', 'ja-JP', 'ru-RU'].map(directionOf)).toEqual(['ltr', 'ltr', 'ltr']);
});

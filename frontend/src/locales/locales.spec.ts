import { readdirSync, readFileSync } from 'node:fs';
import { defaultLocale, locales, visitorCookieOf } from '@efemera/contract';

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

it('has a folder for every locale of the site and no others', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...locales].sort());
  expect(reference.size).toBeGreaterThan(80);
});

describe.each(locales)('%s', (locale) => {
  const texts = textsOf(locale);

  it('has every text', () => {
    expect(keysOf(texts)).toEqual(keysOf(reference));
  });

  /** A plural form for a single number may say the number in words: "two messages" is one word in Arabic. */
  const rules = new Intl.PluralRules(locale);
  const numbersOf = (form: string | undefined) =>
    Array.from({ length: 1000 }, (_, count) => rules.select(count)).filter((other) => other === form).length;
  const isOneNumber = (key: string) => key.endsWith('_zero') || numbersOf(/_(one|two)$/.exec(key)?.[1]) === 1;

  it('uses the same placeholders', () => {
    for (const [key, text] of texts) {
      const original = [...reference].find(([name]) => withoutPlural(name) === withoutPlural(key))?.[1] ?? '';
      const wanted = fieldsOf(original).filter(
        (field) => field !== 'count' || !isOneNumber(key) || /\{\{count\}\}/.test(text),
      );
      expect([key, fieldsOf(text)]).toEqual([key, wanted]);
    }
  });

  it('writes a refused character in quotation marks', () => {
    // The page adds none: those of one language would stand inside those of another.
    const text = texts.get('addresses.json.alias.problem.character');
    expect(text).toMatch(/[«“„‘「״]\u202f?\{\{character\}\}\u202f?[»”“’」״]/);
  });

  it('has the plural forms that the language needs', () => {
    // Some languages have a form for whole millions, which no count reaches.
    const forms = new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)));
    for (const key of [...texts.keys()].filter((name) => name.endsWith('_other'))) {
      for (const form of forms) expect([...texts.keys()]).toContain(`${withoutPlural(key)}_${form}`);
    }
  });

  it('has every long text, with the structure of the original', () => {
    const shape = (text: string) => text.split('\n').flatMap((line) => /^(#+|-|\d+\.|\|)/.exec(line)?.[0] ?? []);
    const read = (of: string, name: string) => readFileSync(`${folder}/${of}/pages/${name}`, 'utf8');
    const names = readdirSync(`${folder}/${defaultLocale}/pages`).sort();
    expect(readdirSync(`${folder}/${locale}/pages`).sort()).toEqual(names);
    for (const name of names) {
      expect([name, shape(read(locale, name))]).toEqual([name, shape(read(defaultLocale, name))]);
      if (locale !== defaultLocale) expect(read(locale, name)).not.toBe(read(defaultLocale, name));
    }
  });

  it.each(['about', 'faq'])('keeps the ten minutes of the specification beside the lifetime on the page %s', (name) => {
    const text = readFileSync(`${folder}/${locale}/pages/${name}.md`, 'utf8');
    expect(text.split('\n').find((line) => line.includes('{{lifetime}}'))).toMatch(/\*\*10\b/);
  });

  it('names the visitor’s cookie on the privacy page as browsers show it, over http and https', () => {
    const text = readFileSync(`${folder}/${locale}/pages/privacy.md`, 'utf8');
    for (const origin of ['http://mail.example', 'https://mail.example'])
      expect(text).toContain(`\`${visitorCookieOf(origin)}\``);
  });

  it('quotes the button that follows the links of a mail on the privacy page, beside the server that opens them', () => {
    const text = readFileSync(`${folder}/${locale}/pages/privacy.md`, 'utf8');
    expect(text.split(texts.get('check.json.links.follow') ?? '?')).toHaveLength(3);
  });
});

describe('the language of a locale', () => {
  /** The commonest words of each language in Latin script: the script alone does not tell these languages apart. */
  const words: Record<string, string> = {
    'pt-BR': 'de que não e o a os as do da dos das em um uma para com no na por se seu sua mais ou você ao',
    'en-US': 'the of to and is in it that for you your not with this are be or by from on as an at no',
    'es-ES': 'de que no y el la los las del en un una para con por se su sus tu tus más o al lo es si',
    'fr-FR': 'de que ne pas et le la les du des en un une pour avec par se son sa vous votre vos plus ou au est',
    'de-DE': 'der die das und nicht zu ein eine einen ist mit für von dem den im auf sich du dein deine wenn oder wird',
    id: 'yang dan di ke dari ini itu untuk dengan tidak anda kami adalah pada akan atau dalam oleh sudah belum dapat',
    tr: 'e i o posta ve bir bu da de için ile en çok yok var daha ne olan olarak siz sizin değil veya kadar her',
    'it-IT': 'di che non e il la i le del della dei in un una per con si suo sua tuo tua più o al è gli lo da',
  };
  const scripts: Record<string, RegExp> = {
    'ru-RU': /\p{Script=Cyrillic}/u,
    'zh-CN': /\p{Script=Han}/u,
    'ja-JP': /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
    'ko-KR': /\p{Script=Hangul}/u,
    ar: /\p{Script=Arabic}/u,
    he: /\p{Script=Hebrew}/u,
    hi: /\p{Script=Devanagari}/u,
  };
  /** Words that are the same in every language: names, and the labels of keys on keyboards. */
  const names = /Efêmera|\{\{\w+\}\}|Cookie|API|FAQ|Top|Esc|Enter|Delete|CSV|QR|SPF|DKIM|DMARC|UTC|E-?mail|1M\+?/gi;
  /** Every text; long ones by paragraph. */
  const allOf = (locale: string): [string, string][] => [
    ...textsOf(locale),
    ...readdirSync(`${folder}/${locale}/pages`).flatMap((name) =>
      readFileSync(`${folder}/${locale}/pages/${name}`, 'utf8')
        .split('\n')
        .map((line, index): [string, string] => [`${name}:${index + 1}`, line]),
    ),
  ];
  const lettersOf = (text: string) => text.replace(names, '').replace(/[^\p{L}]/gu, '');
  const wordsOf = (text: string) =>
    text
      .replace(names, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];

  it.each(Object.keys(scripts))('%s is written in its own script', (locale) => {
    const foreign = allOf(locale).filter(([, text]) => lettersOf(text).length > 1 && !scripts[locale]?.test(text));
    expect(foreign).toEqual([]);
  });

  it.each(Object.keys(words))('%s contains no other language', (locale) => {
    const counted = (text: string, language: string) => {
      const known = new Set(words[language]?.split(' '));
      return wordsOf(text).filter((word) => known.has(word)).length;
    };
    const foreign = allOf(locale).filter(([, text]) => {
      const own = counted(text, locale);
      return Object.keys(words).some((other) => other !== locale && counted(text, other) > own + 1);
    });
    expect(foreign).toEqual([]);
  });

  /** Sentences that are the same in two related languages. */
  const shared = new Set(['Países, por número de visitas', 'Mostrar esta lista']);
  it('no sentence of three words or more is the same in two locales', () => {
    const places = new Map<string, string[]>();
    for (const locale of locales) {
      for (const [key, text] of allOf(locale)) {
        if (wordsOf(text).length < 3 || shared.has(text)) continue;
        places.set(text, [...(places.get(text) ?? []), `${locale} ${key}`]);
      }
    }
    const repeated = [...places].filter(([, at]) => new Set(at.map((place) => place.split(' ')[0])).size > 1);
    expect(repeated).toEqual([]);
  });
});

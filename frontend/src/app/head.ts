import {
  defaultLocale,
  directionOf,
  languageChoice,
  localeChoice,
  locales,
  matchLocale,
  pathInLocale,
  type Locale,
} from '@efemera/contract';

/** The head tags of a page, for search engines, social networks and browser tabs. */
export interface PageHead {
  title: string;
  description: string;
  /** Path without the language; null for a page that search engines must not list. */
  path: string | null;
  locale: Locale;
  /** The languages in which this page has its own text. */
  languages?: readonly Locale[];
  /** The language of the main text, if it differs from the page's language. */
  textLocale?: Locale;
  /** schema.org objects. */
  structuredData?: readonly object[];
}

interface HeadTag {
  tag: 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  content?: string;
}

/** One per language, drawn by build/social-image.ts. */
const socialImage = { path: (locale: Locale) => `/social/${locale}.png`, width: 1200, height: 630 };

/** Social networks expect a language and a territory (ogp.me), so `ar` gets its likeliest territory: `ar_EG`. */
function territoryOf(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}

/** What the full address of a page needs besides its path. */
export interface PagePlace {
  /** The site's origin, without a slash at its end. */
  origin: string;
  /** The part of the address that chooses the language (`languageChoice`), or an empty string. */
  choice: string;
}

/** The tags of a page. */
export function headTags(head: PageHead, { origin, choice }: PagePlace): HeadTag[] {
  const { title, description, path, locale, languages = locales, textLocale = locale, structuredData = [] } = head;
  const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
  const property = (name: string, content: string): HeadTag => ({
    tag: 'meta',
    attributes: { property: name, content },
  });
  const link = (rel: string, href: string, more: Record<string, string> = {}): HeadTag => ({
    tag: 'link',
    attributes: { rel, href, ...more },
  });
  const common = [
    meta('description', description),
    property('og:title', title),
    property('og:description', description),
    property('og:site_name', 'Efêmera'),
    property('og:locale', territoryOf(textLocale)),
    property('og:image', origin + socialImage.path(textLocale)),
    property('og:image:width', String(socialImage.width)),
    property('og:image:height', String(socialImage.height)),
    meta('twitter:card', 'summary_large_image'),
  ];
  if (path === null) return [...common, meta('robots', 'noindex')];
  const address = (language: Locale) => origin + pathInLocale(path, language);
  // Search engines list a text in the page's language under this address, another under its own language's address.
  const canonical = textLocale === locale ? origin + path + choice : address(textLocale);
  return [
    ...common,
    property('og:type', 'website'),
    property('og:url', canonical),
    link('canonical', canonical),
    ...languages.map((language) => link('alternate', address(language), { hreflang: language })),
    ...(languages.includes(defaultLocale)
      ? [link('alternate', address(defaultLocale), { hreflang: 'x-default' })]
      : []),
    ...structuredData.map((object): HeadTag => ({
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      // Escapes `<`, because `</script>` in a text would end the script element early.
      content: JSON.stringify(object).replaceAll('<', '\\u003c'),
    })),
  ];
}

/** Marks the tags of one page, so that the next page replaces them. */
const mark = 'data-page';

/** Updates the head of the open document. */
export function applyHead(head: PageHead): void {
  document.title = head.title;
  const root = document.documentElement;
  // Writes only what differs: writing the same language again makes the browser style and lay out the whole page again.
  if (root.lang !== head.locale) root.lang = head.locale;
  if (root.dir !== directionOf(head.locale)) root.dir = directionOf(head.locale);
  for (const old of document.head.querySelectorAll(`[${mark}]`)) old.remove();
  const named = matchLocale(new URLSearchParams(location.search).get(localeChoice.queryKey));
  const place = { origin: location.origin, choice: languageChoice(named) };
  for (const { tag, attributes, content = '' } of headTags(head, place)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute(mark, '');
    element.textContent = content;
    document.head.append(element);
  }
}

/** The same tags as text, for prerendered pages. */
export function headHtml(head: PageHead, place: PagePlace): string {
  const tags = headTags(head, place).map(({ tag, attributes, content }) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
    return `<${tag}${written.join('')} ${mark}>${tag === 'script' ? `${content ?? ''}</script>` : ''}`;
  });
  return [`<title>${escapeHtml(head.title)}</title>`, ...tags].join('\n    ');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

import { articlePath, locales, pathInLocale, paths, sitePages, type Locale } from '@efemera/contract';

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** The site map (sitemaps.org): each page and article, with its languages. */
export function siteMap(origin: string, articles: ReadonlyMap<string, readonly Locale[]>): string {
  const pages: [path: string, languages: readonly Locale[]][] = [
    ...Object.values(sitePages).map((path): [string, readonly Locale[]] => [path, locales]),
    ...[...articles].map(([id, languages]): [string, readonly Locale[]] => [articlePath(id), languages]),
  ];
  const urls = pages.flatMap(([path, languages]) => {
    const alternates = languages.map(
      (locale) =>
        `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeXml(origin + pathInLocale(path, locale))}"/>`,
    );
    return languages.map(
      (locale) => `<url><loc>${escapeXml(origin + pathInLocale(path, locale))}</loc>${alternates.join('')}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Public calls without which a page is drawn with an error, also by a search engine that obeys robots.txt. */
const callsOfPages = [
  paths.articles,
  paths.domainRanking,
  paths.countryRanking,
  paths.statistics,
  paths.stats,
  paths.config,
  paths.comments,
];

/** robots.txt: everything may be indexed except what belongs to one visitor. */
export const robots = (origin: string) =>
  [
    'User-agent: *',
    // RFC 9309 §2.2.2: the longest rule that matches wins.
    ...callsOfPages.map((path) => `Allow: ${path}`),
    'Disallow: /api/',
    'Disallow: /*?to=',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

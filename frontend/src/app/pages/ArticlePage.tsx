import {
  articlePath,
  articlesPath,
  articleVersionKey,
  defaultLocale,
  matchLocale,
  type Article,
  type Locale,
} from '@efemera/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathname, useSearch } from '../../router/router.js';
import { AdSlot } from '../../features/ads/AdSlot.js';
import { ArticleView } from '../../features/blog/ArticleView.js';
import { bundledArticle, loadBundledArticle, writtenLanguages } from '../../features/blog/bundled-articles.js';
import { Comments } from '../../features/feedback/Comments.js';
import { applyHead, type PageHead } from '../head.js';
import { shownLocale } from '../../i18n/i18n.js';
import type { PageAddress } from '../page-route.js';

export default function ArticlePage() {
  const { i18n } = useTranslation();
  const address = { pathname: usePathname(), search: useSearch() };
  const id = idOf(address);
  const language = versionOf(address, i18n.language as Locale);
  const onShown = useCallback(
    (article: Article) => applyHead({ locale: i18n.language as Locale, ...headOf(article) }),
    [i18n.language],
  );
  return (
    <ArticleView
      // Remounts after a change of language, to show the version of `versionOf` instead of an earlier translation.
      key={`${id}/${language}/${i18n.language}`}
      id={id}
      language={language}
      onShown={onShown}
      inArticle={<AdSlot name="blog-in-article" />}
    >
      <AdSlot name="blog-after-article" />
      <Comments />
    </ArticleView>
  );
}

function idOf({ pathname }: PageAddress): string {
  const id = pathname.slice(articlesPath.length).replace(/(?<!\/)\/+$/, '');
  try {
    return decodeURIComponent(id).trim();
  } catch {
    return id;
  }
}

/**
 * The version to show: the one that the address names; else one written in the page's language; else the original. A
 * machine translation is shown only on request. The server follows the same order (`pages.ts` of the gateway).
 */
function versionOf(address: PageAddress, locale: Locale): Locale {
  const written = writtenLanguages(idOf(address));
  const unasked = written.includes(locale) || written.length === 0 ? locale : defaultLocale;
  return matchLocale(new URLSearchParams(address.search).get(articleVersionKey)) ?? unasked;
}

export async function preload(address: PageAddress): Promise<void> {
  await loadBundledArticle(idOf(address), versionOf(address, shownLocale()));
}

export function head(address: PageAddress): Partial<PageHead> {
  const article = bundledArticle(idOf(address), versionOf(address, shownLocale()));
  return article ? headOf(article) : { path: null };
}

/** For search engines, a machine translation names the original as canonical, and no page lists it as an alternate. */
function headOf({
  id,
  title,
  summary,
  publishedAt,
  author,
  language,
  languages,
  tags,
}: Article): Omit<PageHead, 'locale'> {
  const written = writtenLanguages(id);
  return {
    path: articlePath(id),
    title: `${title} | Efêmera`,
    description: summary,
    languages: written.length > 0 ? written : languages,
    textLocale: written.includes(language) ? language : defaultLocale,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: title,
        description: summary,
        datePublished: publishedAt,
        inLanguage: language,
        keywords: tags.join(', '),
        author: { '@type': 'Organization', name: author },
        publisher: { '@type': 'Organization', name: 'Efêmera' },
      },
    ],
  };
}

import { articlePath, articlesPath, matchLocale, type Article, type Locale } from '@efemera/contract';
import i18next from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { AdSlot } from '../../features/ads/AdSlot.js';
import { ArticleView } from '../../features/blog/ArticleView.js';
import { bundledArticle, loadBundledArticle } from '../../features/blog/bundled-articles.js';
import { Comments } from '../../features/feedback/Comments.js';
import { applyHead, type PageHead } from '../head.js';

export default function ArticlePage() {
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const id = idOf(pathname);
  const language = matchLocale(search.get('lang')) ?? i18n.language;
  const onShown = useCallback(
    (article: Article) => applyHead({ locale: i18next.language as Locale, ...headOf(article) }),
    [],
  );
  return (
    <>
      <ArticleView
        key={`${id}/${language}`}
        id={id}
        language={language}
        onShown={onShown}
        inArticle={<AdSlot name="blog-in-article" />}
      />
      <AdSlot name="blog-after-article" />
      <Comments />
    </>
  );
}

function idOf(pathname: string): string {
  const id = pathname.slice(articlesPath.length).replace(/(?<!\/)\/+$/, '');
  try {
    return decodeURIComponent(id).trim();
  } catch {
    return id;
  }
}

export async function preload(pathname: string): Promise<void> {
  await loadBundledArticle(idOf(pathname), i18next.language);
}

export function head(pathname: string): Partial<PageHead> {
  const article = bundledArticle(idOf(pathname), i18next.language);
  return article ? headOf(article) : { path: null };
}

const headOf = ({ id, title, summary, publishedAt, author, languages, language, tags }: Article) => ({
  path: articlePath(id),
  title: `${title} | Efêmera`,
  description: summary,
  languages,
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
});

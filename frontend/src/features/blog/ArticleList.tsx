import {
  articleCategories,
  articlePath,
  articleSources,
  articleVersionKey,
  localeNames,
  locales,
  type ArticleQuery,
  type ArticleSummary,
} from '@efemera/contract';
import { findArticles } from '@efemera/content/find-articles';
import { Search, TriangleAlert } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../router/Link.js';
import { useSearchParams } from '../../router/router.js';
import { useIsLive } from '../../components/use-is-live.js';
import { Notice } from '../../components/Notice.js';
import { Select } from '../../components/Select.js';
import { ArticleMeta } from './ArticleMeta.js';
import { useArticles } from './articles-store.js';

const all = 'all';
const filters = ['category', 'lang', 'source'] as const;

/**
 * Search, filters and the matching articles. The address bar holds the filters, so that a list can be shared and Back
 * works.
 */
export function ArticleList() {
  const { t, i18n } = useTranslation('blog');
  const { articles, incomplete, load } = useArticles();
  const [search, setSearch] = useSearchParams();
  const isLive = useIsLive();

  useEffect(() => {
    void load();
  }, [load]);

  const chosen = Object.fromEntries([...filters, 'q' as const].map((key) => [key, search.get(key) ?? ''])) as Record<
    (typeof filters)[number] | 'q',
    string
  >;
  // By default the list shows articles in the page's language, or in English if there are none: a list of all
  // languages, sorted by date, would begin with articles in scripts that the reader may not know.
  const known = [i18n.language, 'en-US'].find((one) => articles.some(({ language }) => language === one));
  const lang = chosen.lang || (known ?? all);
  const found = findArticles(articles, {
    ...asFilter('category', chosen.category),
    ...asFilter('source', chosen.source),
    ...asFilter('lang', lang),
    q: chosen.q,
  } as ArticleQuery);

  const choose = (key: string, value: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '' || (value === all && key !== 'lang')) after.delete(key);
        else after.set(key, value);
        return after;
      },
      { replace: true },
    );
  const categories = articleCategories.filter((category) => articles.some((article) => article.category === category));

  return (
    <>
      <search className="mb-7 grid gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(12rem,1fr)_repeat(3,auto)]">
        <label className="relative block">
          <span className="sr-only">{t('search')}</span>
          <Search className="pointer-events-none absolute top-3.5 start-3.5 size-4 text-ink-faint" aria-hidden="true" />
          <input
            type="search"
            value={chosen.q}
            onChange={(event) => choose('q', event.target.value)}
            placeholder={t('search')}
            maxLength={200}
            disabled={!isLive}
            className="field ps-10"
          />
        </label>
        <Select
          label={t('filters.category')}
          value={chosen.category || all}
          onChange={(value) => choose('category', value)}
          options={[
            { value: all, name: t('categories.all') },
            ...categories.map((value) => ({ value, name: t(`categories.${value}`) })),
          ]}
        />
        <Select
          label={t('filters.language')}
          value={lang}
          onChange={(value) => choose('lang', value)}
          options={[
            { value: all, name: t('filters.allLanguages') },
            ...locales.map((value) => ({ value, name: localeNames[value] })),
          ]}
        />
        <Select
          label={t('filters.source')}
          value={chosen.source || all}
          onChange={(value) => choose('source', value)}
          options={[
            { value: all, name: t('filters.allSources') },
            ...articleSources.map((value) => ({ value, name: t(`source.${value}`) })),
          ]}
        />
      </search>
      {incomplete && (
        <div className="mb-5">
          <Notice tone="warning" icon={<TriangleAlert className="size-4" />}>
            {t('errors.list')}
          </Notice>
        </div>
      )}
      <p role="status" className="sr-only">
        {t('found', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <p className="py-16 text-center text-ink-soft">{t('nothingFound')}</p>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {found.map((article) => (
            <li key={`${article.id}/${article.language}`}>
              <ArticleCard article={article} footer={t(`categories.${article.category}`)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const asFilter = (key: string, value: string) => (value === '' || value === all ? {} : { [key]: value });

function ArticleCard({ article, footer }: { article: ArticleSummary; footer: ReactNode }) {
  const { i18n } = useTranslation();
  const { id, title, summary, language, source } = article;
  // The article page shows a machine translation or another language only on request, by the query below.
  const isShownUnasked = source === 'manual' && language === i18n.language;
  // `auto` goes by the first letters alone: an Arabic title that begins with a Latin name would run from left to right.
  const dir = language === i18n.language ? undefined : 'auto';
  const search = isShownUnasked ? '' : `?${articleVersionKey}=${language}`;
  return (
    <Link to={articlePath(id) + search} className="panel group flex h-full flex-col p-5 sm:p-6" lang={language}>
      <ArticleMeta article={article} />
      <h2 dir={dir} className="mt-2.5 text-lg font-semibold group-hover:text-ember">
        {title}
      </h2>
      <p dir={dir} className="mt-1.5 grow text-sm text-ink-soft">
        {summary}
      </p>
      <p className="mt-4 text-xs font-medium text-water" lang={i18n.language}>
        {footer}
      </p>
    </Link>
  );
}

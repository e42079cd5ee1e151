import {
  articlePath,
  directionOf,
  articleVersionKey,
  localeNames,
  locales,
  sitePages,
  type Article,
  type Locale,
} from '@efemera/contract';
import { ArrowLeft, Languages, TriangleAlert } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../router/Link.js';
import { logFailure } from '../../browser/log.js';
import { Button } from '../../components/Button.js';
import { Markdown } from '../../components/Markdown.js';
import { Notice } from '../../components/Notice.js';
import { PageHeading } from '../../components/PageHeading.js';
import { Select } from '../../components/Select.js';
import { Spinner } from '../../components/Spinner.js';
import { api } from '../../transport/api.js';
import { ArticleMeta } from './ArticleMeta.js';
import { browserTargets } from './browser-translator.js';
import { writtenLanguages } from './bundled-articles.js';
import { tagSearch } from './tag-search.js';
import { useArticle, type TranslationState } from './use-article.js';

interface ArticleViewProps {
  id: string;
  language: string;
  /** Called when the article is shown, perhaps in another language than before. */
  onShown: (article: Article) => void;
  /** An element for the middle of the text. */
  inArticle?: ReactNode;
  /** Shown below the article, if set. */
  children?: ReactNode;
}

export function ArticleView({ id, language, onShown, inArticle, children }: ArticleViewProps) {
  const { t, i18n } = useTranslation('blog');
  const { article, failure, translation, translate, retry } = useArticle(id, language);

  useEffect(() => {
    if (article) onShown(article);
  }, [article, onShown]);

  return (
    <>
      <div className="pb-12">
        <div className="mt-6 flex min-h-11 items-center justify-between gap-4">
          <Link
            to={sitePages.blog}
            className="inline-flex min-h-11 shrink-0 items-center gap-1.5 text-sm font-medium text-water hover:underline"
          >
            <ArrowLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
            {t('back')}
          </Link>
          {/* The available translators become known late: the room for the choice is reserved, so that the text does not move. */}
          {article && <TranslateTo article={article} translation={translation} onTranslate={translate} />}
        </div>
        {failure ? (
          <div className="flex flex-col items-start gap-4 py-12" role="alert">
            <h1 className="text-closing font-semibold">{t(`errors.${failure}`)}</h1>
            {failure === 'load' && <Button onClick={retry}>{t('retry')}</Button>}
          </div>
        ) : article ? (
          <article lang={article.language} dir={directionOf(article.language)} data-testid="article">
            <PageHeading title={article.title}>{article.summary}</PageHeading>
            <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 border-y border-line py-3">
              <ArticleMeta article={article} />
              <OtherLanguages article={article} />
            </div>
            <TranslationNotice article={article} translation={translation} />
            <ArticleText text={article.content} middle={inArticle} />
            {article.tags.length > 0 && (
              <ul className="mt-10 flex flex-wrap gap-2" aria-label={t('tags')}>
                {article.tags.map((tag) => (
                  <li key={tag}>
                    <Link
                      to={sitePages.blog + tagSearch(tag, article.language, i18n.language)}
                      className="inline-flex min-h-11 items-center sm:min-h-8 rounded-full border border-line-strong px-3 text-xs hover:bg-hover"
                    >
                      {tag}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </article>
        ) : (
          <Spinner />
        )}
      </div>
      {!failure && children}
    </>
  );
}

/** The text, with an element before the middle one of its headings. */
function ArticleText({ text, middle }: { text: string; middle: ReactNode }) {
  const headings = [...text.matchAll(/^## /gm)].map(({ index }) => index);
  const half = headings[Math.floor(headings.length / 2)];
  if (!middle || !half) return <Markdown text={text} />;
  return (
    <>
      <Markdown text={text.slice(0, half)} />
      {middle}
      <Markdown text={text.slice(half)} />
    </>
  );
}

interface TranslateToProps {
  article: Article;
  translation: TranslationState;
  onTranslate: (target: string, byBrowser: boolean) => Promise<void>;
}

/** Who translates: the server (into all languages), or the browser (into those listed; none if the list is empty). */
type Translator = 'unknown' | 'server' | readonly Locale[];

/** The choice of a language for a translation by the server or the browser. */
function TranslateTo({ article, translation, onTranslate }: TranslateToProps) {
  const { t } = useTranslation('blog');
  const [translator, setTranslator] = useState<Translator>('unknown');
  const [original] = useState(article.language);

  useEffect(() => {
    api.config().then(
      async ({ translationProvider }) =>
        setTranslator(translationProvider === null ? await browserTargets(original) : 'server'),
      (error: unknown) => logFailure('Error loading settings:', error),
    );
  }, [original]);

  const byBrowser = translator === 'unknown' || translator === 'server' ? [] : translator;
  const canTranslate = translator === 'server' || byBrowser.some((locale) => !article.languages.includes(locale));
  if (!canTranslate) return null;
  const offered = locales.filter(
    (locale) => translator === 'server' || article.languages.includes(locale) || byBrowser.includes(locale),
  );
  return (
    <div className="relative flex min-w-0 items-center gap-2">
      <Languages className="size-4 shrink-0 text-ink-faint max-sm:hidden" aria-hidden="true" />
      <Select
        label={t('translateTo')}
        testId="translate-to"
        value={article.language}
        onChange={(target) =>
          void onTranslate(target, translator !== 'server' && !article.languages.includes(target as Locale))
        }
        options={offered.map((value) => ({ value, name: localeNames[value] }))}
      />
      {translation.phase === 'translating' && (
        <span
          role="status"
          className="absolute top-full end-0 mt-1 animate-pulse-soft text-sm whitespace-nowrap text-ink-soft"
        >
          {t('translating')}
        </span>
      )}
    </div>
  );
}

/** Links to the versions that people, not machines, have written in other languages. */
function OtherLanguages({ article }: { article: Article }) {
  const { t } = useTranslation('blog');
  const written = writtenLanguages(article.id);
  // For an article that is not bundled with the page, only the server knows its languages.
  const languages = written.length > 0 ? written : article.languages;
  const others = locales.filter((locale) => locale !== article.language && languages.includes(locale));
  if (others.length === 0) return null;
  return (
    // The row scrolls and does not wrap: when the fonts load, names get wider, and another line would push the article down.
    <nav
      className="relative -m-1 flex basis-full items-center gap-x-3 overflow-x-auto p-1 text-xs whitespace-nowrap"
      aria-label={t('otherLanguages')}
    >
      <Languages className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />
      {others.map((locale) => (
        <Link
          key={locale}
          to={`${articlePath(article.id)}?${articleVersionKey}=${locale}`}
          lang={locale}
          className="inline-flex min-h-11 shrink-0 items-center sm:min-h-8 text-water underline underline-offset-2"
        >
          {localeNames[locale]}
        </Link>
      ))}
    </nav>
  );
}

function TranslationNotice({ article, translation }: { article: Article; translation: TranslationState }) {
  const { t } = useTranslation('blog');
  if (translation.phase === 'error') {
    const { fault, provider } = translation;
    return (
      <div className="mb-6 max-w-2xl" role="alert">
        <Notice tone="warning" icon={<TriangleAlert className="size-4" />}>
          {t(`errors.translation.${fault}`, { provider })}
        </Notice>
      </div>
    );
  }
  if (article.source !== 'automatic') return null;
  return (
    <div className="mb-6 max-w-2xl">
      <Notice tone="info" icon={<Languages className="size-4" />}>
        {t('automatic')}
      </Notice>
    </div>
  );
}

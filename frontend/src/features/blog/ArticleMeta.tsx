import { localeNames, type ArticleSummary } from '@efemera/contract';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../components/class-names.js';

/** Date, author, reading time and language of an article, and whether a machine translated it. */
export function ArticleMeta({ article, className }: { article: ArticleSummary; className?: string }) {
  const { t, i18n } = useTranslation('blog');
  const { publishedAt, author, readingMinutes, language, source } = article;
  // A date without a time: the visitor's time zone must not move it to the day before.
  const date = new Date(`${publishedAt}T12:00:00Z`).toLocaleDateString(i18n.language, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return (
    <p className={classNames('flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-faint', className)}>
      {/* The date is in the page's language, which may run in the other direction than the article. */}
      {/* A browser may write a date differently from the build; the last attribute keeps React from redrawing all. */}
      <time dateTime={publishedAt} dir="auto" suppressHydrationWarning>
        {date}
      </time>
      <span>{author}</span>
      <span>{t('minutes', { count: readingMinutes })}</span>
      {language !== i18n.language && <span lang={language}>{localeNames[language]}</span>}
      <span
        className={classNames(
          'rounded-full px-2 py-0.5 font-medium',
          source === 'manual' ? 'bg-water-wash text-water' : 'bg-warning-wash text-warning',
        )}
      >
        {t(`source.${source}`)}
      </span>
    </p>
  );
}

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countryNames } from '../../components/country.js';
import { formatBytes } from '../../components/format-bytes.js';
import { formatDuration } from '../../components/format-duration.js';
import type { Activity, Span } from './chart-rows.js';

/** The words and figures of the charts, in the language of the page. */
export type Wording = ReturnType<typeof useWording>;

export function useWording() {
  const { t, i18n } = useTranslation('statistics');
  const locale = i18n.language;
  return useMemo(() => {
    const number = new Intl.NumberFormat(locale);
    const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
    const roundPercent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
    // Whole days are those of the server, in UTC; times of day, and the days beside them, are those of the visitor's clock.
    const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
    const localDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
    const hour = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
    const hourOfDay = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
    });
    const nameSpan =
      (format: (value: number, locale: string) => string) =>
      ({ above, upTo }: Span): string => {
        if (upTo !== null) return `≤ ${format(upTo, locale)}`;
        return above === null ? t('spans.all') : `> ${format(above, locale)}`;
      };
    return {
      received: t('received'),
      created: t('created'),
      visits: t('visits'),
      count: (count: number) => number.format(count),
      shortCount: (count: number) => short.format(count),
      percent: (share: number) => percent.format(share),
      roundPercent: (share: number) => roundPercent.format(share),
      moment: (activity: Activity, at: string) => (activity === 'hourly' ? hourOfDay : day).format(new Date(at)),
      tick: (activity: Activity, at: string) => {
        const date = new Date(at);
        if (activity === 'daily') return day.format(date);
        return date.getHours() === 0 ? localDay.format(date) : hour.format(date);
      },
      size: nameSpan(formatBytes),
      duration: nameSpan(formatDuration),
      country: countryNames(locale),
    };
  }, [locale, t]);
}

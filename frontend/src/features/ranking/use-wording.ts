import type { RankingKind } from '@efemera/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countryNames } from '../../components/country.js';
import type { Wording } from './draw.js';

/** The names and number formats of a ranking, in the visitor's language. */
export function useWording(kind: RankingKind): Wording {
  const { t, i18n } = useTranslation('ranking');
  const locale = i18n.language;
  return useMemo(() => {
    const countryName = countryNames(locale);
    const number = new Intl.NumberFormat(locale);
    const percent = new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    return {
      name: ({ key }) => (kind === 'countries' ? countryName(key) : key),
      count: (count) => number.format(count),
      percent: (percentage) => percent.format(percentage / 100),
      others: t('chart.others'),
      total: t(kind === 'domains' ? 'columns.emails' : 'columns.visits'),
    };
  }, [kind, locale, t]);
}

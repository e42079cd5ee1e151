import { useTranslation } from 'react-i18next';
import { useLook } from '../../components/chart/look.js';
import { flagOf } from '../../components/country.js';
import { sliceColors, type Wording } from './draw.js';
import type { Ranking } from './ranking.js';

interface RankingTableProps {
  ranking: Ranking;
  words: Wording;
  /** Whether the first rows show the colours of their slices. */
  hasColors: boolean;
  /** Whether a bar below each name shows its share. */
  hasBars: boolean;
}

/** The listed rows of a ranking as a table, with counts and shares, beside the chart. */
export function RankingTable({ ranking, words, hasColors, hasBars }: RankingTableProps) {
  const { t } = useTranslation('ranking');
  const { kind, rows } = ranking;
  const look = useLook();
  const colors = hasColors ? sliceColors(ranking, look) : [];
  const largest = Math.max(...rows.map(({ percentage }) => percentage), 0.01);
  return (
    <table data-testid="ranking-table" className="w-full border-collapse text-sm">
      <caption className="sr-only">{t(`caption.${kind}`)}</caption>
      <thead>
        <tr className="border-b border-line text-start text-xs break-keep text-ink-faint sm:whitespace-nowrap">
          <th scope="col" className="py-2 pe-3 text-end font-medium">
            <abbr title={t('columns.rank')} aria-label={t('columns.rank')} className="no-underline">
              #
            </abbr>
          </th>
          <th scope="col" className="w-full py-2 font-medium">
            {t(kind === 'domains' ? 'columns.domain' : 'columns.country')}
          </th>
          <th scope="col" className="py-2 ps-4 text-end font-medium whitespace-nowrap">
            {t(kind === 'domains' ? 'columns.emails' : 'columns.visits')}
          </th>
          <th scope="col" className="py-2 pe-1 ps-4 text-end font-medium">
            {t('columns.percentage')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.key} className="border-b border-line last:border-0 hover:bg-hover">
            <td className="py-2 pe-3 text-end text-ink-soft tabular-nums">{row.rank}</td>
            <th scope="row" className="max-w-0 py-2 text-start font-normal">
              <span className="flex items-center gap-2">
                {colors[index] && (
                  <span
                    className="size-2.5 shrink-0 rounded-full"
                    style={{ backgroundColor: colors[index] }}
                    aria-hidden="true"
                  />
                )}
                {kind === 'countries' && (
                  <span className="shrink-0 text-base leading-none" aria-hidden="true">
                    {flagOf(row.key)}
                  </span>
                )}
                <span
                  dir="auto"
                  className="truncate"
                  title={words.name(row)}
                  translate={kind === 'domains' ? 'no' : undefined}
                >
                  {words.name(row)}
                </span>
              </span>
              {hasBars && (
                <span className="mt-1 block h-1 rounded-full bg-sunken" aria-hidden="true">
                  <span
                    className="block h-full min-w-1 rounded-full bg-water"
                    style={{ width: `${(100 * row.percentage) / largest}%` }}
                  />
                </span>
              )}
            </th>
            <td className="py-2 ps-4 text-end font-medium tabular-nums">{words.count(row.count)}</td>
            <td className="py-2 pe-1 ps-4 text-end text-ink-soft tabular-nums">{words.percent(row.percentage)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { sitePages, type Statistics } from '@efemera/contract';
import { ArrowRight } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../router/Link.js';
import { Chart } from '../../components/chart/Chart.js';
import type { Look } from '../../components/chart/look.js';
import { flagOf } from '../../components/country.js';
import { drawWorld, visitRange } from './draw.js';
import { ChartPanel } from './ChartPanel.js';
import { ChartTable } from './ChartTable.js';
import { TopList } from './TopList.js';
import type { Wording } from './use-wording.js';

const listed = 6;

const loadWorldMap = async () => {
  await import('./world-map.js');
};

function RankingLink({ to }: { to: string }) {
  const { t } = useTranslation('statistics');
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center sm:min-h-9 gap-1.5 rounded-full border border-line-strong px-3 text-sm font-medium hover:bg-hover"
    >
      {t('fullRanking')}
      <ArrowRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
    </Link>
  );
}

interface DomainsChartProps {
  domains: Statistics['topDomains'];
  words: Wording;
  className: string;
}

export function DomainsChart({ domains, words, className }: DomainsChartProps) {
  const { t } = useTranslation('statistics');
  return (
    <ChartPanel
      testId="figure-domains"
      className={className}
      title={t('domains.title')}
      text={t('domains.text')}
      aside={<RankingLink to={sitePages.ranking} />}
      isEmpty={domains.length === 0}
      table={
        <ChartTable
          caption={t('domains.title')}
          columns={[t('domains.column'), t('table.mails')]}
          rows={domains.map(({ domain, emails }) => [domain, words.count(emails)])}
        />
      }
    >
      <TopList
        rows={domains.slice(0, listed).map(({ domain, emails }) => ({ key: domain, name: domain, count: emails }))}
        format={words.count}
      />
    </ChartPanel>
  );
}

interface WorldChartProps {
  countries: Statistics['countries'];
  /** Whether there were any visits. Without `countries`, the text then says that their countries are unknown. */
  hasVisits: boolean;
  words: Wording;
  className: string;
}

/** Visits by country. The map is drawn before the first visit as well, so that the layout stays the same. */
export function WorldChart({ countries, hasVisits, words, className }: WorldChartProps) {
  const { t } = useTranslation('statistics');
  const draw = useCallback((look: Look) => drawWorld(countries, words, look), [countries, words]);
  const none = t(hasVisits ? 'world.unknown' : 'world.none');
  const [first] = countries;
  const [fewest, most] = visitRange(countries);
  return (
    <ChartPanel
      testId="figure-world"
      className={className}
      title={t('world.title')}
      text={t('world.text')}
      aside={<RankingLink to={`${sitePages.ranking}?tab=countries`} />}
      isEmpty={false}
      table={
        first ? (
          <ChartTable
            caption={t('world.title')}
            columns={[t('world.column'), words.visits]}
            rows={countries.map(({ country, visits }) => [words.country(country), words.count(visits)])}
          />
        ) : null
      }
    >
      <div className="grid grid-cols-1 items-center gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <div>
          <Chart
            draw={draw}
            prepare={loadWorldMap}
            testId="chart-world"
            className="aspect-2/1 w-full"
            label={
              first ? t('world.summary', { countries: countries.length, first: words.country(first.country) }) : none
            }
          />
          {fewest < most && (
            <p className="mt-3 flex items-center gap-2.5 text-xs text-ink-soft tabular-nums" aria-hidden="true">
              {words.count(fewest)}
              <span className="h-2 w-28 rounded-full bg-linear-to-r from-(--map-low) to-(--map-high)" />
              {words.count(most)}
            </p>
          )}
        </div>
        {first ? (
          <TopList
            rows={countries.slice(0, listed).map(({ country, visits }) => ({
              key: country,
              name: (
                <>
                  <span className="me-2" aria-hidden="true">
                    {flagOf(country)}
                  </span>
                  {words.country(country)}
                </>
              ),
              count: visits,
            }))}
            format={words.count}
          />
        ) : (
          <p className="text-sm text-balance text-ink-soft max-lg:text-center">{none}</p>
        )}
      </div>
    </ChartPanel>
  );
}

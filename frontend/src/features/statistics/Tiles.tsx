import type { Statistics } from '@efemera/contract';
import { useTranslation } from 'react-i18next';
import { useCounters } from '../../store/use-counters.js';
import { newest, sparkline } from './chart-rows.js';
import type { Wording } from './use-wording.js';

/** The headline figures: the server pushes two of them, the page loads the others with the statistics. */
export function Tiles({ statistics, words }: { statistics: Statistics | null; words: Wording }) {
  const { t } = useTranslation('statistics');
  const pushed = useCounters();
  const { totals, now, hourly } = statistics ?? {};
  const tiles = [
    {
      key: 'received',
      value: newest(totals?.messagesReceived, pushed?.messagesReceived),
      course: hourly?.map(({ received }) => received),
      color: 'text-ember',
    },
    {
      key: 'created',
      value: newest(totals?.emailsCreated, pushed?.emailsCreated),
      course: hourly?.map(({ created }) => created),
      color: 'text-water',
    },
    { key: 'visits', value: totals?.visits, course: hourly?.map(({ visits }) => visits), color: 'text-ink-faint' },
    { key: 'liveInboxes', value: now?.liveInboxes },
    { key: 'openSockets', value: now?.openSockets },
  ] as const;
  return (
    <dl
      aria-label={t('tiles.label')}
      className="panel grid grid-cols-2 overflow-hidden noscript:hidden sm:grid-cols-6 lg:grid-cols-[1.25fr_1.25fr_1.25fr_1fr_1fr]"
    >
      {tiles.map(({ key, value, ...course }) => (
        <div
          key={key}
          className="-me-px -mb-px flex flex-col-reverse justify-end gap-1 border-e border-b border-line p-4 first:col-span-2 sm:col-span-2 sm:p-6 sm:nth-[n+4]:col-span-3 lg:col-span-1! "
        >
          <dt className="text-sm text-ink-soft">
            {t(`tiles.${key}`)}
            {'course' in course && (
              <svg
                viewBox="0 0 100 24"
                preserveAspectRatio="none"
                className={`mt-3 h-8 w-full overflow-visible rtl:-scale-x-100 ${course.color}`}
                fill="none"
                aria-hidden="true"
              >
                {course.course && <Course line={sparkline(course.course)} />}
              </svg>
            )}
          </dt>
          <dd
            data-testid={`tile-${key}`}
            className="font-display text-xl font-semibold tracking-tight tabular-nums sm:text-claim"
          >
            {value === undefined ? t('loading') : words.count(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Course({ line }: { line: string }) {
  return (
    <>
      <path d={`${line}L100 24L0 24Z`} fill="currentColor" opacity=".12" />
      <path
        d={line}
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}

import type { DistributionBar, Statistics } from '@efemera/contract';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Chart } from '../../components/chart/Chart.js';
import type { Look } from '../../components/chart/look.js';
import { drawCodes, drawSpans } from './draw.js';
import { ChartPanel } from './ChartPanel.js';
import { ChartTable } from './ChartTable.js';
import { spansOf, sumOf, type Span } from './chart-rows.js';
import type { Wording } from './use-wording.js';

interface CodesChartProps {
  codes: Statistics['codes'];
  words: Wording;
  className: string;
}

/** Which share of the parsed mails has a code: to receive codes is the main use of the service. */
export function CodesChart({ codes, words, className }: CodesChartProps) {
  const { t } = useTranslation('statistics');
  const { parsed, withCode } = codes;
  const draw = useCallback((look: Look) => drawCodes(codes, words, look), [codes, words]);
  const share = words.percent(parsed > 0 ? withCode / parsed : 0);
  return (
    <ChartPanel
      testId="figure-codes"
      className={className}
      title={t('codes.title')}
      text={t('codes.text')}
      isEmpty={parsed === 0}
      table={
        <ChartTable
          caption={t('codes.title')}
          columns={[t('codes.column'), t('table.mails')]}
          rows={[
            [t('codes.with'), words.count(withCode)],
            [t('codes.without'), words.count(parsed - withCode)],
          ]}
        />
      }
    >
      <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-4">
        <Chart
          draw={draw}
          testId="chart-codes"
          className="size-48"
          label={t('codes.summary', { share, with: words.count(withCode), all: words.count(parsed) })}
        />
        <dl className="flex flex-col gap-3 text-sm">
          {[
            { key: 'with', count: withCode, color: 'bg-ember' },
            { key: 'without', count: parsed - withCode, color: 'border border-line-strong bg-(--map-none)' },
          ].map(({ key, count, color }) => (
            <div key={key} className="flex flex-col-reverse">
              <dt className="flex items-center gap-2 text-ink-soft">
                <span className={`size-2.5 rounded-full ${color}`} aria-hidden="true" />
                {t(key === 'with' ? 'codes.with' : 'codes.without')}
              </dt>
              <dd className="font-display text-xl font-medium tabular-nums">{words.count(count)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </ChartPanel>
  );
}

interface SpansChartProps {
  kind: 'sizes' | 'firstMail';
  bars: readonly DistributionBar[];
  nameOf: (span: Span) => string;
  words: Wording;
  className: string;
}

/** A histogram: sizes of mails, or time to the first mail. */
export function SpansChart({ kind, bars, nameOf, words, className }: SpansChartProps) {
  const { t } = useTranslation('statistics');
  const spans = useMemo(() => spansOf(bars), [bars]);
  const draw = useCallback((look: Look) => drawSpans(spans, nameOf, words, look), [spans, nameOf, words]);
  const [most] = spans.toSorted((a, b) => b.count - a.count);
  return (
    <ChartPanel
      testId={`figure-${kind}`}
      className={className}
      title={t(`${kind}.title`)}
      text={t(`${kind}.text`)}
      isEmpty={sumOf(bars.map(({ count }) => count)) === 0}
      table={
        <ChartTable
          caption={t(`${kind}.title`)}
          columns={[t(`${kind}.column`), t(`${kind}.counted`), t('table.share')]}
          rows={spans.map((span) => [nameOf(span), words.count(span.count), words.percent(span.share)])}
        />
      }
    >
      <Chart
        draw={draw}
        testId={`chart-${kind}`}
        className="h-56"
        label={t(`${kind}.summary`, { most: most ? nameOf(most) : '', share: words.percent(most?.share ?? 0) })}
      />
    </ChartPanel>
  );
}

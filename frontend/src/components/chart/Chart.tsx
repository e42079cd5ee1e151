import type { EChartsCoreOption, EChartsType } from 'echarts/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logFailure } from '../../browser/log.js';
import { classNames } from '../class-names.js';
import { useLook, type Look } from './look.js';

interface ChartProps {
  /** Builds the chart's options. Pass the same function until the options change: a new one draws the chart again. */
  draw: (look: Look) => EChartsCoreOption;
  /** Describes the chart to screen readers. A table elsewhere has its values. */
  label: string;
  /** Class that sets the chart's height, if `heightPx` does not. */
  className: string;
  heightPx?: number;
  testId?: string;
  /** Loads what only this chart needs. */
  prepare?: () => Promise<void>;
}

/** A chart that follows its data, its size, the theme and the language. The library is loaded with the first chart. */
export function Chart({ draw, label, className, heightPx, testId, prepare }: ChartProps) {
  const { t } = useTranslation();
  const holder = useRef<HTMLDivElement>(null);
  const look = useLook();
  const [chart, setChart] = useState<EChartsType | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const element = holder.current;
    let made: EChartsType | null = null;
    let isWanted = true;
    const size = new ResizeObserver(([entry]) => {
      // An element that is removed has no size, and a map without a size can't be drawn.
      if (entry && entry.contentRect.width > 0 && entry.contentRect.height > 0) made?.resize();
    });
    Promise.all([import('./echarts.js'), prepare?.()]).then(
      ([{ init }]) => {
        if (!isWanted || !element) return;
        made = init(element);
        size.observe(element);
        setChart(made);
      },
      (error: unknown) => {
        logFailure('Error loading charts:', error);
        if (isWanted) setFailed(true);
      },
    );
    return () => {
      isWanted = false;
      size.disconnect();
      made?.dispose();
    };
  }, [prepare]);

  useEffect(() => {
    if (!chart || chart.isDisposed()) return;
    chart.setOption(
      { animation: !look.still, textStyle: { fontFamily: look.font, color: look.inkSoft }, ...draw(look) },
      { replaceMerge: ['series', 'xAxis', 'yAxis'] },
    );
  }, [chart, draw, look]);

  return (
    <div
      className={classNames('relative', className)}
      style={heightPx === undefined ? undefined : { height: heightPx }}
    >
      <div ref={holder} role="img" aria-label={label} data-testid={testId} className="absolute inset-0" />
      {failed ? (
        <p className="absolute inset-0 grid place-items-center text-center text-sm text-ink-soft">
          {t('chart.failed')}
        </p>
      ) : (
        !chart && <div className="absolute inset-0 animate-pulse-soft rounded-lg bg-sunken" aria-hidden="true" />
      )}
    </div>
  );
}

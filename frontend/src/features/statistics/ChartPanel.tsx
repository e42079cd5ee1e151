import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../components/class-names.js';

interface ChartPanelProps {
  title: string;
  text: string;
  /** Shown beside the title. */
  aside?: ReactNode;
  /** The same values as a table, for readers who don't see the chart. Null if there are none. */
  table: ReactNode;
  /** There is nothing to draw yet. */
  isEmpty: boolean;
  className?: string;
  testId: string;
  children: ReactNode;
}

/** One chart with its caption, and a collapsible table of its values. */
export function ChartPanel({ title, text, aside, table, isEmpty, className, testId, children }: ChartPanelProps) {
  const { t } = useTranslation('statistics');
  return (
    <figure data-testid={testId} className={classNames('panel flex min-w-0 flex-col gap-4 p-5 sm:p-7', className)}>
      <figcaption className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-48">
          <h2 className="text-lg font-semibold tracking-tight">{title}</h2>
          <p className="text-sm text-ink-soft">{text}</p>
        </div>
        {aside}
      </figcaption>
      <div className="flex grow flex-col justify-center">
        {isEmpty ? (
          <div className="flex min-h-40 flex-col items-center justify-center gap-3 text-center">
            <EmptyLine />
            <p className="max-w-64 text-sm text-balance text-ink-soft">{t('empty.figure')}</p>
          </div>
        ) : (
          children
        )}
      </div>
      {!isEmpty && table && (
        <details className="group text-sm">
          <summary className="-ms-2 inline-flex min-h-11 cursor-pointer sm:min-h-9 items-center gap-1.5 rounded-md px-2 text-xs text-ink-soft hover:bg-hover hover:text-ink">
            <ChevronDown className="size-4 transition-transform group-open:rotate-180" aria-hidden="true" />
            {t('table.show')}
          </summary>
          {/* Long tables scroll, so they can take the focus: otherwise the keyboard could not scroll them. */}
          <div className="mt-2 max-h-72 overflow-auto rounded-md" tabIndex={0} role="region" aria-label={title}>
            {table}
          </div>
        </details>
      )}
    </figure>
  );
}

/** The picture of a chart without values. */
function EmptyLine() {
  return (
    <svg viewBox="0 0 120 40" className="h-10 w-30" fill="none" aria-hidden="true">
      <path d="M4 34h112" className="stroke-line-strong" strokeWidth="1.5" strokeLinecap="round" />
      <path
        d="M38 34a22 22 0 0 1 44 0"
        className="stroke-ember"
        strokeWidth="2"
        strokeDasharray="3 5"
        strokeLinecap="round"
      />
      <path d="M60 4v3M83 12l-2 2M37 12l2 2" className="stroke-ember" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

import { RefreshCw } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';

/** A heading within a part of the page, with its actions beside it. */
export function PartHeading({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="mt-10 mb-3 flex flex-wrap items-center justify-between gap-3 first:mt-0">
      <h2 className="text-lg font-semibold tracking-tight">{children}</h2>
      {aside}
    </div>
  );
}

interface AnswerPartProps<Answer> {
  title: string;
  asked: { answer: Answer | null; loading: boolean; isOld: boolean; failed: boolean; reload: () => void };
  /** Shown beside the heading, instead of the refresh button. */
  aside?: ReactNode;
  /** Shown between the heading and the answer. */
  lead?: ReactNode;
  isEmpty: (answer: Answer) => boolean;
  children: (answer: Answer) => ReactNode;
}

/** Shows the answer to one call, its loading or its failure. */
export function AnswerPart<Answer>({ title, asked, aside, lead, isEmpty, children }: AnswerPartProps<Answer>) {
  const { t } = useTranslation('operator');
  const { answer, loading, isOld, failed, reload } = asked;
  return (
    <>
      <PartHeading
        aside={
          aside ?? (
            <Button size="sm" onClick={reload} disabled={loading}>
              <RefreshCw className="size-4" aria-hidden="true" />
              {t('reload')}
            </Button>
          )
        }
      >
        {title}
      </PartHeading>
      {lead}
      {!answer || failed || isOld ? (
        <Pending failed={failed} onRetry={reload} />
      ) : isEmpty(answer) ? (
        <Nothing />
      ) : (
        children(answer)
      )}
    </>
  );
}

export function Pending({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const { t } = useTranslation(['operator', 'common']);
  if (!failed) {
    return (
      <p className="animate-pulse-soft py-4 text-ink-soft" role="status">
        {t('common:loading')}
      </p>
    );
  }
  return (
    <div className="flex flex-col items-start gap-3 py-4" role="alert">
      <p className="text-ink-soft">{t('failed')}</p>
      <Button size="sm" onClick={onRetry}>
        {t('reload')}
      </Button>
    </div>
  );
}

export function Nothing() {
  const { t } = useTranslation('operator');
  return <p className="py-4 text-ink-soft">{t('none')}</p>;
}

/** Tells that a change has failed. */
export function Failed() {
  const { t } = useTranslation('operator');
  return (
    <p className="mb-4 text-sm text-danger" role="alert">
      {t('failed')}
    </p>
  );
}

interface ConfirmButtonProps {
  text: string;
  confirmText: string;
  look?: 'danger' | 'secondary';
  /** What the change is about, for screen readers: a list has many such buttons. */
  subject?: string;
  onConfirm: () => void;
}

/** A button for a change that the operator can't undo: the first click only asks, against changes by mistake. */
export function ConfirmButton({ text, confirmText, look = 'danger', subject, onConfirm }: ConfirmButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const shown = isAsked ? confirmText : text;
  return (
    <Button
      size="sm"
      look={isAsked ? 'destructive' : look}
      onClick={(event) => {
        if (isAsked && isRepeated(event)) return;
        setAsked(!isAsked);
        if (isAsked) onConfirm();
      }}
      onKeyDown={ignoreHeldEnter}
      aria-label={subject && `${shown}: ${subject}`}
    >
      {shown}
    </Button>
  );
}

/**
 * Lets a held Enter press a button or send a form only once. Browsers repeat the click for as long as the key is down: the
 * press that asks a question would also confirm it.
 */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

/** Whether a click is the second one of a double click: the operator had no time to read the question. */
export const isRepeated = ({ detail }: { detail: number }): boolean => detail > 1;

/** Buttons to the pages before and after this one; nothing where there is only one page. */
export function Pages({ page, pages, onTurn }: { page: number; pages: number; onTurn: (page: number) => void }) {
  const { t } = useTranslation('operator');
  const last = Math.max(1, pages);
  // The page has gone with the last entry on it.
  useEffect(() => {
    if (page > last) onTurn(last);
  }, [page, last, onTurn]);
  if (pages <= 1 && page <= 1) return null;
  return (
    <div className="mt-4 flex items-center gap-3 text-sm">
      <Button size="sm" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {t('previous')}
      </Button>
      {t('page', { page, pages })}
      <Button size="sm" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        {t('next')}
      </Button>
    </div>
  );
}

/** A table that the operator can scroll sideways where the screen is narrow, while the page around it stays. */
export function Table({ label, heads, children }: { label: string; heads: readonly string[]; children: ReactNode }) {
  return (
    <div className="overflow-x-auto" role="region" aria-label={label} tabIndex={0}>
      <table className="w-full text-start text-sm">
        <thead>
          <tr className="border-b border-line text-xs text-ink-faint">
            {heads.map((head) => (
              <th key={head} scope="col" className="py-2 pe-4 font-medium whitespace-nowrap">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </div>
  );
}

export function Cell({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) {
  return <td className={isWide ? 'py-2.5 pe-4 wrap-anywhere' : 'py-2.5 pe-4 whitespace-nowrap'}>{children}</td>;
}

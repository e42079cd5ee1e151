import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { classNames } from './class-names.js';

const variants = {
  default: { icon: Info, color: 'text-ink-soft' },
  info: { icon: Info, color: 'text-water' },
  success: { icon: CircleCheck, color: 'text-success' },
  warning: { icon: TriangleAlert, color: 'text-warning' },
  destructive: { icon: CircleX, color: 'text-danger' },
} as const;

export interface ToastItem {
  id: number;
  title: string;
  description?: string;
  variant: keyof typeof variants;
  /** 0: stays until it is closed. */
  durationMs: number;
  /** In place of the variant's. */
  icon?: ReactNode;
  /** Below the text. */
  action?: ReactNode;
  /** A click on the toast, wherever it does nothing else. */
  onOpen?: () => void;
  /** Assistive technology hears of it elsewhere. */
  quiet?: boolean;
}

interface ToasterProps {
  toasts: readonly ToastItem[];
  onDismiss: (id: number) => void;
  regionLabel: string;
  closeLabel: string;
}

/**
 * Notices at the top right. The region is there before the first of them, so that assistive technology reads what
 * comes into it; Radix says each of them a second time in a hidden element, which doubles every text of the page.
 *
 * The quiet ones come first: they are acted upon, and must not move away when a notice about that appears.
 */
export function Toaster({ toasts, onDismiss, regionLabel, closeLabel }: ToasterProps) {
  const cards = (quiet: boolean) =>
    toasts
      .filter((toast) => Boolean(toast.quiet) === quiet)
      .map((toast) => <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} closeLabel={closeLabel} />);
  return (
    <section
      aria-label={regionLabel}
      data-toasts=""
      className="pointer-events-none fixed top-18 right-0 z-50 flex w-full max-w-sm flex-col gap-2.5 px-4 sm:right-2"
    >
      <ul className="flex flex-col gap-2.5 empty:hidden">{cards(true)}</ul>
      <ul aria-live="polite" className="flex flex-col gap-2.5">
        {cards(false)}
      </ul>
    </section>
  );
}

interface ToastCardProps extends Pick<ToasterProps, 'onDismiss' | 'closeLabel'> {
  toast: ToastItem;
}

function ToastCard({ toast, onDismiss, closeLabel }: ToastCardProps) {
  const { id, title, description, variant, durationMs, icon, action, onOpen } = toast;
  const { icon: Icon, color } = variants[variant];
  // WCAG 2.2.1: who is reading it, or about to close it, gets the time to; so does who has yet to come back to the tab.
  const [held, setHeld] = useState(false);
  const away = useSyncExternalStore(onVisibility, () => document.hidden);

  useEffect(() => {
    if (durationMs === 0 || held || away) return;
    const timer = setTimeout(() => onDismiss(id), durationMs);
    return () => clearTimeout(timer);
    // With other words it is a new notice.
  }, [id, durationMs, held, away, onDismiss, title, description]);

  const words = (
    <>
      <span className="line-clamp-2 text-sm font-semibold wrap-anywhere">{title}</span>
      {description && <span className="line-clamp-3 text-sm text-ink-soft wrap-anywhere">{description}</span>}
    </>
  );
  return (
    <li
      data-testid="toast"
      data-variant={variant}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto relative flex animate-rise items-start gap-3 rounded-lg border border-line bg-raised py-3 pr-2 pl-4 shadow-raised"
    >
      <span className={classNames('mt-0.5 shrink-0', color)} aria-hidden="true">
        {icon ?? <Icon className="size-5" />}
      </span>
      <div className="min-w-0 grow">
        {onOpen ? (
          <button
            type="button"
            onClick={onOpen}
            className="block w-full text-left after:absolute after:inset-0 after:rounded-lg"
          >
            {words}
          </button>
        ) : (
          <p>{words}</p>
        )}
        {action && <div className="relative mt-2 flex w-fit max-w-full">{action}</div>}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => onDismiss(id)}
        className="relative grid size-8 shrink-0 place-items-center rounded-full text-ink-faint hover:bg-hover hover:text-ink"
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </li>
  );
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

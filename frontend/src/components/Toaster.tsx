import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
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
 */
export function Toaster({ toasts, onDismiss, regionLabel, closeLabel }: ToasterProps) {
  return (
    <section
      aria-label={regionLabel}
      className="pointer-events-none fixed top-18 right-0 z-50 w-full max-w-sm px-4 sm:right-2"
    >
      <ul aria-live="polite" className="flex flex-col gap-2.5">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} closeLabel={closeLabel} />
        ))}
      </ul>
    </section>
  );
}

interface ToastCardProps extends Pick<ToasterProps, 'onDismiss' | 'closeLabel'> {
  toast: ToastItem;
}

function ToastCard({ toast, onDismiss, closeLabel }: ToastCardProps) {
  const { id, title, description, variant, durationMs } = toast;
  const { icon: Icon, color } = variants[variant];
  // WCAG 2.2.1: who is reading it, or about to close it, gets the time to.
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (durationMs === 0 || held) return;
    const timer = setTimeout(() => onDismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, held, onDismiss]);

  return (
    <li
      data-testid="toast"
      data-variant={variant}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex animate-rise items-start gap-3 rounded-lg border border-line bg-raised py-3 pr-2 pl-4 shadow-raised"
    >
      <Icon className={classNames('mt-0.5 size-5 shrink-0', color)} aria-hidden="true" />
      <div className="min-w-0 grow">
        <p className="text-sm font-semibold">{title}</p>
        {description && <p className="text-sm text-ink-soft">{description}</p>}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => onDismiss(id)}
        className="grid size-8 shrink-0 place-items-center rounded-full text-ink-faint hover:bg-hover hover:text-ink"
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </li>
  );
}

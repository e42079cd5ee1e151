import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { Toast } from 'radix-ui';
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

/** Notices at the top right; assistive technology hears them, F8 moves the focus there. */
export function Toaster({ toasts, onDismiss, regionLabel, closeLabel }: ToasterProps) {
  return (
    <Toast.Provider swipeDirection="right" label={regionLabel}>
      {toasts.map(({ id, title, description, variant, durationMs }) => {
        const { icon: Icon, color } = variants[variant];
        return (
          <Toast.Root
            key={id}
            data-testid="toast"
            data-variant={variant}
            duration={durationMs === 0 ? Infinity : durationMs}
            onOpenChange={(open) => !open && onDismiss(id)}
            className="flex animate-rise items-start gap-3 rounded-lg border border-line bg-raised py-3 pr-2 pl-4 shadow-raised data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
          >
            <Icon className={classNames('mt-0.5 size-5 shrink-0', color)} aria-hidden="true" />
            <div className="min-w-0 grow">
              <Toast.Title className="text-sm font-semibold">{title}</Toast.Title>
              {description && <Toast.Description className="text-sm text-ink-soft">{description}</Toast.Description>}
            </div>
            <Toast.Close
              aria-label={closeLabel}
              className="grid size-8 shrink-0 place-items-center rounded-full text-ink-faint hover:bg-hover hover:text-ink"
            >
              <X className="size-4" aria-hidden="true" />
            </Toast.Close>
          </Toast.Root>
        );
      })}
      <Toast.Viewport
        label={regionLabel}
        className="fixed top-18 right-0 z-50 flex w-full max-w-sm flex-col gap-2.5 px-4 outline-none sm:right-2"
      />
    </Toast.Provider>
  );
}

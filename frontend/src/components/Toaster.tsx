import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.js';
import type { OpenDialog } from './open-dialogs.js';
import { keepControlsFree } from './toast-place.js';

const variants = {
  default: { icon: Info, color: 'text-ink-soft' },
  info: { icon: Info, color: 'text-water' },
  success: { icon: CircleCheck, color: 'text-success' },
  warning: { icon: TriangleAlert, color: 'text-warning' },
  destructive: { icon: CircleX, color: 'text-danger' },
} as const;

/** Radix puts a label before each announcement and refuses an empty one; a zero-width space is not read aloud. */
const noLabel = '\u200b';
/** Radix replaces `{hotkey}` with the key that focuses the toast. */
const hotkeySlot = '({hotkey})';

export interface ToastItem {
  id: number;
  /** Counts the changes of its text while it is shown. */
  revision: number;
  title: string;
  description?: string;
  variant: keyof typeof variants;
  /** 0: stays until it is closed. */
  durationMs: number;
  /** Replaces the variant's icon. */
  icon?: ReactNode;
  /** Below the text. */
  action?: ReactNode;
  /** Called for a click on the toast, outside its buttons. */
  onOpen?: () => void;
  /** Another live region announces it (Arrivals.tsx): the toast must not be read a second time. */
  quiet?: boolean;
}

interface ToasterProps {
  toast: ToastItem | null;
  onDismiss: (id: number) => void;
  regionLabel: string;
  closeLabel: string;
  /** The topmost open dialog, or null. */
  dialog: OpenDialog | null;
}

/**
 * Shows the toast, in the corner where it covers the fewest controls. While a dialog is open, it is a strip inside the
 * dialog, where it covers nothing and Tab reaches it.
 */
export function Toaster({ toast, onDismiss, regionLabel, closeLabel, dialog }: ToasterProps) {
  return (
    <Toast.Provider
      label={noLabel}
      announcerContainer={dialog?.noticePlace}
      // A toast is swiped away towards the edge of the window at which it is shown.
      swipeDirection={document.documentElement.dir === 'rtl' ? 'left' : 'right'}
    >
      {toast && (
        <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} closeLabel={closeLabel} dialog={dialog} />
      )}
      {createPortal(
        <Toast.Viewport
          ref={dialog ? null : keepControlsFree}
          label={`${regionLabel} ${hotkeySlot}`}
          className={classNames(
            'outline-none',
            dialog
              ? 'border-b border-line bg-sunken empty:hidden'
              : 'pointer-events-none fixed z-50 w-[calc(100%-2rem)] max-w-sm',
          )}
        />,
        dialog?.noticePlace ?? document.body,
      )}
    </Toast.Provider>
  );
}

interface ToastCardProps extends Pick<ToasterProps, 'onDismiss' | 'closeLabel' | 'dialog'> {
  toast: ToastItem;
}

function ToastCard({ toast, onDismiss, closeLabel, dialog }: ToastCardProps) {
  const { id, revision, title, description, variant, durationMs, icon, action, onOpen, quiet = false } = toast;
  const { icon: Icon, color } = variants[variant];
  // WCAG 2.2.1: a toast's time stops while the tab is hidden; Radix stops it while the toasts have pointer or focus.
  const isHidden = useSyncExternalStore(onVisibility, () => document.hidden);
  const isTall = Boolean(description || action);
  const words = (
    <>
      <Toast.Title dir="auto" className="line-clamp-2 w-fit text-start text-sm font-semibold wrap-anywhere">
        {title}
      </Toast.Title>
      {description && (
        <Toast.Description dir="auto" className="line-clamp-3 w-fit text-start text-sm text-ink-soft wrap-anywhere">
          {description}
        </Toast.Description>
      )}
    </>
  );
  return (
    <Toast.Root
      open
      type="background"
      data-testid="toast"
      data-variant={variant}
      // Adds the revision because Radix restarts the time when the duration changes: a toast with new words must be shown
      // for its whole time again.
      duration={durationMs === 0 || isHidden ? Infinity : durationMs + revision}
      onOpenChange={(open) => !open && onDismiss(id)}
      onEscapeKeyDown={(event) => {
        const target = event.target instanceof Element ? event.target : null;
        if (target?.closest('[data-testid="toast"]')) return;
        // Radix passes Escape only to the newest layer, which is this toast. But the visitor means the dialog, or a field
        // of the page that Escape clears.
        event.preventDefault();
        const isInDialog = dialog?.noticePlace.parentElement?.contains(target);
        if (isInDialog || !target?.matches('input, textarea')) dialog?.close();
      }}
      className={classNames(
        'pointer-events-auto relative flex gap-3 py-3 pe-2 ps-4 outline-offset-2 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        dialog ? 'sm:ps-7' : 'animate-rise rounded-lg border border-line bg-raised shadow-raised',
        isTall ? 'items-start' : 'items-center',
      )}
    >
      <span className={classNames('shrink-0', isTall && 'mt-0.5', color)} aria-hidden="true">
        {icon ?? <Icon className="size-5" />}
      </span>
      <div className="min-w-0 grow" {...(quiet && { 'data-radix-toast-announce-exclude': '' })}>
        {onOpen ? (
          <button
            type="button"
            onClick={onOpen}
            className="block w-full text-start after:absolute after:inset-0 after:rounded-lg"
          >
            {words}
          </button>
        ) : (
          words
        )}
        {action && <div className="relative mt-2 flex w-fit max-w-full">{action}</div>}
      </div>
      <Toast.Close
        aria-label={closeLabel}
        className="relative grid size-11 shrink-0 place-items-center rounded-full text-ink-faint hover:bg-hover hover:text-ink sm:size-8"
      >
        <X className="size-4" aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  );
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

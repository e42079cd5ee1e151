import { timers } from '@efemera/contract';
import type { ReactNode } from 'react';
import { create } from 'zustand';

export type ToastVariant = 'default' | 'destructive' | 'success' | 'warning' | 'info';

/** The key of a toast's texts: a shown toast follows a change of language. */
export type ToastText =
  | 'addressCopied'
  | 'codeCopied'
  | 'linkCopied'
  | 'headersCopied'
  | 'copyFailed'
  | 'addressGenerated'
  | 'generateFailed'
  | 'quotaExhausted'
  | 'addressExtended'
  | 'extendFailed'
  | 'addressRestored'
  | 'restoreFailed'
  | 'addressOpened'
  | 'addressRemoved'
  | 'removeFailed'
  | 'timeUp'
  | 'push'
  | 'mail'
  | 'mails'
  | 'loadFailed';

/** Options of a toast. */
export interface ToastExtras {
  /** Values for its texts. */
  values?: Record<string, string | number>;
  icon?: ReactNode;
  /** An action button. */
  action?: ReactNode;
  /** Called for a click on the toast, outside its buttons. */
  onOpen?: () => void;
  /** Another live region announces it. */
  quiet?: boolean;
}

export interface Toast extends ToastExtras {
  id: number;
  /** Counts the changes of its text since it was shown. */
  revision: number;
  text: ToastText;
  variant: ToastVariant;
  /** 0: stays until it is closed. */
  durationMs: number;
}

interface ToastStore {
  toasts: readonly Toast[];
  /** Replaces a shown toast of the same words. Returns the id for later changes. */
  show: (text: ToastText, variant?: ToastVariant, durationMs?: number, extras?: ToastExtras) => number;
  /** Changes a shown toast; a closed one does not come back. */
  change: (id: number, change: Partial<Omit<Toast, 'id' | 'revision'>>) => void;
  dismiss: (id: number) => void;
}

/** More toasts would cover the page on a phone; the oldest are closed. */
const maxShown = 3;
let lastId = 0;

export const useToasts = create<ToastStore>()((set) => ({
  toasts: [],
  show: (text, variant = 'default', durationMs = timers.toastMs, extras = {}) => {
    const id = ++lastId;
    const shown: Toast = { ...extras, id, revision: 0, text, variant, durationMs };
    // Equal toasts tell nothing more than one, and on a small phone a pile of them hides the page's main button.
    set(({ toasts }) => ({
      toasts: [...toasts.filter((toast) => wordsOf(toast) !== wordsOf(shown)), shown].slice(-maxShown),
    }));
    return id;
  },
  change: (id, change) =>
    set(({ toasts }) => ({ toasts: toasts.map((toast) => (toast.id === id ? changed(toast, change) : toast)) })),
  dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
}));

/** What the visitor wants to open can't be loaded. */
export const showLoadFailure = () => void useToasts.getState().show('loadFailed', 'destructive');

function changed(toast: Toast, change: Partial<Toast>): Toast {
  const next = { ...toast, ...change };
  return wordsOf(next) === wordsOf(toast) ? next : { ...next, revision: toast.revision + 1 };
}

const wordsOf = ({ text, values }: Toast) => JSON.stringify([text, values]);

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
  /** The one toast on screen: several would cover the page's controls. */
  toast: Toast | null;
  /** Replaces the toast on screen. Returns the id for later changes. */
  show: (text: ToastText, variant?: ToastVariant, durationMs?: number, extras?: ToastExtras) => number;
  /** Changes a shown toast; a closed one does not come back. */
  change: (id: number, change: Partial<Omit<Toast, 'id' | 'revision'>>) => void;
  dismiss: (id: number) => void;
}

let lastId = 0;

export const useToasts = create<ToastStore>()((set) => ({
  toast: null,
  show: (text, variant = 'default', durationMs = timers.toastMs, extras = {}) => {
    const id = ++lastId;
    set({ toast: { ...extras, id, revision: 0, text, variant, durationMs } });
    return id;
  },
  change: (id, change) => set(({ toast }) => ({ toast: toast?.id === id ? changed(toast, change) : toast })),
  dismiss: (id) => set(({ toast }) => ({ toast: toast?.id === id ? null : toast })),
}));

/** What the visitor wants to open can't be loaded. */
export const showLoadFailure = () => void useToasts.getState().show('loadFailed', 'destructive');

function changed(toast: Toast, change: Partial<Toast>): Toast {
  const next = { ...toast, ...change };
  return wordsOf(next) === wordsOf(toast) ? next : { ...next, revision: toast.revision + 1 };
}

const wordsOf = ({ text, values }: Toast) => JSON.stringify([text, values]);

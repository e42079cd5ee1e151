import { timers } from '@efemera/contract';
import { create } from 'zustand';

export type ToastVariant = 'default' | 'destructive' | 'success' | 'warning' | 'info';

/** What a toast says, as the name of its texts: a toast on screen follows a change of language. */
export type ToastText =
  | 'addressCopied'
  | 'codeCopied'
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
  | 'loadFailed';

export interface Toast {
  id: number;
  text: ToastText;
  variant: ToastVariant;
  /** 0: stays until it is closed. */
  durationMs: number;
}

interface ToastStore {
  toasts: readonly Toast[];
  show: (text: ToastText, variant?: ToastVariant, durationMs?: number) => void;
  dismiss: (id: number) => void;
}

/** More would hide the page on a phone; the oldest give way. */
const maxShown = 3;
let lastId = 0;

export const useToasts = create<ToastStore>()((set) => ({
  toasts: [],
  show: (text, variant = 'default', durationMs = timers.toastMs) =>
    set(({ toasts }) => ({ toasts: [...toasts, { id: ++lastId, text, variant, durationMs }].slice(-maxShown) })),
  dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
}));

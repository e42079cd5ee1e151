import { Keyboard } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';

/**
 * Shown while the mail's frame has the focus, after a click in the mail: the page gets no key then (`frameSandbox`), and a
 * reader who presses j, k or Escape sees nothing happen. A click on it returns the keys to the page. Tab does the same, so
 * it is not in the order of Tab.
 */
export function KeyboardReturn() {
  const { t } = useTranslation('reader');
  const isInFrame = useSyncExternalStore(onFocusChange, () => document.activeElement instanceof HTMLIFrameElement);
  if (!isInFrame) return null;
  return (
    <Button
      data-testid="keyboard-return"
      size="sm"
      look="quiet"
      tabIndex={-1}
      title={t('keys.why')}
      onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[data-testid="message-dialog"]')?.focus()}
      className="min-w-0 shrink text-xs max-sm:hidden pointer-coarse:hidden"
    >
      <Keyboard className="size-4 shrink-0" aria-hidden="true" />
      <span className="truncate">{t('keys.return')}</span>
    </Button>
  );
}

/** The window of the page loses the focus to a frame, and gets it back, without an event of any element in the page. */
function onFocusChange(listener: () => void): () => void {
  // While the window loses the focus, the frame does not have it yet.
  const later = () => setTimeout(listener);
  window.addEventListener('blur', later);
  window.addEventListener('focus', listener);
  return () => {
    window.removeEventListener('blur', later);
    window.removeEventListener('focus', listener);
  };
}

import { useEffect, useEffectEvent } from 'react';

/** https://developer.mozilla.org/docs/Web/API/CloseWatcher */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}
declare const CloseWatcher: undefined | (new () => CloseWatcher);

/**
 * On a phone, the Back gesture means "close this" to the visitor: where the browser tells pages of it (Chromium on Android),
 * it closes what lies over the page instead of leaving the page and its inbox.
 */
export function useCloseByBack(onClose: () => void, isOpen = true): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen || typeof CloseWatcher === 'undefined') return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, [isOpen]);
}

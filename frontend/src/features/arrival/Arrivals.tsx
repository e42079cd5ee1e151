import { useEffect } from 'react';
import { navigate } from '../../router/router.js';
import { useAnnouncement } from './announcement-store.js';
import { loadAfterPage } from './load-after-page.js';

/** Announces new mail on every page: by this live region, and by toasts, tab title and notifications. */
export function Arrivals() {
  const { text, turn } = useAnnouncement();

  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    void loadAfterPage().then(({ watchArrivals }) => {
      if (!gone) stop = watchArrivals(navigate);
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, []);

  return (
    // An open dialog hides from assistive technology everything that has no `aria-live`.
    <p role="status" aria-live="polite" className="sr-only">
      {/* React makes a new element for a new key, so that a screen reader announces the same words a second time. */}
      <span key={turn}>{text}</span>
    </p>
  );
}

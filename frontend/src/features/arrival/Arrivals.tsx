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
    // An open dialog hides everything without this attribute from assistive technology.
    <p role="status" aria-live="polite" className="sr-only">
      {/* A new key makes a new element, so that the same words twice are announced twice. */}
      <span key={turn}>{text}</span>
    </p>
  );
}

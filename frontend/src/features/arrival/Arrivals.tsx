import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useAnnouncement } from './announcement-store.js';
import { loadAfterPage } from './load-after-page.js';

/** Tells of new mail on every page: to assistive technology here, and to everybody else by what it starts. */
export function Arrivals() {
  const { text, turn } = useAnnouncement();
  const navigate = useNavigate();
  const go = useRef(navigate);

  useEffect(() => {
    go.current = navigate;
  }, [navigate]);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    void loadAfterPage().then(({ watchArrivals }) => {
      if (!gone) stop = watchArrivals((path) => void go.current(path));
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, []);

  return (
    // An open dialog hides from assistive technology all that does not carry the attribute itself.
    <p role="status" aria-live="polite" className="sr-only">
      {/* The same words twice are two announcements. */}
      <span key={turn}>{text}</span>
    </p>
  );
}

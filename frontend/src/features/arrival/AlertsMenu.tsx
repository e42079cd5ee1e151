import { useEffect, useState, type ComponentType } from 'react';
import { loadAfterPage } from './load-after-page.js';

/** The visitor's choices for announcing new mail. */
export function AlertsMenu() {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);

  useEffect(() => {
    void loadAfterPage().then(({ AlertsButton }) => setLoaded(() => AlertsButton));
  }, []);

  return Loaded ? <Loaded /> : <span className="size-11 sm:size-10" />;
}

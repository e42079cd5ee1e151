import { useEffect, useState, type ComponentType } from 'react';
import { loadAfterPage } from './load-after-page.js';

/** The visitor's choices for announcing new mail. */
export function AlertsMenu() {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);

  useEffect(() => {
    void loadAfterPage().then(({ Alerts }) => setLoaded(() => Alerts));
  }, []);

  return Loaded ? <Loaded /> : <span className="h-11 w-22 sm:h-10 sm:w-20" />;
}

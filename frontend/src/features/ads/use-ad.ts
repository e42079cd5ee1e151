import { useCallback, useEffect, useState } from 'react';
import { logFailure } from '../../browser/log.js';
import { isBlocked, loadAdScript } from './ad-script.js';
import { adTimes, type AdSettings } from './ad-settings.js';

export type AdState =
  | { phase: 'loading' | 'loaded' | 'blocked' | 'skipped' }
  /** `tries` is the number of failed tries, the first one included. */
  | { phase: 'error'; tries: number };

/** The state of one place: loads the ad network's script after a pause, retries, and detects an ad blocker. */
export function useAd(settings: AdSettings) {
  const [state, setState] = useState<AdState>({ phase: 'loading' });
  const [attempt, setAttempt] = useState<{ tries: number; pauseMs: number }>({
    tries: 0,
    pauseMs: adTimes.loadDelayMs,
  });

  useEffect(() => {
    const { tries, pauseMs } = attempt;
    if (tries > adTimes.maxRetries) return;
    let wanted = true;
    const load = () => {
      if (isBlocked()) return setState({ phase: 'blocked' });
      loadAdScript(settings).then(
        () => {
          if (wanted) setState({ phase: 'loaded' });
        },
        (error: unknown) => {
          logFailure('Error loading ad:', error);
          if (!wanted) return;
          setState({ phase: 'error', tries: tries + 1 });
          setAttempt({ tries: tries + 1, pauseMs: adTimes.retryPauseMs });
        },
      );
    };
    const timer = setTimeout(load, pauseMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [settings, attempt]);

  /** Ends the pause before the next try. */
  const retry = useCallback(() => setAttempt(({ tries }) => ({ tries, pauseMs: 0 })), []);
  /** Starts again with the first try, without the pause. */
  const reset = useCallback(() => {
    setState({ phase: 'loading' });
    setAttempt({ tries: 0, pauseMs: 0 });
  }, []);
  const skip = useCallback(() => setState({ phase: 'skipped' }), []);
  return { state, retry, reset, skip };
}

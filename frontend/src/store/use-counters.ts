import { timers } from '@efemera/contract';
import { useEffect } from 'react';
import { live } from '../transport/live.js';
import { useCountingStore } from './counting-store.js';

/** The service's counters: loaded at first and every half minute, pushed in between. Null until they are known. */
export function useCounters() {
  useEffect(() => {
    const { refresh } = useCountingStore.getState();
    void refresh();
    live.watchStats();
    const timer = setInterval(() => document.hidden || void refresh(), timers.statsRefreshSeconds * 1000);
    return () => {
      clearInterval(timer);
      live.unwatchStats();
    };
  }, []);
  return useCountingStore((state) => state.stats);
}

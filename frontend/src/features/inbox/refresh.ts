import { useInbox } from '../../store/inbox-store.js';
import { useStats } from '../../store/stats-store.js';

/** Reads inbox and counters anew at the visitor's wish. */
export function refreshInbox(): void {
  const { reading, refreshing, refresh } = useInbox.getState();
  if (reading || refreshing) return;
  void refresh();
  void useStats.getState().refresh();
}

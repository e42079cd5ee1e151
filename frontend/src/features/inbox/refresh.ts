import { useInbox } from '../../store/inbox-store.js';
import { useCountingStore } from '../../store/counting-store.js';

/** Reads inbox and counters anew at the visitor's wish. */
export function refreshInbox(): void {
  const { reading, refreshing, refresh } = useInbox.getState();
  if (reading || refreshing) return;
  void refresh();
  void useCountingStore.getState().refresh();
}

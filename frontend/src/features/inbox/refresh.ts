import { useInbox } from '../../store/inbox-store.js';
import { useCountingStore } from '../../store/counting-store.js';

/** Refreshes inbox and counters on the visitor's request. */
export function refreshInbox(): void {
  const { reading, refreshing, refresh } = useInbox.getState();
  if (reading || refreshing) return;
  void refresh();
  void useCountingStore.getState().refresh();
}

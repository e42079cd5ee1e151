import { useInbox } from '../../store/inbox-store.js';
import { useListView } from '../../store/list-view.js';
import { otherInboxes } from '../../store/other-inboxes.js';
import { useCountingStore } from '../../store/counting-store.js';

/** Refreshes inbox and counters on the visitor's request. */
export function refreshInbox(): void {
  const { reading, refreshing, refresh } = useInbox.getState();
  if (reading || refreshing) return;
  void refresh();
  if (useListView.getState().scope === 'all') void otherInboxes.read();
  void useCountingStore.getState().refresh();
}

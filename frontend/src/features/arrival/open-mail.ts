import { useAddress } from '../../store/address-store.js';
import { useInbox } from '../../store/inbox-store.js';
import { useOtherInboxes } from '../../store/other-inboxes.js';
import { useMessage } from '../../store/message-store.js';

/** Opens a mail of an inbox that this page follows, from any page. */
export function openMail({ id, to }: { id: string; to: string }, go: (path: string) => void): void {
  const isOnScreen = useInbox.getState().address === to;
  if (!isOnScreen && !useOtherInboxes.getState().boxes.has(to)) return;
  const isPublic = isOnScreen && useAddress.getState().current.phase === 'public';
  if (location.pathname !== '/') go(isPublic ? `/?to=${encodeURIComponent(to)}` : '/');
  void useMessage.getState().read({ id, to });
}

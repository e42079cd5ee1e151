import { useAddress } from '../../store/address-store.js';
import { useInbox } from '../../store/inbox-store.js';
import { useOtherInboxes } from '../../store/other-inboxes.js';
import { useMessage } from '../../store/message-store.js';
import { isOfInbox } from '../../store/plus-view.js';

/** Navigates to a page. */
export type Go = (path: string, options?: { replace: boolean }) => void;

/** Opens a mail of an inbox that this tab follows, whichever page the tab shows. */
export function openMail({ id, to }: { id: string; to: string }, go: Go): void {
  const { address } = useInbox.getState();
  const isOnScreen = isOfInbox(address, to);
  if (!isOnScreen && !useOtherInboxes.getState().boxes.has(to)) return;
  const isPublic = isOnScreen && useAddress.getState().current.phase === 'public';
  if (location.pathname !== '/') go(isPublic ? `/?to=${encodeURIComponent(address ?? to)}` : '/');
  void useMessage.getState().read({ id, to });
}

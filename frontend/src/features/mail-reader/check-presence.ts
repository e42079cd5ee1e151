import { useInbox } from '../../store/inbox-store.js';
import { useMessage } from '../../store/message-store.js';
import { otherInboxes } from '../../store/other-inboxes.js';
import { isOfInbox } from '../../store/plus-view.js';

/**
 * Reads the listing after a click on a download: the page can't see whether a download failed, but the listing shows
 * whether the mail was deleted.
 */
export function checkThatItIsThere(): void {
  void useInbox.getState().read();
  const to = useMessage.getState().open?.to;
  if (to !== undefined && !isOfInbox(useInbox.getState().address, to)) void otherInboxes.read();
}

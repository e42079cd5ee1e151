import { useInbox } from '../../store/inbox-store.js';
import { useMessage } from '../../store/message-store.js';
import { otherInboxes } from '../../store/other-inboxes.js';

/** A failed download shows no error on the page; the listing tells whether the mail was deleted. */
export function checkThatItIsThere(): void {
  void useInbox.getState().read();
  const to = useMessage.getState().open?.to;
  if (to !== undefined && to !== useInbox.getState().address) void otherInboxes.read();
}

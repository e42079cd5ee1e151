import type { InboxQuestion } from '../../browser/notice.js';
import { useInbox } from '../../store/inbox-store.js';
import { useListView } from '../../store/list-view.js';
import { useOtherInboxes } from '../../store/other-inboxes.js';

/** Tells the service worker whether the visitor sees this inbox now: then a notification would be needless. */
export function answerInboxQuestion({ to }: InboxQuestion, port: MessagePort | undefined): void {
  port?.postMessage(isShown(to));
}

/** Whether the visible tab lists the mails of an inbox: of the one on screen, or of all. */
export function isShown(address: string): boolean {
  const isListed = useListView.getState().scope !== 'one' && useOtherInboxes.getState().boxes.has(address);
  return !document.hidden && (isListed || useInbox.getState().address === address);
}

import { noticeTag, type InboxQuestion, type NoticeData } from '../../browser/notice.js';
import { useInbox } from '../../store/inbox-store.js';
import { useListView } from '../../store/list-view.js';
import { useOtherInboxes } from '../../store/other-inboxes.js';
import { isPushed } from './push-store.js';

/**
 * Closes the service worker's notification of the inbox on screen once the visitor has seen its mails: the tab is
 * visible, or each mail was read or deleted, on any device. Browsers allow no push that shows nothing, so only a page
 * can do this.
 *
 * @returns a function that stops this.
 */
export function closeSeenNotices(): () => void {
  const gone = new Set<string>();
  const look = () => {
    const { address, loaded, rows } = useInbox.getState();
    if (address === null || !loaded || !isPushed(address)) return;
    const read = new Set(rows.emails.filter((email) => email.read).map(({ id }) => id));
    const isSeen = ({ mails }: NoticeData) => mails.every(({ id }) => read.has(id) || gone.has(id));
    void noticesOf(address).then((notices) => {
      for (const notice of notices) if (!document.hidden || isSeen(notice.data as NoticeData)) notice.close();
    });
  };
  const stop = useInbox.subscribe((now, before) => {
    if (now.rows.emails === before.rows.emails && now.loaded === before.loaded) return;
    if (now.address === before.address) {
      const left = new Set(now.rows.emails.map(({ id }) => id));
      for (const { id } of before.rows.emails) if (!left.has(id)) gone.add(id);
    }
    look();
  });
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    stop();
    document.removeEventListener('visibilitychange', look);
  };
}

/** Tells the service worker whether the visitor sees this inbox now: then a notification would be needless. */
export function answerInboxQuestion({ to }: InboxQuestion, port: MessagePort | undefined): void {
  const isListed = useListView.getState().scope !== 'one' && useOtherInboxes.getState().boxes.has(to);
  port?.postMessage(!document.hidden && (isListed || useInbox.getState().address === to));
}

async function noticesOf(address: string): Promise<Notification[]> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.getNotifications({ tag: noticeTag(address) })) ?? [];
}

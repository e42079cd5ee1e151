import { noticeTag, type NoticeData } from '../../browser/notice.js';
import type { InboxRows } from '../../store/inbox-rows.js';
import { useInbox } from '../../store/inbox-store.js';
import { useListView } from '../../store/list-view.js';
import { otherInboxes, useOtherInboxes } from '../../store/other-inboxes.js';
import { isPushed, usePush } from './push-store.js';
import { isShown } from './shown-inbox.js';

/**
 * Closes the service worker's notification of an inbox once the visitor has seen its mails: the visible tab lists them, or
 * each mail was read or deleted, on any device. Closes it also when the inbox has ended: a click would find no mail.
 * Browsers allow no push that shows nothing, so only a page can do this.
 *
 * @returns a function that stops this.
 */
export function closeSeenNotices(): () => void {
  const gone = new Set<string>();
  const isSeen = ({ to, mails }: NoticeData) => {
    const rows = isPushed(to) ? loadedRowsOf(to) : null;
    if (!rows) return false;
    const read = new Set(rows.emails.filter((email) => email.read).map(({ id }) => id));
    return isShown(to) || mails.every(({ id }) => read.has(id) || gone.has(id));
  };
  const look = () => {
    if (usePush.getState().addresses.length > 0) void closeNotices(isSeen);
  };
  const noteGone = (now: InboxRows, before: InboxRows) => {
    if (now.emails === before.emails) return;
    const left = new Set(now.emails.map(({ id }) => id));
    for (const { id } of before.emails) if (!left.has(id)) gone.add(id);
  };
  const ends = [
    useInbox.subscribe((now, before) => {
      if (now.rows.emails === before.rows.emails && now.loaded === before.loaded) return;
      if (now.address === before.address) noteGone(now.rows, before.rows);
      look();
    }),
    useOtherInboxes.subscribe((now, before) => {
      if (now.boxes === before.boxes) return;
      for (const [address, rows] of now.boxes) noteGone(rows, before.boxes.get(address) ?? rows);
      look();
    }),
    useListView.subscribe((now, before) => {
      if (now.scope !== before.scope) look();
    }),
    usePush.subscribe((now, before) => {
      const ended = before.addresses.filter((address) => !now.addresses.includes(address));
      if (ended.length > 0) void closeNotices(({ to }) => ended.includes(to));
    }),
  ];
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    for (const end of ends) end();
    document.removeEventListener('visibilitychange', look);
  };
}

function loadedRowsOf(to: string): InboxRows | null {
  const { address, loaded, rows } = useInbox.getState();
  if (address === to) return loaded ? rows : null;
  return otherInboxes.rowsOf(to);
}

async function closeNotices(isOver: (data: NoticeData) => boolean): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notice of (await registration?.getNotifications()) ?? []) {
    const data = notice.data as NoticeData | null;
    // A page's own notifications have other tags.
    if (data && notice.tag === noticeTag(data.to) && isOver(data)) notice.close();
  }
}

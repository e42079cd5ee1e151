import { useEffect, useRef } from 'react';
import { addressOf, navigate, useLocation, useNavigationType, type Location } from '../router/router.js';
import { useInbox } from '../store/inbox-store.js';
import { followedMails, useMessage } from '../store/message-store.js';

/** The state of a history entry for an open mail. The address bar does not show it. */
interface MailEntry {
  mail?: { id: string; to: string };
}

/** Tells whether a mail is listed: an inbox that was deleted and restored has lost its mails. */
const isListed = (mail: { id: string; to: string }) => followedMails(mail.to).some(({ id }) => id === mail.id);

const entryOf = ({ state }: Location) => (state as MailEntry | null)?.mail;

/**
 * Adds a history entry for an open mail: Back closes the mail instead of leaving the page, and Forward opens it again.
 */
export function useMailHistory(): void {
  const location = useLocation();
  const action = useNavigationType();
  const open = useMessage((state) => state.open);
  const handledKey = useRef<string | null>(null);
  const handledMail = useRef<typeof open>(null);
  /** The address on screen when the visitor opened the mail. */
  const openedAt = useRef<string | null>(null);
  /** True while the browser goes back, which takes a moment: a mail that the visitor opens meanwhile must stay open. */
  const isLeaving = useRef(false);

  // The visitor used Back or Forward.
  useEffect(() => {
    if (handledKey.current === location.key) return;
    handledKey.current = location.key;
    if (action !== 'POP') return;
    const wasLeaving = isLeaving.current;
    isLeaving.current = false;
    const entry = entryOf(location);
    const { open: shown, read, close } = useMessage.getState();
    if (entry && isListed(entry)) {
      if (shown?.id !== entry.id) void read(entry);
    } else if (entry) {
      // After a reload, in another inbox, or deleted meanwhile, the mail of the entry can't be opened.
      navigate(addressOf(location), { replace: true });
    } else if (shown && wasLeaving) {
      navigate(addressOf(location), { state: { mail: shown } satisfies MailEntry });
    } else if (shown) {
      close();
    }
  }, [location, action]);

  // The visitor opened or closed a mail.
  useEffect(() => {
    if (open === handledMail.current) return;
    handledMail.current = open;
    const entry = entryOf(location);
    const { address } = useInbox.getState();
    const hasMoved = address !== null && address !== openedAt.current;
    if (open) openedAt.current = address;
    if (open && entry?.id !== open.id) {
      if (isLeaving.current) return;
      navigate(addressOf(location), { replace: entry !== undefined, state: { mail: open } satisfies MailEntry });
    } else if (!open && entry && hasMoved) {
      // A move to another inbox has closed the mail, and may add an entry of its own: the step back, which takes a moment,
      // would undo the move.
      navigate(addressOf(location), { replace: true });
    } else if (!open && entry) {
      isLeaving.current = true;
      history.back();
    }
  }, [open, location]);

  useEffect(() => () => useMessage.getState().close(), []);
}

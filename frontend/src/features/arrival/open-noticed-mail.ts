import { copyText } from '../../browser/clipboard.js';
import type { MailPointer } from '../../browser/mail-pointer.js';
import { useAddress } from '../../store/address-store.js';
import { useInbox } from '../../store/inbox-store.js';
import { useOtherInboxes } from '../../store/other-inboxes.js';
import { useToasts } from '../../store/toast-store.js';
import { openMail, type Go } from './open-mail.js';

/** How long to wait for the listing of another inbox. */
const patienceMs = 30_000;

/**
 * Opens the mail of a notification as soon as this tab has listed its inbox, which need not be the one on screen. With
 * `copies`, copies the mail's code; where the browser permits that only after a click, the visitor uses the button in
 * the opened mail.
 */
export function openNoticedMail({ id, to, copies = false }: MailPointer, go: Go): void {
  const rowOf = () => {
    const { address, rows } = useInbox.getState();
    const listed = address === to ? rows : useOtherInboxes.getState().boxes.get(to);
    return listed?.emails.find((row) => row.id === id);
  };
  const open = () => {
    const row = rowOf();
    if (!row) return false;
    stop();
    openMail({ id, to }, go);
    if (copies && row.code !== null) {
      const { code } = row;
      copyText(code).then(
        () => useToasts.getState().show('codeCopied', 'success'),
        () => undefined,
      );
    }
    return true;
  };
  const ends = [useInbox.subscribe(() => void open()), useOtherInboxes.subscribe(() => void open())];
  const timer = setTimeout(stop, patienceMs);
  function stop(): void {
    clearTimeout(timer);
    for (const end of ends) end();
  }
  if (open() || useInbox.getState().address === to) return;
  const { own, listedAt, open: openInbox } = useAddress.getState();
  const isHeld = own.some(({ address, state }) => address === to && state === 'held');
  // The inbox has ended since the notification came: its page says so, where nothing would happen after the click.
  if (listedAt > 0 && !isHeld) go(`/?to=${encodeURIComponent(to)}`);
  else openInbox(to);
}

import { useInbox } from '../../store/inbox-store.js';

/** A download that fails says so nowhere on the page; the listing tells whether the mail has gone meanwhile. */
export function checkThatItIsThere(): void {
  void useInbox.getState().read();
}

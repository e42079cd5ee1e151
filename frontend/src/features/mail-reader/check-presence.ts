import { useInbox } from '../../store/inbox-store.js';

/** A failed download shows no error on the page; the listing tells whether the mail was deleted. */
export function checkThatItIsThere(): void {
  void useInbox.getState().read();
}

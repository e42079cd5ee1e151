import { logFailure } from '../../browser/log.js';
import { copy } from '../../store/copy.js';
import { isRefusal } from '../../store/address-calls.js';
import { mayChangeMail } from '../../store/address-state.js';
import { useAddress } from '../../store/address-store.js';
import { useInbox } from '../../store/inbox-store.js';
import { useMessage } from '../../store/message-store.js';
import { focusedMailId, rowOfMail } from './list-focus.js';
import { endScope, listedMails, useListView } from '../../store/list-view.js';
import { otherInboxes } from '../../store/other-inboxes.js';
import { selectedAmong, toggleSelected, visibleMails } from '../../store/visible-mails.js';
import { api } from '../../transport/api.js';
import type { InboxFact } from '../../transport/live.js';

/** At most this many deletions run at once: fast, but no burst that would look like an attack to the server. */
const removalsAtATime = 6;

interface Mail {
  id: string;
  to: string;
}

/**
 * Deletes a mail of an inbox that this page follows. Once the server has it no more, removes its row and returns true.
 */
async function tryToRemove({ id, to }: Mail): Promise<boolean> {
  try {
    await api.removeEmail(id, to);
  } catch (error) {
    logFailure('Error deleting email:', error);
    // `email_not_found`: another page has deleted the mail, or it has expired, and this page has missed the event. So
    // the row must go, as after a success.
    if (!isRefusal(error, 'email_not_found')) return false;
  }
  const fact: InboxFact = { type: 'mail:removed', payload: { to, id } };
  useInbox.getState().hear(fact);
  otherInboxes.hear(fact);
  return true;
}

/** Deletes one mail. After a failure the visitor sees only that the row stays. */
export async function removeMail(mail: Mail): Promise<void> {
  if (!(await tryToRemove(mail))) readAgain();
}

/** Reads the list after a failed deletion: the server may have deleted the mail, and only its answer was lost. */
const readAgain = () => void useInbox.getState().read();

const mayChange = ({ to }: { to: string }) => mayChangeMail(useAddress.getState().own, to);
const listedMail = (id: string | null) => listedMails().find((email) => email.id === id);

/** Deletes several mails; each row disappears when the server confirms the deletion, and failed ones stay selected. */
export async function removeMails(ids: readonly string[]): Promise<void> {
  const { address } = useInbox.getState();
  if (useListView.getState().removal) return;
  const isHere = () => useInbox.getState().address === address;
  const failed = new Set<string>();
  let done = 0;
  useListView.setState({ removal: { done, of: ids.length }, failed, removedCount: 0 });
  const waiting = ids.values();
  const removeNext = async () => {
    for (const id of waiting) {
      const mail = listedMail(id);
      // A mail that is no longer listed was deleted in another tab.
      const removed = !mail || (await tryToRemove(mail));
      if (!isHere()) return;
      if (!removed) failed.add(id);
      useListView.setState({ removal: { done: ++done, of: ids.length } });
    }
  };
  await Promise.all(Array.from({ length: removalsAtATime }, removeNext));
  if (!isHere()) return;
  useListView.setState({
    removal: null,
    failed,
    selected: failed,
    selecting: failed.size > 0,
    removedCount: ids.length - failed.size,
  });
  if (failed.size > 0) readAgain();
}

/** Deletes the selected mails, else the focused one; nothing for a guest with read access. */
export function removeSelectedOrFocused(): void {
  const selected = selectedAmong(visibleMails(), useListView.getState().selected);
  const focused = listedMail(focusedMailId());
  const button = document.querySelector<HTMLElement>('[data-testid="delete-selected"]');
  if (selected.length > 0 && button) {
    // Presses the delete button, which asks for a second press if there are many mails.
    button.focus();
    button.click();
  } else if (focused && mayChange(focused)) void removeMail(focused);
}

export function toggleFocused(): void {
  const focused = listedMail(focusedMailId());
  if (focused && mayChange(focused)) toggleSelected(focused.id);
}

export function openFocused(): void {
  const focused = listedMail(focusedMailId());
  if (focused) void useMessage.getState().read(focused);
}

/** Opens the mail before or after the open one. */
export function openNeighbour(step: 1 | -1): void {
  const { open, read } = useMessage.getState();
  const emails = visibleMails();
  if (!open || emails.length === 0) return;
  const index = emails.findIndex(({ id }) => id === open.id);
  // The open mail may have been deleted: then its position was before the first older mail, because ids begin with the
  // time of arrival.
  const older = index === -1 ? emails.findIndex(({ id }) => id < open.id) : index + 1;
  const newer = index === -1 ? (older === -1 ? emails.length : older) - 1 : index - 1;
  const neighbour = emails[step === 1 ? older : newer];
  if (!neighbour) return;
  void read(neighbour);
  rowOfMail(neighbour.id)?.scrollIntoView({ block: 'nearest' });
}

/** Copies the code of the mail that is open or has the focus, else the newest code. */
export function copyCode(): void {
  const emails = listedMails();
  const { open, email: shown } = useMessage.getState();
  const id = open?.id ?? focusedMailId();
  const code =
    // The open mail may have left the list: it was deleted elsewhere, or is of another inbox.
    (open && shown?.id === open.id ? shown.code : null) ??
    emails.find((email) => email.id === id)?.code ??
    emails.find((email) => email.code !== null)?.code;
  if (code) void copy(code, 'codeCopied');
}

export function startSearch(): void {
  useListView.setState({ searchWanted: true });
}

/** Lists the mails of every inbox that the visitor holds. */
export function listAllInboxes(): void {
  useListView.setState({ scope: 'all' });
}

/** Lists one inbox of the visitor, and shows its address. Returns whether the visitor has moved to another address. */
export function listInbox(address: string): boolean {
  endScope();
  // Otherwise the open mail would stay open beside the list of another inbox.
  useMessage.getState().close();
  if (useInbox.getState().address === address) return false;
  useAddress.getState().open(address);
  return true;
}

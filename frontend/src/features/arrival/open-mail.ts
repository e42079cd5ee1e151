import { useAddress } from '../../store/address-store.js';
import { useInbox } from '../../store/inbox-store.js';
import { useMessage } from '../../store/message-store.js';

/** Opens a mail of the current inbox, from any page. */
export function openMail({ id, to }: { id: string; to: string }, go: (path: string) => void): void {
  if (useInbox.getState().address !== to) return;
  const isPublic = useAddress.getState().current.phase === 'public';
  if (location.pathname !== '/') go(isPublic ? `/?to=${encodeURIComponent(to)}` : '/');
  void useMessage.getState().read(id);
}

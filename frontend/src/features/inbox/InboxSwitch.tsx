import { Inbox as InboxIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../components/class-names.js';
import { useAddress } from '../../store/address-store.js';
import { useInbox } from '../../store/inbox-store.js';
import { useListView } from '../../store/list-view.js';
import { useOtherInboxes } from '../../store/other-inboxes.js';
import { listAllInboxes, listInbox } from './commands.js';

const unreadOf = (emails: readonly { read: boolean }[] = []) => emails.filter(({ read }) => !read).length;

/** The visitor's inboxes with their unread mail: lists one of them, or all in one list. */
export function InboxSwitch({ onMoved }: { onMoved: () => void }) {
  const { t } = useTranslation('inbox');
  const own = useAddress((state) => state.own);
  const onScreen = useInbox(({ address }) => address);
  const rows = useInbox((state) => state.rows);
  const boxes = useOtherInboxes((state) => state.boxes);
  const scope = useListView((view) => view.scope);
  const inboxes = own
    .filter(({ address, state }) => state === 'held' && (address === onScreen || boxes.has(address)))
    .map(({ address }) => {
      const emails = address === onScreen ? rows.emails : boxes.get(address)?.emails;
      return { address, unread: unreadOf(emails) };
    });
  const sharedDomain = new Set(inboxes.map(({ address }) => domainOf(address))).size === 1;

  return (
    <div
      role="group"
      aria-label={t('inboxes.label')}
      // `relative`, so that this element also clips the absolutely placed texts for screen readers: with three inboxes
      // on a phone, these texts made the whole page scroll sideways.
      className="relative flex shrink-0 gap-1.5 overflow-x-auto border-b border-line px-4 py-2 sm:px-6"
    >
      <Choice
        testId="all-inboxes"
        pressed={scope === 'all'}
        unread={inboxes.reduce((sum, { unread }) => sum + unread, 0)}
        onClick={listAllInboxes}
      >
        <InboxIcon className="size-4 shrink-0" aria-hidden="true" />
        {t('inboxes.all')}
      </Choice>
      {inboxes.map(({ address, unread }) => (
        <Choice
          key={address}
          testId="inbox-choice"
          address={address}
          pressed={scope === 'one' && address === onScreen}
          unread={unread}
          onClick={() => listInbox(address) && onMoved()}
        >
          <bdi className="max-w-44 truncate" translate="no">
            {sharedDomain ? address.slice(0, address.indexOf('@')) : address}
          </bdi>
        </Choice>
      ))}
    </div>
  );
}

const domainOf = (address: string) => address.slice(address.indexOf('@'));

interface ChoiceProps {
  testId: string;
  address?: string;
  pressed: boolean;
  unread: number;
  onClick: () => void;
  children: ReactNode;
}

function Choice({ testId, address, pressed, unread, onClick, children }: ChoiceProps) {
  const { t } = useTranslation('inbox');
  const button = useRef<HTMLButtonElement>(null);
  // Scrolls to the chosen inbox, which may be out of sight among many.
  useEffect(() => {
    if (pressed) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pressed]);
  return (
    <button
      ref={button}
      type="button"
      data-testid={testId}
      data-address={address}
      aria-pressed={pressed}
      title={address}
      onClick={onClick}
      className={classNames(
        'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-3.5 text-sm select-none sm:min-h-9',
        pressed
          ? 'border-ember bg-ember-wash font-medium text-ember'
          : 'border-line-strong text-ink-soft hover:bg-hover hover:text-ink',
      )}
    >
      {children}
      {unread > 0 && (
        <span
          data-testid="unread-badge"
          className="grid h-5 min-w-5 place-items-center rounded-full bg-ember px-1.5 text-xs font-semibold text-on-ember tabular-nums"
        >
          <span aria-hidden="true">{unread}</span>
          <span className="sr-only">{t('inboxes.unread', { count: unread })}</span>
        </span>
      )}
    </button>
  );
}

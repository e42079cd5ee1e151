import type { Inbox } from '@efemera/contract';
import { Feather, History, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { classNames } from '../../components/class-names.js';
import { Dialog } from '../../components/Dialog.js';
import { IconButton } from '../../components/IconButton.js';
import { useTimeUntil } from '../../components/use-time-until.js';
import { useAddress } from '../../store/address-store.js';
import { openAddress, removeAddress, restoreAddress } from './commands.js';

interface HistoryDialogProps {
  onClose: () => void;
  onMoved: () => void;
}

/** The addresses that the visitor holds or can restore. */
export function HistoryDialog({ onClose, onMoved }: HistoryDialogProps) {
  const { t } = useTranslation(['addresses', 'common']);
  const own = useAddress((state) => state.own);
  const current = useAddress(({ current }) => (current.phase === 'held' ? current.address : null));

  // Reads the list again, because another tab may have claimed or deleted addresses.
  useEffect(() => void useAddress.getState().readOwn(), []);

  const move = async (made: boolean | Promise<boolean>) => {
    if (!(await made)) return;
    onMoved();
    onClose();
  };

  return (
    <Dialog
      shape="fitting"
      testId="history-dialog"
      title={t('history.title')}
      description={<p className="text-sm text-ink-soft">{t('history.text')}</p>}
      closeLabel={t('common:close')}
      onClose={onClose}
    >
      {own.length === 0 ? (
        <div className="flex flex-col items-center gap-3 px-6 py-12 text-center" role="status">
          <Feather className="size-7 text-ember" strokeWidth={1.5} aria-hidden="true" />
          <p className="font-display text-lg font-medium">{t('history.empty')}</p>
          <p className="text-sm text-ink-soft">{t('history.emptyText')}</p>
        </div>
      ) : (
        <ul aria-label={t('history.list')} className="divide-y divide-line overflow-y-auto overscroll-contain">
          {own.map((inbox) => (
            <HistoryRow
              key={inbox.address}
              inbox={inbox}
              isCurrent={inbox.address === current}
              onOpen={() => void move(openAddress(inbox.address))}
              onRestore={() => void move(restoreAddress(inbox.address))}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface HistoryRowProps {
  inbox: Inbox;
  isCurrent: boolean;
  onOpen: () => void;
  onRestore: () => void;
}

function HistoryRow({ inbox, isCurrent, onOpen, onRestore }: HistoryRowProps) {
  const { t, i18n } = useTranslation('addresses');
  const { address, access, state, receivedTotal } = inbox;
  const busy = useAddress((store) => store.busy !== null);
  const when = useTimeUntil(inbox.restorableUntil ?? inbox.expiresAt, i18n.language);
  const row = useRef<HTMLLIElement>(null);
  const isHeld = state === 'held';
  const at = address.indexOf('@');

  const remove = async () => {
    // The focused button disappears; the other button of the row takes the focus.
    if (await removeAddress(address)) row.current?.querySelector('button')?.focus();
  };

  return (
    <li
      ref={row}
      data-testid="history-row"
      data-address={address}
      data-state={state}
      aria-current={isCurrent || undefined}
      className={classNames('flex items-center gap-3 py-3 pe-3 ps-5 sm:ps-7', isCurrent && 'bg-ember-wash')}
    >
      <div className="min-w-0 grow">
        <p
          translate="no"
          dir="ltr"
          className={classNames('font-mono text-sm font-medium wrap-anywhere rtl:text-end', !isHeld && 'text-ink-soft')}
        >
          {address.slice(0, at)}
          <wbr />
          {address.slice(at)}
        </p>
        <p className="text-xs text-ink-faint">
          {access !== 'holder' && `${t('history.guest')} · `}
          {isHeld
            ? `${t('history.received', { count: receivedTotal })} · ${t('history.erased', { when })}`
            : t('history.restorable', { when })}
        </p>
      </div>
      <div className="flex shrink-0 items-center">
        {isCurrent ? (
          <span className="px-2 text-xs font-medium text-ember">{t('history.current')}</span>
        ) : (
          <Button
            size="sm"
            disabled={busy}
            aria-label={t(isHeld ? 'history.openLabel' : 'history.restoreLabel', { address })}
            data-testid={isHeld ? 'history-open' : 'history-restore'}
            onClick={isHeld ? onOpen : onRestore}
          >
            {!isHeld && <History className="size-4 max-sm:hidden" aria-hidden="true" />}
            {t(isHeld ? 'history.open' : 'history.restore')}
          </Button>
        )}
        {isHeld && access === 'holder' && (
          <IconButton
            look="danger"
            data-testid="history-delete"
            label={t('history.deleteLabel', { address })}
            hint={t('history.delete')}
            icon={<Trash2 className="size-4.5" aria-hidden="true" />}
            disabled={busy}
            onClick={() => void remove()}
          />
        )}
      </div>
    </li>
  );
}

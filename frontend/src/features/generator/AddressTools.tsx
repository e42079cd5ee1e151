import { AtSign, History, QrCode, TimerReset } from 'lucide-react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespace } from '../../i18n/i18n.js';
import { tryToLoadPart } from '../../browser/load-part.js';
import { Tooltip } from '../../components/Tooltip.js';
import type { AddressState } from '../../store/address-state.js';
import { useAddress } from '../../store/address-store.js';
import { showLoadFailure } from '../../store/toast-store.js';
import { extendAddress } from './commands.js';

interface ToolDialogProps {
  address: string;
  /** The visitor holds the address. */
  isHolder: boolean;
  onClose: () => void;
  onMoved: () => void;
}

/** The page loads each dialog when it is opened: most visitors copy the address and leave. */
const dialogs = {
  alias: async () => (await import('./AliasDialog.js')).AliasDialog,
  qr: async () => (await import('./QrDialog.js')).QrDialog,
  history: async () => (await import('./HistoryDialog.js')).HistoryDialog,
} satisfies Record<string, () => Promise<ComponentType<ToolDialogProps>>>;

interface AddressToolsProps {
  current: AddressState;
  /** The countdown has ended. This row then has no tool to extend the address: the card's main button does that. */
  isOver: boolean;
  /** The visitor has moved to another address. */
  onMoved: () => void;
}

/** The actions for an address besides copying: a row of small tools, each with its name below. */
export function AddressTools({ current, isOver, onMoved }: AddressToolsProps) {
  const { t } = useTranslation('generator');
  const busy = useAddress((state) => state.busy !== null);
  const [dialog, setDialog] = useState<{
    name: keyof typeof dialogs;
    Content: ComponentType<ToolDialogProps>;
    /** The address on screen when the dialog was opened. */
    address: string | null;
  } | null>(null);
  const address = current.phase === 'held' || current.phase === 'public' ? current.address : null;
  const access = current.phase === 'held' ? current.inbox.access : null;
  const canExtend = access !== null && access !== 'read' && !isOver;

  // Closes the QR code of an address that has ended: otherwise the dialog would open again for the next address, and
  // make a join link for that one. The other dialogs do not depend on the address.
  if (dialog?.name === 'qr' && dialog.address !== address) setDialog(null);

  const open = async (name: keyof typeof dialogs) => {
    const load: () => Promise<ComponentType<ToolDialogProps>> = dialogs[name];
    try {
      const [Content] = await Promise.all([tryToLoadPart(load), loadNamespace('addresses')]);
      setDialog({ name, Content, address });
    } catch {
      showLoadFailure();
    }
  };

  const tool = (name: 'alias' | 'extend' | 'qr' | 'history', icon: ReactNode, onClick: () => void) => (
    <li className="min-w-11 flex-auto">
      <Tooltip text={t(`tools.${name}Hint`)}>
        <button
          type="button"
          data-testid={name}
          disabled={busy}
          onClick={onClick}
          className="flex min-h-14 w-full flex-col items-center justify-center gap-1 rounded-md text-xs text-ink-soft transition-colors select-none hover:bg-hover hover:text-ink disabled:cursor-not-allowed disabled:opacity-50"
        >
          {icon}
          {t(`tools.${name}`)}
        </button>
      </Tooltip>
    </li>
  );

  return (
    <>
      {/* Each tool is as wide as its name: in columns of equal width, long names of some languages would touch. */}
      <ul aria-label={t('tools.label')} className="flex flex-wrap gap-1 rounded-lg bg-sunken p-1">
        {tool('alias', <AtSign className="size-4.5" aria-hidden="true" />, () => void open('alias'))}
        {address !== null &&
          canExtend &&
          tool('extend', <TimerReset className="size-4.5" aria-hidden="true" />, () => void extendAddress(address))}
        {address !== null && tool('qr', <QrCode className="size-4.5" aria-hidden="true" />, () => void open('qr'))}
        {tool('history', <History className="size-4.5" aria-hidden="true" />, () => void open('history'))}
      </ul>
      {dialog && (
        <dialog.Content
          address={address ?? ''}
          isHolder={access === 'holder'}
          onClose={() => setDialog(null)}
          onMoved={onMoved}
        />
      )}
    </>
  );
}

import type { Inbox } from '@efemera/contract';
import { TimerReset, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { useAddress } from '../../store/address-store.js';
import { extendAddress, removeAddress } from './commands.js';

/** Buttons to delete the visitor's address and, once its countdown has ended, to extend it. */
export function HeldAddressActions({ inbox: { address, access }, expired }: { inbox: Inbox; expired: boolean }) {
  const { t } = useTranslation('generator');
  const busy = useAddress((state) => state.busy);
  return (
    <>
      {access === 'holder' && (
        <Button
          look="danger"
          className="grow"
          data-testid="delete-address"
          aria-label={t('delete')}
          disabled={busy !== null}
          onClick={() => void removeAddress(address)}
        >
          <Trash2 className="size-4.5" aria-hidden="true" />
          {t(busy === 'removing' ? 'deleting' : 'deleteShort')}
        </Button>
      )}
      {expired && access !== 'read' && (
        <Button
          className="w-full"
          data-testid="extend"
          disabled={busy !== null}
          onClick={() => void extendAddress(address)}
        >
          <TimerReset className="size-4.5" aria-hidden="true" />
          {t('extendExpired')}
        </Button>
      )}
    </>
  );
}

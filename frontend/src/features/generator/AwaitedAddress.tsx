import { Copy, RefreshCw, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';

/**
 * Shown until the address is loaded: takes the room of all parts of the panel, so that nothing moves when the address
 * comes.
 */
export function AwaitedAddress() {
  const { t } = useTranslation(['generator', 'home']);
  return (
    <>
      <div className="flex flex-col gap-3 sm:gap-4">
        <p
          role="status"
          className="address-room animate-pulse-soft noscript:hidden border-b border-dashed border-line-strong pb-3.5 text-address text-ink-faint"
        >
          {t('starting')}
        </p>
        <p className="hidden text-base noscript:block">{t('home:hero.noScript')}</p>
        <p className="-mt-1.5 text-xs" aria-hidden="true">
          &nbsp;
        </p>
        <Button look="primary" className="w-full" disabled>
          <Copy className="size-4.5" aria-hidden="true" />
          {t('copy')}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button className="grow" disabled>
          <RefreshCw className="size-4.5" aria-hidden="true" />
          {t('generate')}
        </Button>
        <Button look="danger" className="grow" disabled>
          <Trash2 className="size-4.5" aria-hidden="true" />
          {t('deleteShort')}
        </Button>
      </div>
      {/* Takes the room of the row of tools (`AddressTools`). */}
      <div className="h-16 rounded-lg bg-sunken" />
    </>
  );
}

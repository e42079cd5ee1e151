import { Route } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespace } from '../../i18n/i18n.js';
import { Button } from '../../components/Button.js';
import { latePart } from '../../components/late-part.js';
import { useInbox } from '../../store/inbox-store.js';
import { showLoadFailure } from '../../store/toast-store.js';

const DeliveriesDialog = latePart(async () => {
  const [module] = await Promise.all([import('./DeliveriesDialog.js'), loadNamespace('deliveries')]);
  return module.DeliveriesDialog;
});

/** Opens the deliveries, below the inbox: shows visitors why a mail is missing. */
export function DeliveriesLine() {
  const { t } = useTranslation('inbox');
  const address = useInbox((state) => state.address);
  const [openFor, setOpenFor] = useState<string | null>(null);
  // Closes the dialog of an address that has ended: otherwise it would be there again beside the next address.
  if (openFor !== null && openFor !== address) setOpenFor(null);
  if (address === null) return null;
  return (
    <footer className="mt-auto border-t border-line px-3 py-1.5 text-center sm:px-5">
      <Button
        size="sm"
        look="quiet"
        className="font-normal text-balance"
        data-testid="deliveries"
        aria-haspopup="dialog"
        onClick={() => void DeliveriesDialog.load().then(() => setOpenFor(address), showLoadFailure)}
      >
        <Route className="size-4 shrink-0" aria-hidden="true" />
        {t('deliveries')}
      </Button>
      {openFor && <DeliveriesDialog address={openFor} onClose={() => setOpenFor(null)} />}
    </footer>
  );
}

import { Route } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespace } from '../../i18n/i18n.js';
import { loadPart } from '../../browser/load-part.js';
import { Button } from '../../components/Button.js';
import { useInbox } from '../../store/inbox-store.js';

const DeliveriesDialog = lazy(async () => {
  const [module] = await loadPart(() => Promise.all([import('./DeliveriesDialog.js'), loadNamespace('deliveries')]));
  return { default: module.DeliveriesDialog };
});

/** Opens the deliveries, below the inbox: shows visitors why a mail is missing. */
export function DeliveriesLine() {
  const { t } = useTranslation('inbox');
  const address = useInbox((state) => state.address);
  const [isOpen, setOpen] = useState(false);
  if (address === null) return null;
  return (
    <footer className="mt-auto border-t border-line px-3 py-1.5 text-center sm:px-5">
      <Button
        size="sm"
        look="quiet"
        className="font-normal"
        data-testid="deliveries"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Route className="size-4 shrink-0" aria-hidden="true" />
        {t('deliveries')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DeliveriesDialog address={address} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </footer>
  );
}

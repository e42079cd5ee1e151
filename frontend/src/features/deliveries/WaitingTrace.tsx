import { lazy, Suspense } from 'react';
import { loadNamespace } from '../../i18n/i18n.js';
import { loadPart } from '../../browser/load-part.js';
import { useInbox } from '../../store/inbox-store.js';

const DeliveryTrace = lazy(async () => {
  const [module] = await loadPart(() => Promise.all([import('./DeliveryTrace.js'), loadNamespace('deliveries')]));
  return { default: module.DeliveryTrace };
});

/**
 * Shows which mail servers have connected for the current address. Its height is kept free, so that the card around it does
 * not move.
 */
export function WaitingTrace() {
  const address = useInbox((state) => state.address);
  return (
    <div className="mt-6 min-h-12 max-w-md text-xs text-balance">
      <Suspense>{address !== null && <DeliveryTrace key={address} address={address} />}</Suspense>
    </div>
  );
}

import { loadNamespace } from '../../i18n/i18n.js';
import { latePart } from '../../components/late-part.js';
import { useInbox } from '../../store/inbox-store.js';

const DeliveryTrace = latePart(async () => {
  const [module] = await Promise.all([import('./DeliveryTrace.js'), loadNamespace('deliveries')]);
  return module.DeliveryTrace;
});

/**
 * Shows which mail servers have connected for the current address. Its height is kept free, so that the card around it does
 * not move.
 */
export function WaitingTrace() {
  const address = useInbox((state) => state.address);
  return (
    <div className="mt-6 min-h-24 max-w-md text-xs text-balance">
      {address !== null && <DeliveryTrace key={address} address={address} />}
    </div>
  );
}

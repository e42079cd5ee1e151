import i18next from 'i18next';
import { BellPlus, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/IconButton.js';
import { loadNamespace } from '../../i18n/i18n.js';
import { useAddress } from '../../store/address-store.js';
import { useToasts, type ToastVariant } from '../../store/toast-store.js';
import { usePush } from './push-store.js';

const variants = {
  on: 'success',
  off: 'default',
  denied: 'warning',
  failed: 'destructive',
  install: 'info',
  unsupported: 'info',
} as const satisfies Record<string, ToastVariant>;

/** Shows the outcome as a toast. Loads its texts only now, because few visitors turn notices on or off. */
async function say(outcome: keyof typeof variants): Promise<void> {
  await loadNamespace('push');
  const values = { title: i18next.t(`push:${outcome}.title`), description: i18next.t(`push:${outcome}.description`) };
  useToasts.getState().show('push', variants[outcome], undefined, { values });
}

/**
 * The button that turns notices about the visitor's own inbox on and off: they come also while no page is open. Where
 * notices are impossible, a click shows the reason.
 */
export function PushToggle() {
  const { t } = useTranslation('alerts');
  // Guests get no notices: notices would still come after the holder has ended the guest's access.
  const address = useAddress(({ current }) =>
    current.phase === 'held' && current.inbox.access === 'holder' ? current.address : null,
  );
  const { support, isDenied, serverKey, addresses, isBusy, turnOn, turnOff } = usePush();
  if (address === null || serverKey === null) return null;
  const isOn = addresses.includes(address) && !isDenied;
  const state = support !== 'supported' ? support : isDenied ? 'denied' : isOn ? 'on' : 'off';
  const Icon = isOn ? Smartphone : BellPlus;

  const toggle = async () => {
    const outcome = state === 'off' ? await turnOn(address) : state === 'on' ? await turnOff(address) : state;
    await say(outcome);
  };

  return (
    <IconButton
      label={t('push')}
      icon={<Icon className="size-5" aria-hidden="true" />}
      data-testid="push-toggle"
      data-state={state}
      aria-pressed={isOn}
      aria-busy={isBusy}
      onClick={() => !isBusy && void toggle()}
    />
  );
}

import { BellPlus, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/IconButton.js';
import { useAddress } from '../../store/address-store.js';
import { useToasts, type ToastText, type ToastVariant } from '../../store/toast-store.js';
import { usePush } from './push-store.js';

const said = {
  on: ['pushOn', 'success'],
  off: ['pushOff', 'default'],
  denied: ['pushDenied', 'warning'],
  failed: ['pushFailed', 'destructive'],
  install: ['pushInstall', 'info'],
  unsupported: ['pushUnsupported', 'info'],
} as const satisfies Record<string, readonly [ToastText, ToastVariant]>;

/** Turns notices of an own inbox on and off that come while no page is open. A click tells why it can't be done. */
export function PushToggle() {
  const { t } = useTranslation('alerts');
  const address = useAddress(({ current }) => (current.phase === 'held' ? current.address : null));
  const { support, isDenied, serverKey, addresses, isBusy, turnOn, turnOff } = usePush();
  if (address === null || serverKey === null) return null;
  const isOn = addresses.includes(address) && !isDenied;
  const state = support !== 'supported' ? support : isDenied ? 'denied' : isOn ? 'on' : 'off';
  const Icon = isOn ? Smartphone : BellPlus;

  const toggle = async () => {
    const outcome = state === 'off' ? await turnOn(address) : state === 'on' ? await turnOff(address) : state;
    const [text, variant] = said[outcome];
    useToasts.getState().show(text, variant);
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

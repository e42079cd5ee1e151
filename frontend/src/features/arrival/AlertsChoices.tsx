import { Bell, BellRing } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { useCloseByBack } from '../../components/use-close-by-back.js';
import { notifies, useAlertSettings } from './alert-settings.js';
import { chime, unlockSound } from './chime.js';

/** The menu of the bell, open as soon as it is loaded. */
export function AlertsChoices() {
  const { t } = useTranslation('alerts');
  const [isOpen, setOpen] = useState(true);
  useCloseByBack(() => setOpen(false), isOpen);
  const { permission, sound, setNotifications, setSound } = useAlertSettings();
  const notifying = useAlertSettings(notifies);
  const Icon = notifying || sound ? BellRing : Bell;
  const label = t('title');

  const toggleSound = (wanted: boolean) => {
    setSound(wanted);
    if (!wanted) return;
    unlockSound();
    void chime();
  };

  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>
        <Button size="icon" look="quiet" aria-label={label} title={label} data-testid="alerts">
          <Icon className="size-5" aria-hidden="true" />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-60 w-80 max-w-[calc(100vw-1.5rem)] animate-appear rounded-lg border border-line bg-raised p-1.5 shadow-raised"
        >
          <DropdownMenu.Label className="px-2.5 pt-1.5 pb-1 text-xs font-medium text-ink-faint">
            {label}
          </DropdownMenu.Label>
          {permission !== 'unsupported' && (
            <Switch
              testId="alerts-notifications"
              name={t('notifications')}
              text={t(permission === 'denied' ? 'refused' : 'notificationsText')}
              checked={notifying}
              onChange={(wanted) => void setNotifications(wanted)}
            />
          )}
          <Switch
            testId="alerts-sound"
            name={t('sound')}
            text={t('soundText')}
            checked={sound}
            onChange={toggleSound}
          />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface SwitchProps {
  testId: string;
  name: string;
  text: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Switch({ testId, name, text, checked, onChange }: SwitchProps) {
  return (
    <DropdownMenu.CheckboxItem
      data-testid={testId}
      checked={checked}
      onCheckedChange={onChange}
      // Keeps the menu open, so that the visitor can set both choices.
      onSelect={(event) => event.preventDefault()}
      className="group flex items-start gap-3 rounded-md px-2.5 py-2 text-sm text-ink outline-none select-none data-highlighted:bg-hover"
    >
      <span className="grow">
        <span className="block font-medium">{name}</span>
        <span className="block text-xs text-ink-soft">{text}</span>
      </span>
      <span
        aria-hidden="true"
        className="mt-0.5 flex h-5 w-9 shrink-0 items-center rounded-full border border-line-strong p-0.5 transition-colors duration-150 group-data-[state=checked]:border-ember group-data-[state=checked]:bg-ember"
      >
        <span className="size-3.5 rounded-full bg-ink-faint transition-transform duration-150 group-data-[state=checked]:translate-x-4 rtl:group-data-[state=checked]:-translate-x-4 group-data-[state=checked]:bg-on-ember" />
      </span>
    </DropdownMenu.CheckboxItem>
  );
}

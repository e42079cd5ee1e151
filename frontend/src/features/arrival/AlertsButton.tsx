import { Bell, BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { latePart } from '../../components/late-part.js';
import { MenuButton } from '../../components/MenuButton.js';
import { showLoadFailure } from '../../store/toast-store.js';
import { notifies, useAlertSettings } from './alert-settings.js';

const AlertsChoices = latePart(async () => (await import('./AlertsChoices.js')).AlertsChoices);

/** The bell of the inbox: notifications and sound, both off by default. */
export function AlertsButton() {
  const { t } = useTranslation('alerts');
  const sound = useAlertSettings((settings) => settings.sound);
  const notifying = useAlertSettings(notifies);
  const Icon = notifying || sound ? BellRing : Bell;
  return (
    <MenuButton
      label={t('title')}
      icon={<Icon className="size-5" aria-hidden="true" />}
      testId="alerts"
      part={AlertsChoices}
      onFailure={showLoadFailure}
    >
      <AlertsChoices />
    </MenuButton>
  );
}

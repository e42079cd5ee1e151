import { useTranslation } from 'react-i18next';
import { Toaster } from '../components/Toaster.js';
import { useToasts } from '../store/toast-store.js';

export function Toasts() {
  const { t } = useTranslation(['toast', 'common']);
  const { toasts, dismiss } = useToasts();
  return (
    <Toaster
      toasts={toasts.map(({ text, ...toast }) => ({
        ...toast,
        title: t(`${text}.title`),
        description: t(`${text}.description`),
      }))}
      onDismiss={dismiss}
      // The toaster puts the key in.
      regionLabel={t('region', { hotkey: '{hotkey}' })}
      closeLabel={t('common:close')}
    />
  );
}

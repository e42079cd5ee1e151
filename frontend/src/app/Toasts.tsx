import { useTranslation } from 'react-i18next';
import { Toaster } from '../components/Toaster.js';
import { useToasts } from '../store/toast-store.js';

export function Toasts() {
  const { t } = useTranslation(['toast', 'common']);
  const { toasts, dismiss } = useToasts();
  return (
    <Toaster
      toasts={toasts.map(({ text, values, ...toast }) => ({
        ...toast,
        title: t(`${text}.title`, { ...values }),
        description: t(`${text}.description`, { ...values }),
      }))}
      onDismiss={dismiss}
      regionLabel={t('region')}
      closeLabel={t('common:close')}
    />
  );
}

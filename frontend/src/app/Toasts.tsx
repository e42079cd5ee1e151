import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '../browser/idle.js';
import { latePart } from '../components/late-part.js';
import { useOpenDialogs } from '../components/open-dialogs.js';
import { useInbox } from '../store/inbox-store.js';
import { useToasts } from '../store/toast-store.js';

const Toaster = latePart(async () => (await import('../components/Toaster.js')).Toaster);

/** Shows the toasts. Their component is loaded once the page has its inbox, before the first toast is likely. */
export function Toasts() {
  const { t } = useTranslation(['toast', 'common']);
  const { toasts, dismiss } = useToasts();
  const dialog = useOpenDialogs(({ dialogs }) => dialogs.at(-1) ?? null);
  const hasInbox = useInbox((state) => state.loaded);
  const [isNeeded, setNeeded] = useState(false);
  if (toasts.length > 0 && !isNeeded) setNeeded(true);

  useEffect(() => {
    if (hasInbox) void whenIdle().then(Toaster.preload);
  }, [hasInbox]);

  if (!isNeeded) return null;
  return (
    <>
      {/* Below 1024 px a toast covers the bottom: in this room the visitor can scroll the last links clear of it. */}
      {toasts.length > 0 && dialog === null && <div className="h-36 lg:hidden" aria-hidden="true" />}
      <Toaster
        toasts={toasts.map(({ text, values, ...toast }) => ({
          ...toast,
          title: t(`${text}.title`, { ...values }),
          description: t(`${text}.description`, { ...values }),
        }))}
        onDismiss={dismiss}
        regionLabel={t('region')}
        closeLabel={t('common:close')}
        dialog={dialog}
      />
    </>
  );
}

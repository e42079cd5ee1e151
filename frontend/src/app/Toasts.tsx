import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '../browser/idle.js';
import { latePart } from '../components/late-part.js';
import { useOpenDialogs } from '../components/open-dialogs.js';
import { useInbox } from '../store/inbox-store.js';
import { useToasts } from '../store/toast-store.js';

const Toaster = latePart(async () => (await import('../components/Toaster.js')).Toaster);

/** Shows the toast. Its component is loaded once the page has its inbox, before the first toast is likely. */
export function Toasts() {
  const { t } = useTranslation(['toast', 'common']);
  const { toast, dismiss } = useToasts();
  const dialog = useOpenDialogs(({ dialogs }) => dialogs.at(-1) ?? null);
  const hasInbox = useInbox((state) => state.loaded);
  const [isNeeded, setNeeded] = useState(false);
  if (toast && !isNeeded) setNeeded(true);

  useEffect(() => {
    if (hasInbox) void whenIdle().then(Toaster.preload);
  }, [hasInbox]);

  if (!isNeeded) return null;
  return (
    <>
      {/* A toast may cover the bottom: in this room the visitor can scroll the last links clear of it. */}
      {toast && dialog === null && <div className="h-36" aria-hidden="true" />}
      <Toaster
        toast={
          toast && {
            ...toast,
            title: t(`${toast.text}.title`, { ...toast.values }),
            description: t(`${toast.text}.description`, { ...toast.values }),
          }
        }
        onDismiss={dismiss}
        regionLabel={t('region')}
        closeLabel={t('common:close')}
        dialog={dialog}
      />
    </>
  );
}

import type { InboxRight } from '@efemera/contract';
import { Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.js';

/** Tells a guest that somebody else reads the same mail: a link may have been sent by a stranger. */
export function GuestNotice({ access }: { access: InboxRight }) {
  const { t } = useTranslation('generator');
  if (access === 'holder') return null;
  return (
    <Notice tone="info" icon={<Smartphone className="size-4" />} testId="guest-notice">
      {t(`guest.${access}`)}
    </Notice>
  );
}

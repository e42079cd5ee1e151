import type { InboxRight } from '@efemera/contract';
import { Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.js';

/**
 * Tells a guest that somebody else holds the inbox: a stranger could send people a join link, and then read the codes
 * that sites send them at this address.
 */
export function GuestNotice({ access }: { access: InboxRight }) {
  const { t } = useTranslation('generator');
  if (access === 'holder') return null;
  return (
    <Notice tone="info" icon={<Smartphone className="size-4" />} testId="guest-notice">
      {t(`guest.${access}`)}
    </Notice>
  );
}

import type { InboxRight } from '@efemera/contract';
import { Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.js';

/**
 * Tells a guest that the inbox has another holder: a stranger who sends somebody a link could read the codes that the guest has
 * sent there.
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

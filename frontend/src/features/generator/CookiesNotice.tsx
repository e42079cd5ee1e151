import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice.js';
import { useAddress } from '../../store/address-store.js';

/** Tells visitors whose browser refuses cookies that the address lasts only while the page is open. */
export function CookiesNotice() {
  const { t } = useTranslation('generator');
  const areCookiesRefused = useAddress((state) => state.areCookiesRefused);
  if (!areCookiesRefused) return null;
  return (
    <Notice tone="warning" icon={<TriangleAlert className="size-4" />}>
      {t('cookiesRefused')}
    </Notice>
  );
}

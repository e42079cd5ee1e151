import { useTranslation } from 'react-i18next';
import { CodeChip } from '../../components/CodeChip.js';
import { LinkChip } from '../../components/LinkChip.js';
import { copy } from '../../store/copy.js';
import type { Offer } from './news.js';

/** The code with a copy button, or the confirmation link with its host. */
export function MailOffer({ offer }: { offer: Offer }) {
  const { t } = useTranslation('common');
  if ('code' in offer) {
    const { code } = offer;
    return (
      <CodeChip
        testId="toast-code"
        code={code}
        label={t('code.copy', { code })}
        onCopy={() => void copy(code, 'codeCopied')}
      />
    );
  }
  const { href, host } = offer.link;
  return <LinkChip href={href} host={host} label={t('link.open', { host })} />;
}

import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CodeChip } from '../../components/CodeChip.js';
import { copy } from '../../store/copy.js';
import type { Offer } from './news.js';

/** The code, to be copied, or the confirmation link, by the name of where it leads. */
export function MailOffer({ offer }: { offer: Offer }) {
  const { t } = useTranslation(['common', 'alerts']);
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
  const label = t('alerts:openLink', { host: offer.link.host });
  return (
    <a
      href={offer.link.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      title={label}
      className="inline-flex min-h-11 max-w-full sm:min-h-8 items-center gap-2 rounded-full border border-water/40 bg-water-wash px-3 text-sm font-medium text-water hover:border-water"
    >
      <span className="truncate">{offer.link.host}</span>
      <ExternalLink className="size-3.5 shrink-0" aria-hidden="true" />
    </a>
  );
}

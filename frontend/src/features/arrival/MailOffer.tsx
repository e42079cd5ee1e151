import { useTranslation } from 'react-i18next';
import { CodeChip } from '../../components/CodeChip.js';
import { LinkChip } from '../../components/LinkChip.js';
import { copy } from '../../store/copy.js';
import { senderOf } from './mail-words.js';
import type { Offer } from './news.js';

interface MailOfferProps {
  offer: Offer;
  /** The toast is about several mails, so the offer must name the sender of the code. */
  isOneOfMany: boolean;
}

/** The code with a copy button, or the confirmation link with its host. */
export function MailOffer({ offer, isOneOfMany }: MailOfferProps) {
  const { t } = useTranslation('common');
  const sender = senderOf(offer.email);
  if ('code' in offer) {
    const { code } = offer;
    const chip = (
      <CodeChip
        testId="toast-code"
        code={code}
        sender={sender}
        label={t('code.copy', { code })}
        onCopy={() => void copy(code, 'codeCopied')}
      />
    );
    if (!isOneOfMany) return chip;
    return (
      <span className="inline-flex max-w-full flex-col items-start gap-1">
        <bdi className="max-w-full truncate text-xs text-ink-soft">{sender}</bdi>
        {chip}
      </span>
    );
  }
  const { href, host } = offer.link;
  return <LinkChip href={href} host={host} sender={sender} label={t('link.open', { host })} />;
}

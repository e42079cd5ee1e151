import { parseUrl } from '@efemera/contract';
import { Copy, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/IconButton.js';
import { copy } from '../../store/copy.js';
import { linkTarget } from './link-target.js';

/** The confirmation link of a mail, with its host. It is followed only by the reader's click. */
export function ConfirmationLink({ href }: { href: string }) {
  const { t } = useTranslation('message');
  if (!/^https?:$/.test(parseUrl(href)?.protocol ?? '')) return null;
  return (
    <span className="inline-flex min-w-0 items-center gap-1">
      <a
        data-testid="confirmation-link"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        title={linkTarget(href, '').address}
        className="inline-flex min-h-11 min-w-0 sm:min-h-8 items-center gap-2 rounded-full border border-line-strong px-3 py-1 text-sm font-medium text-ink hover:bg-hover"
      >
        <ExternalLink className="size-3.5 shrink-0 text-ember rtl:-scale-x-100" aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">
          {t('link.open')} · <bdi className="font-normal text-ink-soft">{new URL(href).host}</bdi>
        </span>
      </a>
      <IconButton
        label={t('link.copy')}
        icon={<Copy className="size-4" aria-hidden="true" />}
        onClick={() => void copy(href, 'linkCopied')}
      />
    </span>
  );
}

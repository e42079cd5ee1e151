import { limits, plusAddress } from '@efemera/contract';
import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { copy } from '../../store/copy.js';
import { QrCode } from './QrCode.js';

/** RFC 6068 §2: reserved characters of an address are percent-encoded. */
const mailtoUri = (address: string) => `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;

/** Characters for the tag of a plus address that the forms of other sites accept. */
const tagForm = /^[a-z0-9._-]*$/i;

/** The address as a QR code and as text; with a word after a plus, if the visitor wants to tell senders apart. */
export function AddressCode({ address }: { address: string }) {
  const { t } = useTranslation('addresses');
  const [tag, setTag] = useState('');
  const fieldId = useId();
  // An address that already has a plus can't get a tag.
  const canTag = !address.includes('+');
  const shown = tag === '' ? address : plusAddress(address, tag);
  return (
    <div className="flex flex-col items-center gap-5 overflow-y-auto px-5 py-6 sm:px-7">
      <QrCode testId="qr-code" value={mailtoUri(shown)} title={t('qr.code', { address: shown })} />
      <p
        data-testid="qr-address"
        className="max-w-full text-center font-mono text-sm wrap-anywhere select-all"
        translate="no"
        dir="ltr"
      >
        {shown}
      </p>
      {canTag && (
        <div className="flex w-full flex-col gap-1.5">
          <label htmlFor={fieldId} className="text-sm font-medium">
            {t('tag.label')}
          </label>
          <input
            id={fieldId}
            data-testid="tag"
            value={tag}
            onChange={({ target }) => tagForm.test(target.value) && setTag(target.value.toLowerCase())}
            maxLength={Math.max(0, limits.maxLocalPartBytes - 1 - address.indexOf('@'))}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="min-h-12 rounded-lg border border-line-field bg-sunken px-3.5 font-mono text-base"
          />
          <p className="text-sm text-ink-soft">{t('tag.text')}</p>
        </div>
      )}
      <Button className="w-full" data-testid="qr-copy" onClick={() => void copy(shown, 'addressCopied')}>
        <Copy className="size-4.5" aria-hidden="true" />
        {t('qr.copy')}
      </Button>
    </div>
  );
}

import { timers } from '@efemera/contract';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { classNames } from '../../components/class-names.js';
import { copy } from '../../store/copy.js';
import { displayAddress } from './display-address.js';

/** The address, as large as it may be, and the button that most visitors came for. */
export function AddressLine({ address, faded }: { address: string; faded: boolean }) {
  const { t } = useTranslation('generator');
  const [copiedAtMs, setCopiedAtMs] = useState<number | null>(null);
  const copied = copiedAtMs !== null;
  const shown = displayAddress(address);
  const at = shown.indexOf('@');
  const [name, rest] = at === -1 ? [shown, ''] : [shown.slice(0, at), shown.slice(at)];

  useEffect(() => {
    if (copiedAtMs === null) return;
    const timer = setTimeout(() => setCopiedAtMs(null), timers.copiedStateMs);
    return () => clearTimeout(timer);
  }, [copiedAtMs]);

  return (
    <div className="flex flex-col gap-4">
      <p
        data-testid="address"
        title={address}
        translate="no"
        className={classNames(
          'border-b border-dashed border-line-strong pb-3.5 font-mono text-address font-medium tracking-tight wrap-anywhere',
          faded && 'text-ink-faint',
        )}
      >
        {name}
        <wbr />
        <span className={faded ? undefined : 'text-ink-soft'}>{rest}</span>
      </p>
      <Button
        look={faded ? 'secondary' : 'primary'}
        className="w-full"
        data-testid="copy"
        data-copied={copied}
        onClick={() => void copy(address, 'addressCopied').then((done) => done && setCopiedAtMs(Date.now()))}
      >
        {copied ? <Check className="size-4.5" aria-hidden="true" /> : <Copy className="size-4.5" aria-hidden="true" />}
        {t(copied ? 'copied' : 'copy')}
      </Button>
    </div>
  );
}

import { timers } from '@efemera/contract';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { classNames } from '../../components/class-names.js';
import { copy } from '../../store/copy.js';
import { useWaiting } from '../../store/waiting-store.js';
import { displayAddress } from './display-address.js';

interface AddressLineProps {
  address: string;
  faded: boolean;
  /** Shown below the address. */
  children?: ReactNode;
}

/** The address, as large as possible, and the copy button. */
export function AddressLine({ address, faded, children }: AddressLineProps) {
  const { t } = useTranslation('generator');
  const [copiedAtMs, setCopiedAtMs] = useState<number | null>(null);
  const [isWhole, setIsWhole] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);
  const copied = copiedAtMs !== null;
  const shown = isWhole ? address : displayAddress(address);
  const at = shown.indexOf('@');
  const [name, rest] = at === -1 ? [shown, ''] : [shown.slice(0, at), shown.slice(at)];

  useEffect(() => {
    if (copiedAtMs === null) return;
    const timer = setTimeout(() => setCopiedAtMs(null), timers.copiedStateMs);
    return () => clearTimeout(timer);
  }, [copiedAtMs]);

  // Selects the address if the browser could not copy it, so that the visitor can copy it by hand.
  useEffect(() => {
    if (isWhole && line.current) getSelection()?.selectAllChildren(line.current);
  }, [isWhole]);

  const copyAddress = async () => {
    setIsWhole(false);
    if (!(await copy(address, 'addressCopied'))) return setIsWhole(true);
    setCopiedAtMs(Date.now());
    useWaiting.getState().wait(address);
  };

  return (
    <div className="flex flex-col gap-3 sm:gap-4">
      <p
        ref={line}
        data-testid="address"
        title={address}
        translate="no"
        dir="ltr"
        className={classNames(
          'address-room border-b border-dashed border-line-strong pb-3.5 font-mono text-address font-medium tracking-tight wrap-anywhere rtl:text-end',
          faded && 'text-ink-faint',
        )}
      >
        <span>
          {name}
          <wbr />
          <span className={faded ? undefined : 'text-ink-soft'}>{rest}</span>
        </span>
      </p>
      {children}
      <Button
        look={faded ? 'secondary' : 'primary'}
        className="w-full"
        data-testid="copy"
        data-copied={copied}
        onClick={() => void copyAddress()}
      >
        {copied ? <Check className="size-4.5" aria-hidden="true" /> : <Copy className="size-4.5" aria-hidden="true" />}
        {t(copied ? 'copied' : 'copy')}
      </Button>
    </div>
  );
}

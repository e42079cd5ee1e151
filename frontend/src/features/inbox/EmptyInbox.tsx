import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isPhone, scrollTo } from '../../browser/scroll.js';
import { classNames } from '../../components/class-names.js';
import { Logo } from '../../components/Logo.js';
import { useAddress } from '../../store/address-store.js';
import { useInbox } from '../../store/inbox-store.js';
import { useWaiting } from '../../store/waiting-store.js';

/**
 * Tells a visitor without mail what to do with the address and, once it was copied, that the page waits for the code.
 *
 * @param trace shown while the visitor waits: what has happened on the way to the inbox.
 */
export function EmptyInbox({ trace }: { trace: ReactNode }) {
  const { t } = useTranslation(['inbox', 'generator']);
  const address = useInbox((state) => state.address);
  const isWaiting = useWaiting((state) => state.address !== null && state.address === address);
  const isNew = useWaiting((state) => state.isNew);
  const card = useRef<HTMLDivElement>(null);
  const phase = useAddress(({ current }) => current.phase);
  const hints = { starting: t('empty.awaiting'), unreachable: t('empty.unreachable') };
  const hint = phase === 'starting' || phase === 'unreachable' ? hints[phase] : t('empty.noAddress');
  // The inbox of the list ended while the visitor looked at it: "no messages yet" would promise that some may still come.
  const ending = phase === 'ended' || phase === 'visitEnded' ? t(`generator:${phase}.title`) : null;
  const title = ending ?? (isWaiting ? t('waiting.title') : t('empty.title'));
  const text = isWaiting ? t('waiting.text') : address !== null ? t('empty.text') : hint;
  // On a phone the inbox is below the copy button. The page scrolls to this card once the card has its height: from
  // then on the browser keeps the view in place while the page grows.
  useEffect(() => {
    if (!isWaiting || !isNew) return;
    useWaiting.getState().seen();
    if (isPhone() && card.current) scrollTo(card.current);
  }, [isWaiting, isNew]);

  return (
    <div
      ref={card}
      data-testid={isWaiting ? 'waiting' : undefined}
      className={classNames(
        'flex grow scroll-mt-24 flex-col items-center justify-center px-6 text-center',
        // On a phone the card fills the rest of the screen below the address.
        isWaiting ? 'py-12 max-sm:min-h-[60svh]' : 'py-8 sm:py-12',
      )}
    >
      <div role="status" className="contents">
        <Logo className={isWaiting ? 'size-20' : 'size-14 opacity-75'} />
        <p className={classNames('mt-5 font-display font-medium', isWaiting ? 'text-closing' : 'text-lg')}>{title}</p>
        <p className="mt-1.5 max-w-sm text-sm text-balance text-ink-soft noscript:hidden">{text}</p>
        {isWaiting && (
          <p className="mt-5 font-mono text-sm font-medium wrap-anywhere" translate="no" dir="ltr">
            {address}
          </p>
        )}
      </div>
      {isWaiting && trace}
    </div>
  );
}

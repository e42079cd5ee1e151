import { Eye, Hourglass } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { canRemember } from '../../browser/remembered.js';
import { classNames } from '../../components/class-names.js';
import { Notice } from '../../components/Notice.js';
import { useClock } from '../../components/use-clock.js';
import { useAddress, type AddressStore } from '../../store/address-store.js';
import { AddressLine } from './AddressLine.js';
import { AddressTools } from './AddressTools.js';
import { AwaitedAddress } from './AwaitedAddress.js';
import { CookiesNotice } from './CookiesNotice.js';
import { Countdown } from './Countdown.js';
import { DomainSelect } from './DomainSelect.js';
import { Lifetime } from './Lifetime.js';
import { GenerateButton } from './GenerateButton.js';
import { GuestNotice } from './GuestNotice.js';
import { HeldAddressActions } from './HeldAddressActions.js';
import { NoAddress } from './NoAddress.js';
import { QuotaCounts } from './QuotaCounts.js';

const headingId = 'generator-heading';

interface GeneratorPanelProps {
  /** The visitor has moved to an address of their own. */
  onMoved: () => void;
}

/** The visitor's address and everything that can be done with it. */
export function GeneratorPanel(props: GeneratorPanelProps) {
  const now = useAddress();
  const late = useDeferredValue(now);
  // React draws the first address in slices: in one piece, this keeps a slow phone from answering touches for a tenth
  // of a second. It draws later changes in one piece, so that no button stays for an address that is gone.
  return <Panel {...props} state={late.current.phase === 'starting' ? late : now} />;
}

const Panel = memo(function Panel({ state, onMoved }: GeneratorPanelProps & { state: AddressStore }) {
  const { t } = useTranslation('generator');
  const { current, quota, busy, domains, domain, chooseDomain } = state;
  const held = current.phase === 'held' ? current : null;
  const expired = useClock((now) => held !== null && now >= held.countdownEndsAtMs);
  const exhausted = quota?.remaining === 0;
  const wayOn = (look: 'primary' | 'secondary', text: string) => (
    <GenerateButton look={look} text={text} onMoved={onMoved} />
  );

  return (
    <section
      className="panel flex flex-col gap-3 p-4 sm:gap-5 sm:p-7"
      aria-labelledby={headingId}
      aria-busy={busy !== null}
    >
      <header
        className={classNames(
          'flex flex-wrap items-center justify-between gap-x-4',
          // Keeps room for the countdown, so that nothing moves when it appears.
          (held || current.phase === 'starting') && 'min-h-19.5',
        )}
      >
        <h2 id={headingId} className="grow basis-28 text-lg font-semibold tracking-tight beside:text-base">
          {t(current.phase === 'public' ? 'publicTitle' : 'title')}
        </h2>
        {held && <Countdown key={held.address} endsAtMs={held.countdownEndsAtMs} />}
      </header>

      {current.phase === 'held' || current.phase === 'public' ? (
        <>
          <AddressLine key={current.address} address={current.address} faded={expired}>
            {held && <Lifetime inbox={held.inbox} />}
          </AddressLine>
          {expired && (
            <Notice tone="info" icon={<Hourglass className="size-4" />}>
              {t('expiredText')}
            </Notice>
          )}
          {held && <GuestNotice access={held.inbox.access} />}
          {current.phase === 'public' && (
            <Notice tone="info" icon={<Eye className="size-4" />}>
              {t('public.text')}
            </Notice>
          )}
          <div className="flex flex-wrap gap-2.5">
            {wayOn(expired ? 'primary' : 'secondary', t(held ? 'generate' : 'public.own'))}
            {held && <HeldAddressActions inbox={held.inbox} expired={expired} />}
          </div>
        </>
      ) : current.phase === 'starting' ? (
        <AwaitedAddress />
      ) : (
        <NoAddress current={current}>{wayOn('primary', t('generateFirst'))}</NoAddress>
      )}

      {current.phase !== 'starting' && current.phase !== 'unreachable' && (
        <div className="flex flex-col gap-2">
          <AddressTools current={current} isOver={expired} onMoved={onMoved} />
          {domains.length > 1 && !exhausted && (
            <label className="flex min-w-0 flex-wrap items-center justify-between gap-x-2 ps-1 text-xs text-ink-faint">
              <span>{t('domain')}</span>
              <DomainSelect data-testid="domain" domains={domains} value={domain} onChoose={chooseDomain} />
            </label>
          )}
        </div>
      )}

      {(quota || held || current.phase === 'starting') && (
        <div className="border-t border-line pt-3 sm:pt-5">
          <CookiesNotice />
          <QuotaCounts quota={quota} inbox={current.phase === 'starting' ? 'awaited' : (held?.inbox ?? null)} />
        </div>
      )}
      {held && !canRemember() && <p className="text-xs text-ink-faint">{t('notKept')}</p>}
    </section>
  );
});

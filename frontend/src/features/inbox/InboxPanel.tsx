import { RefreshCw } from 'lucide-react';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPart } from '../../browser/load-part.js';
import { Button } from '../../components/Button.js';
import { classNames } from '../../components/class-names.js';
import { useInbox } from '../../store/inbox-store.js';
import { ConnectionBadge } from './ConnectionBadge.js';
import { EmptyInbox } from './EmptyInbox.js';
import { refreshInbox } from './refresh.js';

const headingId = 'inbox-heading';

/** On its way with the first mail: the page shows its address without waiting for what lists mail. */
const mailList = loadPart(() => import('./MailList.js'));
const MailList = lazy(() => mailList);

/** The messages of the address on show, live, and read anew every half minute whatever the connection does. */
export function InboxPanel({ alerts, footer }: { alerts: ReactNode; footer: ReactNode }) {
  const { t } = useTranslation('inbox');
  const hasAddress = useInbox(({ address }) => address !== null);
  const hasMail = useInbox(({ rows }) => rows.emails.length > 0);
  const loaded = useInbox((state) => state.loaded);
  const busy = useInbox(({ reading, refreshing }) => reading || refreshing);
  const refreshing = useInbox((state) => state.refreshing);

  useEffect(() => {
    const timer = setInterval(useInbox.getState().tick, 1000);
    return () => clearInterval(timer);
  }, []);

  // A button that is disabled under the focus loses it.
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (busy) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus();
  }, [busy]);

  return (
    <section
      className="panel flex min-h-96 flex-col outline-none lg:min-h-112"
      aria-labelledby={headingId}
      tabIndex={-1}
      data-testid="inbox"
    >
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-4 sm:px-7">
        <h2 id={headingId} className="text-lg font-semibold tracking-tight">
          {t('title')}
        </h2>
        <ConnectionBadge />
        <div className="ml-auto flex items-center gap-3">
          {hasAddress && <RefreshLabel />}
          <Button
            ref={button}
            size="sm"
            data-testid="refresh"
            aria-label={t('refresh')}
            disabled={!hasAddress || busy}
            onClick={refreshInbox}
          >
            <RefreshCw className={classNames('size-4', refreshing && 'animate-turn')} aria-hidden="true" />
            <span className="max-sm:sr-only">{t('refresh')}</span>
          </Button>
          {alerts}
        </div>
      </header>

      {hasMail ? (
        <Suspense fallback={<Loading />}>
          <MailList headingId={headingId} />
        </Suspense>
      ) : hasAddress && !loaded ? (
        <Loading />
      ) : (
        <EmptyInbox hasAddress={hasAddress} />
      )}
      {footer}
    </section>
  );
}

function Loading() {
  const { t } = useTranslation('inbox');
  return (
    <p className="grow animate-pulse-soft px-6 py-16 text-center text-sm text-ink-soft" role="status">
      {t('loading')}
    </p>
  );
}

/** Counts down to the next reading, and tells when one is under way. */
function RefreshLabel() {
  const { t } = useTranslation('inbox');
  const seconds = useInbox((state) => state.secondsToRefresh);
  const refreshing = useInbox((state) => state.refreshing);
  return (
    <span className="text-xs text-ink-faint tabular-nums">
      {refreshing ? t('refreshing') : t('autoRefresh', { seconds })}
    </span>
  );
}

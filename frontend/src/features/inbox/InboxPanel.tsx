import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { classNames } from '../../components/class-names.js';
import { useInbox } from '../../store/inbox-store.js';
import { useStats } from '../../store/stats-store.js';
import { Arrivals } from './Arrivals.js';
import { ConnectionBadge } from './ConnectionBadge.js';
import { EmptyInbox } from './EmptyInbox.js';
import { MessageRow } from './MessageRow.js';

const headingId = 'inbox-heading';

/** The messages of the address on show, live, and read anew every half minute whatever the connection does. */
export function InboxPanel() {
  const { t } = useTranslation('inbox');
  const hasAddress = useInbox(({ address }) => address !== null);
  const emails = useInbox(({ rows }) => rows.emails);
  const arrived = useInbox((state) => state.arrived);
  const loaded = useInbox((state) => state.loaded);
  const busy = useInbox(({ reading, refreshing }) => reading || refreshing);
  const refreshing = useInbox((state) => state.refreshing);

  useEffect(() => {
    const timer = setInterval(useInbox.getState().tick, 1000);
    return () => clearInterval(timer);
  }, []);

  const refresh = () => {
    void useInbox.getState().refresh();
    void useStats.getState().refresh();
  };

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
            size="sm"
            data-testid="refresh"
            aria-label={t('refresh')}
            disabled={!hasAddress || busy}
            onClick={refresh}
          >
            <RefreshCw className={classNames('size-4', refreshing && 'animate-turn')} aria-hidden="true" />
            <span className="max-sm:sr-only">{t('refresh')}</span>
          </Button>
        </div>
      </header>
      <Arrivals />

      {emails.length > 0 ? (
        <table role="table" className="block" aria-labelledby={headingId}>
          <thead role="rowgroup" className="block max-sm:sr-only">
            <tr
              role="row"
              className="grid grid-cols-[minmax(0,12rem)_minmax(0,1fr)_auto] gap-x-3 border-b border-line bg-sunken px-7 py-1.5 text-left text-xs text-ink-faint"
            >
              <th role="columnheader" className="font-medium">
                {t('columns.sender')}
              </th>
              <th role="columnheader" className="font-medium">
                {t('columns.subject')}
              </th>
              <th role="columnheader" className="min-w-20 text-center font-medium">
                {t('columns.actions')}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup" className="block">
            {emails.map((email) => (
              <MessageRow key={email.id} email={email} isNew={arrived.some(({ id }) => id === email.id)} />
            ))}
          </tbody>
        </table>
      ) : hasAddress && !loaded ? (
        <p className="grow animate-pulse-soft px-6 py-16 text-center text-sm text-ink-soft" role="status">
          {t('loading')}
        </p>
      ) : (
        <EmptyInbox hasAddress={hasAddress} />
      )}
    </section>
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

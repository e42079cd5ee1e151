import { RefreshCw } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { classNames } from '../../components/class-names.js';
import { latePart } from '../../components/late-part.js';
import { onTick } from '../../components/use-clock.js';
import { useOffline } from '../../components/use-offline.js';
import { useConnection } from '../../store/connection-store.js';
import { useInbox } from '../../store/inbox-store.js';
import { useListedMails } from '../../store/list-view.js';
import { useOtherInboxes } from '../../store/other-inboxes.js';
import { useWaiting } from '../../store/waiting-store.js';
import { ConnectionBadge } from './ConnectionBadge.js';
import { EmptyInbox } from './EmptyInbox.js';
import { refreshInbox } from './refresh.js';

const headingId = 'inbox-heading';

const hiddenTickMs = 5000;
/** After this time the page tells the visitor that the list's code has not come: something blocks it, or the network is gone. */
const patienceMs = 5000;

/** Loaded when the visitor copies the address, or with the first mail: many visitors never need the list. */
const MailList = latePart(async () => (await import('./MailList.js')).MailList);
/** Loaded with the second inbox of a visitor. */
const InboxSwitch = latePart(async () => (await import('./InboxSwitch.js')).InboxSwitch);

interface InboxPanelProps {
  alerts: ReactNode;
  footer: ReactNode;
  /** Shown while the visitor waits for a first mail. */
  trace: ReactNode;
  /** The visitor has moved to another own address. */
  onMoved: () => void;
}

/** The inbox of the address on screen: updated by socket events, and read again every 30 s, also without a socket. */
export function InboxPanel({ alerts, footer, trace, onMoved }: InboxPanelProps) {
  const { t } = useTranslation('inbox');
  const hasAddress = useInbox(({ address }) => address !== null);
  const hasMail = useListedMails().length > 0;
  const hasOthers = useOtherInboxes(({ boxes }) => boxes.size > 0);
  const loaded = useInbox((state) => state.loaded);
  const isMailLikely = useWaiting((state) => state.address !== null);

  useEffect(() => {
    if (isMailLikely) void MailList.preload();
  }, [isMailLikely]);

  useEffect(() => {
    const { tick } = useInbox.getState();
    const stop = onTick(tick);
    // `onTick` stops while the tab is hidden. Without a socket, this timer then goes on, so that new mail is still read
    // every 30 s.
    const timer = setInterval(() => {
      if (document.hidden && !useConnection.getState().socketUp) tick();
    }, hiddenTickMs);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, []);

  return (
    <section
      className="panel flex min-h-96 flex-col outline-none lg:min-h-112"
      aria-labelledby={headingId}
      tabIndex={-1}
      data-testid="inbox"
    >
      <header className="flex items-center gap-x-2 border-b border-line px-4 py-1.5 sm:px-7 sm:py-4">
        {/* On a phone the title is above the badge, beside the buttons: a row of buttons would push the list down. */}
        <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 sm:gap-x-4">
          <h2 id={headingId} className="text-lg font-semibold tracking-tight max-sm:w-full">
            {t('title')}
          </h2>
          <ConnectionBadge />
          {hasAddress && <RefreshLabel />}
        </div>
        <div className="flex shrink-0 items-center gap-1.5 sm:gap-3">
          <RefreshButton />
          {alerts}
        </div>
      </header>

      {hasOthers && <InboxSwitch onMoved={onMoved} meanwhile={<div className="h-15 border-b border-line" />} />}
      {hasMail ? (
        <MailList headingId={headingId} meanwhile={<LoadingList />} />
      ) : hasAddress && !loaded ? (
        <Loading text={t('loading')} />
      ) : (
        <EmptyInbox trace={trace} />
      )}
      {footer}
    </section>
  );
}

function Loading({ text }: { text: string }) {
  return (
    <p className="grow animate-pulse-soft px-6 py-16 text-center text-sm text-ink-soft" role="status">
      {text}
    </p>
  );
}

/** The code of the list is tried again by itself (`latePart`), which may take as long as the network is away. */
function LoadingList() {
  const { t } = useTranslation('inbox');
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return <Loading text={isLate ? t('listMissing') : t('loading')} />;
}

function RefreshButton() {
  const { t } = useTranslation('inbox');
  const hasAddress = useInbox(({ address }) => address !== null);
  const busy = useInbox(({ reading, refreshing }) => reading || refreshing);
  const refreshing = useInbox((state) => state.refreshing);

  return (
    <Button
      size="sm"
      data-testid="refresh"
      aria-label={t('refresh')}
      title={t('refresh')}
      disabled={!hasAddress || busy}
      onClick={refreshInbox}
    >
      <RefreshCw className={classNames('size-4', refreshing && 'animate-turn')} aria-hidden="true" />
      <span className="max-sm:sr-only lg:max-xl:sr-only beside:sr-only">{t('refresh')}</span>
    </Button>
  );
}

/** Counts down to the next refresh, or says that one is under way. */
function RefreshLabel() {
  const { t } = useTranslation('inbox');
  const seconds = useInbox((state) => state.secondsToRefresh);
  const refreshing = useInbox((state) => state.refreshing);
  const socketUp = useConnection((connection) => connection.socketUp);
  // Offline, the countdown would promise a refresh that fails, unless the server runs on this device: then the socket
  // is up.
  if (useOffline() && !socketUp) return null;
  return (
    <span className="min-w-0 truncate text-xs text-ink-faint tabular-nums sm:ms-auto beside:hidden">
      {refreshing ? t('refreshing') : t('autoRefresh', { seconds })}
    </span>
  );
}

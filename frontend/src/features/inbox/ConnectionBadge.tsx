import { useTranslation } from 'react-i18next';
import { classNames } from '../../components/class-names.js';
import { Tooltip } from '../../components/Tooltip.js';
import { useOffline } from '../../components/use-offline.js';
import { connectionState, useConnection } from '../../store/connection-store.js';

const looks = {
  live: { text: 'text-water', dot: 'bg-water' },
  polling: { text: 'text-warning', dot: 'bg-warning' },
  reconnecting: { text: 'text-ink-soft', dot: 'bg-ink-faint animate-pulse-soft' },
} as const;

/** Shows whether mail is pushed, and what happens if not. */
export function ConnectionBadge() {
  const { t } = useTranslation(['inbox', 'generator']);
  const state = useConnection(connectionState);
  const wasUp = useConnection((connection) => connection.wasUp);
  const { text, dot } = looks[state];
  // Says "connecting" until the page's first connection is up, since none was lost before.
  const offline = useOffline();
  const words = state !== 'reconnecting' ? state : offline ? 'offline' : wasUp ? state : 'connecting';
  return (
    <Tooltip text={words === 'offline' ? t('generator:offline.text') : t(`connection.${words}Text`)}>
      <span
        data-testid="connection"
        data-state={state}
        tabIndex={0}
        role="status"
        className={classNames(
          'inline-flex items-center gap-1.5 rounded-full text-xs font-medium noscript:hidden',
          text,
        )}
      >
        <span
          className={classNames('size-2 rounded-full forced-color-adjust-none forced-colors:bg-[Highlight]', dot)}
          aria-hidden="true"
        />
        {t(`connection.${words}`)}
      </span>
    </Tooltip>
  );
}

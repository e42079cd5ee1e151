import { CloudOff, Cookie, Feather, History, Leaf, Link2Off, Lock, MailQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { useClock } from '../../components/use-clock.js';
import { useOffline } from '../../components/use-offline.js';
import type { AddressState } from '../../store/address-state.js';
import { useAddress } from '../../store/address-store.js';
import { restoreAddress } from './commands.js';
import { printable } from './display-address.js';

interface NoAddressProps {
  current: Exclude<AddressState, { phase: 'starting' | 'held' | 'public' }>;
  /** The next step, if there is one. */
  children: ReactNode;
}

const icons = {
  none: Feather,
  ended: Leaf,
  private: Lock,
  invalid: MailQuestionMark,
  unreachable: CloudOff,
  visitEnded: Leaf,
  linkGone: Link2Off,
  linkFull: Link2Off,
  linkNeedsCookies: Cookie,
};

/** The panel while there is no address to show: the reason, and the next step. */
export function NoAddress({ current, children }: NoAddressProps) {
  const { t } = useTranslation('generator');
  const retry = useAddress((state) => state.retry);
  const exhausted = useAddress(({ quota }) => quota?.remaining === 0);
  const busy = useAddress((state) => state.busy !== null);
  const restorable = useAddress(({ own }) =>
    current.phase === 'ended' ? own.find(({ address }) => address === current.address) : undefined,
  );
  const { phase } = current;
  const holdsOthers = useAddress(
    ({ own }) => phase === 'none' && own.some(({ state, access }) => state === 'held' && access === 'holder'),
  );
  const Icon = icons[phase];
  const offline = useOffline();
  const lacksNetwork = phase === 'unreachable' && offline;
  return (
    <div className="flex flex-col items-start gap-4" role="status">
      <Icon className="size-7 text-ember" strokeWidth={1.5} aria-hidden="true" />
      <div>
        <p className="font-display text-lg font-medium">
          {t(lacksNetwork ? 'offline.title' : holdsOthers ? 'none.otherTitle' : `${phase}.title`)}
        </p>
        <p className="mt-1 text-sm text-ink-soft wrap-anywhere">
          {lacksNetwork ? (
            t('offline.text')
          ) : current.phase === 'unreachable' ? (
            <NextTry atMs={current.retryAtMs} />
          ) : holdsOthers ? (
            t('none.otherText')
          ) : current.phase === 'none' ? (
            !exhausted && t('none.text')
          ) : (
            t(`${current.phase}.text`, { address: 'address' in current ? printable(current.address) : '' })
          )}
        </p>
        {restorable && <p className="mt-1 text-sm text-ink-soft">{t('ended.restoreText')}</p>}
      </div>
      <div className="flex w-full flex-wrap gap-2.5">
        {phase === 'unreachable' ? (
          <Button look="primary" className="grow" onClick={retry}>
            {t('unreachable.retry')}
          </Button>
        ) : (
          children
        )}
        {restorable && (
          <Button
            className="grow"
            data-testid="restore"
            disabled={busy}
            onClick={() => void restoreAddress(restorable.address)}
          >
            <History className="size-4.5" aria-hidden="true" />
            {t('ended.restore')}
          </Button>
        )}
      </div>
    </div>
  );
}

function NextTry({ atMs }: { atMs: number }) {
  const { t } = useTranslation('generator');
  const count = useClock((now) => Math.max(Math.ceil((atMs - now) / 1000), 0));
  // Keeps the countdown out of the live region, which would announce it every second.
  return <span aria-live="off">{t('unreachable.text', { count })}</span>;
}

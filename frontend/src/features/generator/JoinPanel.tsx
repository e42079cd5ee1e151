import type { GuestAccess } from '@efemera/contract';
import { Copy, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toServerTime } from '../../browser/server-clock.js';
import { Button } from '../../components/Button.js';
import { Segments } from '../../components/Segments.js';
import { useClock } from '../../components/use-clock.js';
import { copy } from '../../store/copy.js';
import { useGuests } from '../../store/guests-store.js';
import { GuestList } from './GuestList.js';
import { QrCode } from './QrCode.js';

/** A QR code that opens the inbox on one other device, and the list of the devices that have joined. */
export function JoinPanel({ address }: { address: string }) {
  const { t } = useTranslation('addresses');
  const [access, setAccess] = useState<GuestAccess>('full');

  useEffect(() => {
    useGuests.getState().open(address, 'full');
    return () => useGuests.getState().close();
  }, [address]);

  const choose = (chosen: GuestAccess) => {
    setAccess(chosen);
    void useGuests.getState().renew(chosen);
  };

  return (
    <div className="flex flex-col gap-5 overflow-y-auto px-5 py-6 sm:px-7">
      <Segments
        name="join-access"
        label={t('join.access')}
        choices={[
          { value: 'full', text: t('join.full') },
          { value: 'read', text: t('join.read') },
        ]}
        value={access}
        onChoose={choose}
      />
      <JoinCode onRenew={() => void useGuests.getState().renew(access)} />
      <GuestList />
    </div>
  );
}

function JoinCode({ onRenew }: { onRenew: () => void }) {
  const { t, i18n } = useTranslation('addresses');
  const link = useGuests((state) => state.link);
  const isOver = useClock((now) => link.state === 'open' && toServerTime(now) >= Date.parse(link.expiresAt));
  if (link.state === 'making') {
    return (
      <p className="grid aspect-square w-full max-w-64 animate-pulse-soft place-items-center self-center text-sm text-ink-soft">
        {t('join.making')}
      </p>
    );
  }
  if (link.state === 'open' && !isOver) {
    const until = new Date(link.expiresAt).toLocaleTimeString(i18n.language, { timeStyle: 'short' });
    return (
      <div className="flex flex-col items-center gap-3">
        <QrCode testId="join-link" value={link.url} title={t('join.code')} />
        <p className="text-center text-sm text-ink-soft">{t('join.valid', { until })}</p>
        <Button size="sm" data-testid="join-copy" onClick={() => void copy(link.url, 'linkCopied')}>
          <Copy className="size-4" aria-hidden="true" />
          {t('join.copy')}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col items-center gap-3 py-4" role="status">
      <p className="text-center text-sm text-ink-soft">
        {t(`join.problem.${link.state === 'open' ? 'over' : link.state}`)}
      </p>
      <Button size="sm" data-testid="join-renew" onClick={onRenew}>
        <RefreshCw className="size-4" aria-hidden="true" />
        {t('join.renew')}
      </Button>
    </div>
  );
}

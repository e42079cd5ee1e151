import type { Guest } from '@efemera/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { TimeAgo } from '../../components/TimeAgo.js';
import { useGuests } from '../../store/guests-store.js';

/** Lists the devices of guests; the button of a row ends that guest's access. */
export function GuestList() {
  const { t } = useTranslation('addresses');
  const guests = useGuests((state) => state.guests);
  if (guests === null) return null;
  return (
    <section data-testid="guests" aria-label={t('guests.title')} className="border-t border-line pt-4">
      <h3 className="text-sm font-medium">{t('guests.title')}</h3>
      {guests.length === 0 ? (
        <p className="mt-1 text-sm text-ink-soft">{t('guests.none')}</p>
      ) : (
        <ul className="divide-y divide-line" aria-live="polite">
          {guests.map((guest) => (
            <GuestRow key={guest.id} guest={guest} />
          ))}
        </ul>
      )}
    </section>
  );
}

function GuestRow({ guest: { id, device, access, joinedAt } }: { guest: Guest }) {
  const { t } = useTranslation('addresses');
  const [isEnding, setIsEnding] = useState(false);
  // The server names a device in English: browser and system with ` on ` between them, or only one of the two.
  const [browser = '', system] = device.split(' on ');
  const name = system
    ? t('guests.device', { browser, system })
    : browser === 'Unknown device'
      ? t('guests.unknown')
      : browser;

  const end = async () => {
    setIsEnding(true);
    if (!(await useGuests.getState().end(id))) setIsEnding(false);
  };

  return (
    <li data-testid="guest" className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 grow">
        <p className="truncate text-sm">{name}</p>
        <p className="text-xs text-ink-faint">
          {t(`join.${access}`)} · <TimeAgo iso={joinedAt} />
        </p>
      </div>
      <Button
        size="sm"
        look="danger"
        data-testid="guest-end"
        aria-label={t('guests.endLabel', { device: name })}
        disabled={isEnding}
        onClick={() => void end()}
      >
        {t('guests.end')}
      </Button>
    </li>
  );
}

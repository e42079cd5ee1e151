import type { Inbox } from '@efemera/contract';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../components/format-duration.js';
import { PillSelect } from '../../components/PillSelect.js';
import { useAddress } from '../../store/address-store.js';
import { extendAddress } from './commands.js';

/** The choice of a lifetime, for this address and the visitor's next ones; shows that of this address. */
export function TtlSelect({ inbox: { address, ttlSeconds } }: { inbox: Inbox }) {
  const { t, i18n } = useTranslation('generator');
  const { lifetimes, chooseTtl, busy } = useAddress();
  // The lifetime may be none of those that can be chosen: the server's default is shorter, or a program has chosen it.
  const offered = lifetimes.includes(ttlSeconds) ? lifetimes : [ttlSeconds, ...lifetimes].sort((a, b) => a - b);
  if (offered.length < 2) return null;
  return (
    <PillSelect
      data-testid="ttl"
      // Makes the control large enough for a finger, without making its line higher.
      className="-my-3.5 -me-3 shrink-0 sm:-my-2.5"
      aria-label={t('ttl')}
      title={t('ttl')}
      choices={offered.map((seconds) => ({
        value: String(seconds),
        text: formatDuration(seconds, i18n.language, 'long'),
      }))}
      value={String(ttlSeconds)}
      disabled={busy !== null}
      onChoose={(chosen) => {
        const seconds = Number(chosen);
        // Remembers the choice after the server has agreed: otherwise the menu would show a lifetime that the address does
        // not have.
        void extendAddress(address, seconds).then((isExtended) => isExtended && chooseTtl(seconds));
      }}
    />
  );
}

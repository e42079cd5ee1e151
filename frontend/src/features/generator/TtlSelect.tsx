import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../components/format-duration.js';
import { PillSelect } from '../../components/PillSelect.js';
import { useAddress } from '../../store/address-store.js';

/** How long the next address lives. */
export function TtlSelect() {
  const { i18n } = useTranslation();
  const { lifetimes, ttlSeconds, chooseTtl } = useAddress();
  return (
    <PillSelect
      data-testid="ttl"
      choices={lifetimes.map((seconds) => ({ value: String(seconds), text: formatDuration(seconds, i18n.language, 'long') }))}
      value={String(ttlSeconds)}
      onChoose={(seconds) => chooseTtl(Number(seconds))}
    />
  );
}

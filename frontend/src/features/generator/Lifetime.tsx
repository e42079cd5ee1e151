import type { Inbox } from '@efemera/contract';
import { useTranslation } from 'react-i18next';
import { useTimeUntil } from '../../components/use-time-until.js';
import { TtlSelect } from './TtlSelect.js';

/** Shows when the server deletes an address with its mail (after the countdown), and offers other lifetimes. */
export function Lifetime({ inbox }: { inbox: Inbox }) {
  const { access, expiresAt } = inbox;
  const { t, i18n } = useTranslation('generator');
  const when = useTimeUntil(expiresAt, i18n.language);
  return (
    <div className="-mt-1.5 flex flex-wrap items-center justify-between gap-x-2">
      <time
        dateTime={expiresAt}
        data-testid="erased-at"
        title={new Date(expiresAt).toLocaleString(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })}
        className="grow basis-28 text-xs text-balance text-ink-faint"
      >
        {t('erased', { when })}
      </time>
      {access === 'holder' && <TtlSelect inbox={inbox} />}
    </div>
  );
}

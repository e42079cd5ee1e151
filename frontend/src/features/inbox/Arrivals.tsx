import { useTranslation } from 'react-i18next';
import { readSender } from '../../components/sender.js';
import { useInbox } from '../../store/inbox-store.js';

/** Tells assistive technology about new mail. */
export function Arrivals() {
  const { t } = useTranslation('inbox');
  const arrived = useInbox((state) => state.arrived);
  const [first] = arrived;
  return (
    <p role="status" className="sr-only">
      {first &&
        (arrived.length === 1
          ? t('arrived', {
              sender: readSender(first.from).name || first.from || t('noSender'),
              subject: first.subject || t('noSubject'),
            })
          : t('arrivedMany', { count: arrived.length }))}
    </p>
  );
}

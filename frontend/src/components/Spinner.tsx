import { LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Shows that a page is loading. */
export function Spinner() {
  const { t } = useTranslation();
  return (
    <p role="status" className="flex flex-col items-center gap-3 py-24 text-sm text-ink-soft">
      <LoaderCircle className="size-7 animate-turn text-ember" aria-hidden="true" />
      {t('loading')}
    </p>
  );
}

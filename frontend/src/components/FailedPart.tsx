import { useTranslation } from 'react-i18next';
import { Button } from './Button.js';

/** Shown in place of a page that could not be drawn. */
export function FailedPart() {
  const { t } = useTranslation();
  return (
    <div role="alert" className="flex flex-col items-start gap-4 py-16">
      <p className="text-xl font-semibold">{t('failed.title')}</p>
      <p className="max-w-md text-ink-soft">{t('failed.text')}</p>
      <Button look="primary" onClick={() => location.reload()}>
        {t('failed.reload')}
      </Button>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { Logo } from '../../components/Logo.js';

/** The inbox before the first message: a calm sky, and what to do with it. */
export function EmptyInbox({ hasAddress }: { hasAddress: boolean }) {
  const { t } = useTranslation('inbox');
  return (
    <div className="flex grow flex-col items-center justify-center px-6 py-12 text-center">
      <Logo className="size-14 opacity-75" />
      <p className="mt-5 font-display text-lg font-medium">{t('empty.title')}</p>
      <p className="mt-1.5 max-w-sm text-sm text-balance text-ink-soft">
        {t(hasAddress ? 'empty.text' : 'empty.noAddress')}
      </p>
    </div>
  );
}

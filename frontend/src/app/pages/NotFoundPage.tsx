import { useTranslation } from 'react-i18next';
import { Link } from '../../router/Link.js';
import { Logo } from '../../components/Logo.js';

export default function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col items-start gap-4 py-16 sm:py-24">
      <Logo className="size-16" />
      <h1 className="text-hero font-semibold tracking-[-0.03em]">{t('notFound.title')}</h1>
      <p className="max-w-md text-ink-soft">{t('notFound.text')}</p>
      <Link
        to="/"
        className="inline-flex min-h-11 items-center rounded-full bg-ember px-5 text-sm font-medium text-on-ember hover:bg-ember-deep"
      >
        {t('notFound.back')}
      </Link>
    </div>
  );
}

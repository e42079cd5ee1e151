import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBuildInfo } from './build-info-store.js';

const year = new Date().getFullYear();

export function Footer() {
  const { t, i18n } = useTranslation();
  const { version, deployedAt, load } = useBuildInfo();

  useEffect(() => {
    void load();
  }, [load]);

  return (
    <footer className="mx-auto mt-16 w-full max-w-7xl px-4 pb-8 text-sm text-ink-soft sm:px-8">
      <div className="flex flex-col gap-x-8 gap-y-3 border-t border-line pt-6 sm:flex-row sm:flex-wrap sm:items-baseline">
        <p className="grow">
          {t('footer.promise')} {t('footer.receiveOnly')}
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
          <span>{t('footer.copyright', { year })}</span>
          {version && (
            <span className="tabular-nums">
              {t('footer.version', { version })}
              {deployedAt && `, ${t('footer.deployed', { when: deployTime(deployedAt, i18n.language) })}`}
            </span>
          )}
        </p>
      </div>
    </footer>
  );
}

/** The product's people live by the clock of São Paulo. */
function deployTime(iso: string, locale: string): string {
  return new Date(iso).toLocaleString(locale, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  });
}

import { pageMarks, sitePages } from '@efemera/contract';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '../components/use-is-live.js';
import { Link } from '../router/Link.js';
import { useBuildInfo } from './build-info-store.js';
import { footerPlaces, type Place } from './navigation.js';

const linkClass =
  'inline-flex min-h-11 min-w-11 items-center wrap-anywhere hyphens-auto sm:min-h-8 hover:text-ink hover:underline';

export function Footer() {
  const { t, i18n } = useTranslation();
  const { version, deployedAt, load } = useBuildInfo();
  const year = useLive(
    () => String(new Date().getFullYear()),
    () => import.meta.env.BUILT_IN_YEAR,
  );

  useEffect(() => {
    void load();
  }, [load]);

  const placeLinks = (places: readonly Place[]) =>
    places.map(({ key, to }) => (
      <Link key={key} to={to} className={linkClass}>
        {t(`nav.${key}`)}
      </Link>
    ));

  return (
    <footer className="mx-auto mt-20 w-full max-w-7xl px-4 pb-8 text-sm text-ink-soft sm:px-8">
      <div className="grid grid-cols-2 gap-x-8 gap-y-7 border-t border-line pt-8 sm:grid-cols-3 lg:grid-cols-[minmax(0,1.6fr)_repeat(3,minmax(0,1fr))]">
        <p className="max-w-sm max-lg:col-span-full">
          {t('footer.promise')} {t('footer.receiveOnly')}
        </p>
        <Links title={t('footer.siteMap')}>{placeLinks(footerPlaces.siteMap)}</Links>
        <Links title={t('footer.support')}>
          {[
            <Link key="faq" to={sitePages.faq} className={linkClass}>
              {t('nav.faq')}
            </Link>,
            <a key="mail" href={`mailto:${contactAddress()}`} className={linkClass}>
              {t('footer.mail')}
            </a>,
            <Link key="how" to={sitePages.about} className={linkClass}>
              {t('footer.how')}
            </Link>,
            <Link key="safe" to={`${sitePages.faq}#pergunta-11`} className={linkClass}>
              {t('footer.safe')}
            </Link>,
          ]}
        </Links>
        <Links title={t('footer.legal')}>{placeLinks(footerPlaces.legal)}</Links>
      </div>
      {/* Shown only if the operator has set an ad network (main.css): without one, no other company sets cookies. */}
      <p className="ads-notice mt-8 max-w-3xl text-xs text-ink-faint">{t('footer.ads')}</p>
      <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-5 text-xs">
        <span>{t('footer.copyright', { year })}</span>
        {version && (
          <span className="tabular-nums">
            {t('footer.version', { version })}
            {deployedAt && ` · ${t('footer.deployed', { when: deployTime(deployedAt, i18n.language) })}`}
          </span>
        )}
      </p>
    </footer>
  );
}

/** The gateway writes the contact address into the page; the build puts a placeholder there. */
const contactAddress = () =>
  typeof document === 'undefined' ? pageMarks.contact : (document.body.dataset['contact'] ?? '');

function Links({ title, children }: { title: string; children: ReactNode[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-1.5 font-sans text-xs font-semibold text-ink-faint">{title}</h2>
      <ul className="flex flex-col items-start">
        {children.map((child, index) => (
          <li key={index}>{child}</li>
        ))}
      </ul>
    </nav>
  );
}

/** A deploy time in the time zone of São Paulo, where the product's team works. */
function deployTime(iso: string, locale: string): string {
  return new Date(iso).toLocaleString(locale, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  });
}

import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Logo } from '../components/Logo.js';
import { LanguageMenu } from './LanguageMenu.js';
import { ThemeMenu } from './ThemeMenu.js';

export function Header() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const links = [
    { hash: '#gerador', text: t('header.address') },
    { hash: '#caixa', text: t('header.inbox') },
  ];
  return (
    <header className="mx-auto flex min-h-16 w-full max-w-7xl items-center gap-2 px-4 sm:px-8">
      <Link
        to="/"
        aria-label={t('header.home')}
        className="flex items-center gap-2 rounded-md font-display text-lg font-semibold tracking-tight"
      >
        <Logo className="size-8" />
        <span translate="no">Efêmera</span>
      </Link>
      <nav aria-label={t('header.navigation')} className="ml-auto hidden sm:block">
        <ul className="flex">
          {links.map(({ hash, text }) => (
            <li key={hash}>
              <Link
                // Whoever looks at an inbox by `?to=` stays there.
                to={{ pathname: '/', search: pathname === '/' ? search : '', hash }}
                className="inline-flex min-h-10 items-center rounded-full px-4 text-sm text-ink-soft hover:bg-hover hover:text-ink"
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex max-sm:ml-auto">
        <LanguageMenu />
        <ThemeMenu />
      </div>
    </header>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Logo } from '../components/Logo.js';
import { LanguageMenu } from './LanguageMenu.js';
import { ThemeMenu } from './ThemeMenu.js';

export function Header() {
  const { t } = useTranslation();
  const links = [
    { to: '/#gerador', text: t('header.address') },
    { to: '/#caixa', text: t('header.inbox') },
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
          {links.map(({ to, text }) => (
            <li key={to}>
              <Link
                to={to}
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

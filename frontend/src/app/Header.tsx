import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/Button.js';
import { ErrorBoundary } from '../components/ErrorBoundary.js';
import { latePart } from '../components/late-part.js';
import { Logo } from '../components/Logo.js';
import { Link } from '../router/Link.js';
import { currentMark, usePathname } from '../router/router.js';
import { showLoadFailure } from '../store/toast-store.js';
import { LanguageMenu } from './LanguageMenu.js';
import { headerPlaces } from './navigation.js';
import { ThemeMenu } from './ThemeMenu.js';

const MobileMenu = latePart(async () => (await import('./MobileMenu.js')).MobileMenu);

export function Header() {
  const { t } = useTranslation();
  const pathname = usePathname();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <header className="mx-auto flex min-h-16 w-full max-w-7xl flex-wrap items-center gap-2 px-4 sm:px-8">
      <Link
        to="/"
        aria-label={t('header.home')}
        className="flex min-h-11 items-center gap-2 rounded-md font-display text-lg font-semibold tracking-tight"
      >
        <Logo className="size-8" />
        <span translate="no">Efêmera</span>
      </Link>
      <nav aria-label={t('header.navigation')} className="ms-auto hidden lg:block">
        <ul className="flex">
          {headerPlaces.map(({ key, to }) => (
            <li key={key}>
              <Link
                to={to}
                aria-current={currentMark(to, pathname)}
                className="inline-flex min-h-10 items-center rounded-full px-3.5 text-sm text-ink-soft hover:bg-hover hover:text-ink aria-[current]:font-medium aria-[current]:text-ink"
              >
                {t(`nav.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex max-lg:ms-auto">
        <LanguageMenu />
        <ThemeMenu />
        <Button
          size="icon"
          look="quiet"
          className="lg:hidden"
          aria-label={t('header.menu')}
          title={t('header.menu')}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          data-testid="menu-button"
          onClick={() => void MobileMenu.load().then(() => setMenuOpen(true), showLoadFailure)}
        >
          <Menu className="size-5" aria-hidden="true" />
        </Button>
      </div>
      {menuOpen && (
        <ErrorBoundary onFailure={() => setMenuOpen(false)}>
          <MobileMenu onClose={() => setMenuOpen(false)} />
        </ErrorBoundary>
      )}
    </header>
  );
}

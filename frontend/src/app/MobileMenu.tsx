import { pageAliases, sitePages } from '@efemera/contract';
import { X } from 'lucide-react';
import { Dialog, Tabs } from 'radix-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../router/Link.js';
import { Button } from '../components/Button.js';
import { useCloseByBack } from '../components/use-close-by-back.js';
import { currentMark, usePathname } from '../router/router.js';
import { menuTabs } from './navigation.js';

const tabs = Object.entries(menuTabs) as [keyof typeof menuTabs, (typeof menuTabs)[keyof typeof menuTabs]][];

/** The menu on small screens, which slides in over the page. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  useCloseByBack(onClose);
  // Radix returns the focus to its own trigger, but this menu has none: its button belongs to the header.
  const [opener] = useState(() => document.activeElement);
  const pathname = usePathname();
  const [openedAt] = useState(pathname);
  const alias = pageAliases[pathname];
  const page = alias ? sitePages[alias] : pathname;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-60 animate-appear bg-veil" />
        <Dialog.Content
          aria-describedby={undefined}
          data-testid="menu"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // If the visitor has chosen a page, that page has taken the focus.
            if (opener instanceof HTMLElement && location.pathname === openedAt) opener.focus();
          }}
          className="fixed inset-y-0 end-0 z-60 flex w-[min(21rem,88vw)] animate-slide-in flex-col border-s border-line bg-raised shadow-raised outline-none"
        >
          <header className="flex min-h-16 items-center justify-between pe-3 ps-5">
            <Dialog.Title className="text-lg font-semibold">{t('menu.title')}</Dialog.Title>
            <Dialog.Close asChild>
              <Button size="icon" look="quiet" aria-label={t('close')} title={t('close')}>
                <X className="size-5" aria-hidden="true" />
              </Button>
            </Dialog.Close>
          </header>
          <Tabs.Root defaultValue="main" className="flex min-h-0 grow flex-col">
            <Tabs.List className="flex border-b border-line px-3" aria-label={t('menu.title')}>
              {tabs.map(([tab]) => (
                <Tabs.Trigger
                  key={tab}
                  value={tab}
                  className="min-h-11 grow border-b-2 border-transparent px-2 text-sm text-ink-soft data-[state=active]:border-ember data-[state=active]:font-semibold data-[state=active]:text-ink"
                >
                  {t(`menu.${tab}`)}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
            {tabs.map(([tab, places]) => (
              <Tabs.Content key={tab} value={tab} asChild>
                <nav aria-label={t(`menu.${tab}`)} className="overflow-y-auto p-3 outline-none">
                  <ul>
                    {places.map(({ key, to }) => (
                      <li key={key}>
                        <Link
                          to={to}
                          aria-current={currentMark(to, page)}
                          onClick={onClose}
                          className="flex min-h-12 items-center rounded-md px-3 text-base hover:bg-hover aria-[current]:bg-hover aria-[current]:font-medium"
                        >
                          {t(`nav.${key}`)}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </nav>
              </Tabs.Content>
            ))}
          </Tabs.Root>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

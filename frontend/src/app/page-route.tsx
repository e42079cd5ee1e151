import { sitePages, type Locale, type SitePage } from '@efemera/contract';
import i18next from 'i18next';
import { CloudOff } from 'lucide-react';
import { useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { latePart } from '../components/late-part.js';
import { Spinner } from '../components/Spinner.js';
import { useOffline } from '../components/use-offline.js';
import { loadLongText, loadNamespace } from '../i18n/i18n.js';
import type { LateNamespace, LongText } from '../i18n/late-texts.js';
import { usePathname, useSearch } from '../router/router.js';
import { applyHead, type PageHead } from './head.js';

/** The parameters of an address that choose the screen. */
export interface PageAddress {
  pathname: string;
  search: string;
}

/** The exports of a screen's file. */
export interface PageModule {
  default: ComponentType;
  /** Head tags beside the title and description, which come from the page's texts. */
  head?: (address: PageAddress) => Partial<PageHead>;
  /** Loads the content of this address, so that the first paint is complete. */
  preload?: (address: PageAddress) => Promise<void>;
}

/** A screen of the site. */
export interface PageRoute {
  path: string;
  /** The key of its title and description in the texts. */
  page: PageName;
  Component: ComponentType;
  /** Tries to load its code and texts before a visitor follows a link to it. */
  preloadCode: () => Promise<void>;
  /** Loads all that it shows, so that it is drawn complete. @throws if that fails. */
  preload: (address: PageAddress) => Promise<void>;
  head: (address: PageAddress) => PageHead;
}
export type PageName = SitePage | 'article' | 'operator' | 'notFound';

interface PageOptions {
  page: PageName;
  path: string;
  /** The long text that it shows, which is loaded separately. */
  text?: LongText;
  /** Its shorter texts that are loaded separately. */
  texts?: readonly LateNamespace[];
}

/** A screen in its own chunk, loaded on first use. */
export function lazyPage(options: PageOptions, load: () => Promise<PageModule>): PageRoute {
  const { page, path, text, texts = [] } = options;
  let loaded: { module: PageModule; screen: ComponentType } | null = null;
  const loadAll = async () => {
    const [module] = await Promise.all([load(), text && loadLongText(text), ...texts.map(loadNamespace)]);
    return (loaded ??= { module, screen: screenOf(page, module) });
  };
  const Screen = latePart(async () => (await loadAll()).screen, { isPrerendered: true });
  return {
    path,
    page,
    Component: () => <Screen meanwhile={<Loading page={page} />} />,
    preloadCode: Screen.preload,
    preload: async (address) => {
      // Loads here first, because `Screen.preload` swallows errors and this function must throw them.
      const { module } = await loadAll();
      await Screen.preload();
      await module.preload?.(address);
    },
    head: (address) => headOf(page, loaded?.module ?? null, address),
  };
}

/** A screen in the first chunk. */
export function eagerPage({ page, path }: PageOptions, module: PageModule): PageRoute {
  return {
    path,
    page,
    Component: screenOf(page, module),
    preloadCode: () => Promise.resolve(),
    preload: (address) => module.preload?.(address) ?? Promise.resolve(),
    head: (address) => headOf(page, module, address),
  };
}

/** A page's content, which also updates the document's head. */
function screenOf(page: PageName, module: PageModule): ComponentType {
  const Content = module.default;
  return function Screen() {
    useHead(page, module);
    return <Content />;
  };
}

function Loading({ page }: { page: PageName }) {
  useHead(page, null);
  return useOffline() ? <NoNetwork /> : <Spinner />;
}

/** Shown until there is a network, and with it the page. */
function NoNetwork() {
  const { t } = useTranslation('generator');
  return (
    <div role="status" className="flex flex-col items-start gap-4 py-16">
      <CloudOff className="size-7 text-ember" strokeWidth={1.5} aria-hidden="true" />
      <p className="text-xl font-semibold">{t('offline.title')}</p>
      <p className="max-w-md text-ink-soft">{t('offline.text')}</p>
    </div>
  );
}

/** Updates the document's head while a page is shown, whenever its address or its language changes. */
function useHead(page: PageName, module: PageModule | null): void {
  const pathname = usePathname();
  const search = useSearch();
  const { i18n } = useTranslation();
  useEffect(
    () => applyHead(headOf(page, module, { pathname, search })),
    [page, module, pathname, search, i18n.language],
  );
}

function headOf(page: PageName, module: PageModule | null, address: PageAddress): PageHead {
  return {
    title: i18next.t(`pages:${page}.title`),
    description: i18next.t(`pages:${page}.description`),
    path: page in sitePages ? sitePages[page as SitePage] : null,
    locale: i18next.language as Locale,
    ...module?.head?.(address),
  };
}

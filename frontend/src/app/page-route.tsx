import { sitePages, type Locale, type SitePage } from '@efemera/contract';
import i18next from 'i18next';
import { lazy, useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathname, useSearch } from '../router/router.js';
import { loadPart } from '../browser/load-part.js';
import { applyHead, type PageHead } from './head.js';
import { loadLongText, loadNamespace } from '../i18n/i18n.js';
import type { LateNamespace, LongText } from '../i18n/late-texts.js';

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
  /** Loads the screen's code and texts, so that it is drawn without a placeholder. */
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
  let loaded: PageModule | null = null;
  const loadAll = async () => {
    const { text, texts = [] } = options;
    const [module] = await Promise.all([load(), text && loadLongText(text), ...texts.map(loadNamespace)]);
    loaded = module;
    return module;
  };
  const Lazy = lazy(() => loadPart(loadAll));
  return pageRoute(
    options,
    () => loaded,
    // `lazy` shows its placeholder for a moment even if the module is already loaded.
    () => (loaded ? <loaded.default /> : <Lazy />),
    async (address) => (await loadAll()).preload?.(address),
  );
}

/** A screen in the first chunk. */
export function eagerPage(options: PageOptions, module: PageModule): PageRoute {
  return pageRoute(
    options,
    () => module,
    module.default,
    (address) => module.preload?.(address) ?? Promise.resolve(),
  );
}

function pageRoute(
  { page, path }: PageOptions,
  module: () => PageModule | null,
  Content: ComponentType,
  preload: PageRoute['preload'],
): PageRoute {
  const head = (address: PageAddress): PageHead => ({
    title: i18next.t(`pages:${page}.title`),
    description: i18next.t(`pages:${page}.description`),
    path: page in sitePages ? sitePages[page as SitePage] : null,
    locale: i18next.language as Locale,
    ...module()?.head?.(address),
  });
  function Component() {
    const pathname = usePathname();
    const search = useSearch();
    const { i18n } = useTranslation();
    useEffect(() => applyHead(head({ pathname, search })), [pathname, search, i18n.language]);
    return <Content />;
  }
  return { path, page, Component, preload, head };
}

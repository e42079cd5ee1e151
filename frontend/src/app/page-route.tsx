import { sitePages, type Locale, type SitePage } from '@efemera/contract';
import i18next from 'i18next';
import { lazy, useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { loadPart } from '../browser/load-part.js';
import { applyHead, type PageHead } from './head.js';
import { loadLongText, loadNamespace } from '../i18n/i18n.js';
import type { LateNamespace, LongText } from '../i18n/late-texts.js';

/** The parts of an address that choose the screen. */
export interface PageAddress {
  pathname: string;
  search: string;
}

/** The exports of a screen's file. */
export interface PageModule {
  default: ComponentType;
  /** Head tags beside the title and description, which come from the page's texts. */
  head?: (address: PageAddress) => Partial<PageHead>;
  /** Loads what this address shows, so that the first showing is whole. */
  preload?: (address: PageAddress) => Promise<void>;
}

/** A screen of the site. */
export interface PageRoute {
  path: string;
  /** Under which name its title and description stand in the texts. */
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
  /** The long text that it shows, which is not part of the first load. */
  text?: LongText;
  /** Its shorter ones, which are none either. */
  texts?: readonly LateNamespace[];
}

/** A screen in a chunk of its own, loaded when it is first asked for. */
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
    // `lazy` shows its placeholder for a moment even when the module is loaded.
    () => (loaded ? <loaded.default /> : <Lazy />),
    async (address) => (await loadAll()).preload?.(address),
  );
}

/** A screen of the first load. */
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
    const { pathname, search } = useLocation();
    const { i18n } = useTranslation();
    useEffect(() => applyHead(head({ pathname, search })), [pathname, search, i18n.language]);
    return <Content />;
  }
  return { path, page, Component, preload, head };
}

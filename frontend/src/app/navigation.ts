import { sitePages } from '@efemera/contract';

/** A place in a menu; `nav.<key>` is its name. */
export interface Place {
  key: keyof typeof sitePages | 'generator';
  to: string;
}

const place = (key: Place['key']): Place => ({ key, to: key === 'generator' ? '/#gerador' : sitePages[key] });

export const headerPlaces: readonly Place[] = (['home', 'about', 'blog', 'ranking', 'faq', 'contact'] as const).map(
  place,
);

/** The three tabs of the menu on small screens. */
export const menuTabs = {
  main: (['generator', 'blog', 'ranking'] as const).map(place),
  info: (['about', 'faq', 'contact', 'privacy', 'terms'] as const).map(place),
  tools: (['apiDocs', 'statistics'] as const).map(place),
} as const;

export const footerPlaces = {
  siteMap: (['home', 'blog', 'ranking', 'statistics', 'apiDocs', 'about', 'contact'] as const).map(place),
  legal: (['privacy', 'terms'] as const).map(place),
} as const;

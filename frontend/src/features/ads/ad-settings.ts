/** The settings of the ad network, which the gateway writes into the page. */
export interface AdSettings {
  clientId: string;
  scriptUrl: string;
}

/** Null if the operator has set no ad network, and at build time: the page then calls none. */
export function adSettings(): AdSettings | null {
  if (typeof document === 'undefined') return null;
  const { adsClient: clientId, adsScript: scriptUrl } = document.documentElement.dataset;
  return clientId && scriptUrl ? { clientId, scriptUrl } : null;
}

/** The places for advertisements. */
export type AdSlotName =
  | 'homepage-generator'
  | 'homepage-features'
  | 'homepage-blog'
  | 'blog-sidebar'
  | 'blog-in-article'
  | 'blog-after-article'
  | 'about-sidebar'
  | 'faq-between'
  | 'contact-sidebar'
  | 'header-banner'
  | 'footer-banner';

export const adTimes = {
  loadDelayMs: 2000,
  retryPauseMs: 2000,
  maxRetries: 3,
  skipAfterMs: 5000,
  visibleRatio: 0.1,
} as const;

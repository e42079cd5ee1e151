/** Which network's advertisements are shown; the gateway writes it into the page where the operator has set it. */
export interface AdSettings {
  clientId: string;
  scriptUrl: string;
}

/** Null: no advertisements, and nothing of a network is ever asked for. */
export function adSettings(): AdSettings | null {
  if (typeof document === 'undefined') return null;
  const { adsClient: clientId, adsScript: scriptUrl } = document.documentElement.dataset;
  return clientId && scriptUrl ? { clientId, scriptUrl } : null;
}

/** The places that advertisements may have. */
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

import { logFailure } from '../../browser/log.js';
import type { AdSettings } from './ad-settings.js';

declare global {
  interface Window {
    adsbygoogle?: object[];
  }
}

let loading: Promise<void> | null = null;

/** Loads the ad network's script once for all places; after a failure, the next call tries again. */
export function loadAdScript({ clientId, scriptUrl }: AdSettings): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const url = new URL(scriptUrl);
    url.searchParams.set('client', clientId);
    script.src = url.href;
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      loading = null;
      reject(new Error('The advertisements did not load.'));
    };
    document.head.append(script);
  });
  return loading;
}

/** Asks the ad network to fill a new place; a failure is only logged. */
export function requestAd(): void {
  try {
    (window.adsbygoogle ??= []).push({});
  } catch (error) {
    logFailure('Error showing ad:', error);
  }
}

/** Detects whether the browser hides elements that look like advertisements. */
export function isBlocked(): boolean {
  const bait = document.createElement('div');
  bait.className = 'ad ads adsbox ad-banner pub_300x250 absolute -start-[200vw] size-px';
  bait.textContent = '\u00a0';
  document.body.append(bait);
  const { offsetParent, offsetHeight } = bait;
  const hidden = offsetParent === null || offsetHeight === 0 || getComputedStyle(bait).visibility === 'hidden';
  bait.remove();
  return hidden;
}

/** `install`: on iPhones and iPads only an installed app may receive pushes. */
export type PushSupport = 'supported' | 'install' | 'unsupported';

interface Surroundings {
  hasPush: boolean;
  userAgent: string;
  platform: string;
  maxTouchPoints: number;
  isInstalled: boolean;
}

/** iPads call themselves a Mac; no Mac has a touch screen. */
const isAppleMobile = ({ userAgent, platform, maxTouchPoints }: Surroundings) =>
  /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);

export function pushSupportOf(surroundings: Surroundings): PushSupport {
  if (surroundings.hasPush) return 'supported';
  return isAppleMobile(surroundings) && !surroundings.isInstalled ? 'install' : 'unsupported';
}

/** Without a secure context the browser has none of these. */
export const pushSupport = (): PushSupport =>
  pushSupportOf({
    hasPush: 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis,
    userAgent: navigator.userAgent,
    // The only hint that tells an iPad from a Mac.
    platform: navigator.platform,
    maxTouchPoints: navigator.maxTouchPoints,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
  });

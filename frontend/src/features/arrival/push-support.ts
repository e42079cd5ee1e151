/** `install`: on iPhones and iPads only an installed app may receive pushes. */
export type PushSupport = 'supported' | 'install' | 'unsupported';

interface Surroundings {
  hasPush: boolean;
  userAgent: string;
  platform: string;
  maxTouchPoints: number;
  isInstalled: boolean;
}

/** iPads name themselves a Mac in the User-Agent; unlike Macs they have a touch screen. */
const isAppleMobile = ({ userAgent, platform, maxTouchPoints }: Surroundings) =>
  /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);

export function pushSupportOf(surroundings: Surroundings): PushSupport {
  if (surroundings.hasPush) return 'supported';
  return isAppleMobile(surroundings) && !surroundings.isInstalled ? 'install' : 'unsupported';
}

/** On a page without a secure context the browser offers none of these three objects. */
export const pushSupport = (): PushSupport =>
  pushSupportOf({
    hasPush: 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis,
    userAgent: navigator.userAgent,
    // Deprecated, but needed to tell an iPad from a Mac.
    platform: navigator.platform,
    maxTouchPoints: navigator.maxTouchPoints,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
  });

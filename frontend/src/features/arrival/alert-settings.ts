import { create } from 'zustand';
import { recall, remember } from '../../browser/remembered.js';

const notifyKey = 'efemera.notify';
const soundKey = 'efemera.sound';
const on = 'on';

export type Permission = NotificationPermission | 'unsupported';

interface AlertSettings {
  /** The browser's permission; `unsupported` also on a page without a secure context, which may not ask for it. */
  permission: Permission;
  /** The visitor's choice; it applies only while the browser permits notifications. */
  wantsNotifications: boolean;
  sound: boolean;
  /** Asks the browser for permission if it was not asked yet. Call this only on a click: else browsers may not ask. */
  setNotifications: (wanted: boolean) => Promise<void>;
  setSound: (wanted: boolean) => void;
}

/** iPhones support notifications in installed apps only; on their other pages, `Notification` is missing. */
const permissionNow = (): Permission =>
  isSecureContext && 'Notification' in globalThis ? Notification.permission : 'unsupported';

const stored = () => ({
  permission: permissionNow(),
  wantsNotifications: recall(notifyKey) === on,
  sound: recall(soundKey) === on,
});

export const useAlertSettings = create<AlertSettings>()((set) => ({
  ...stored(),
  setNotifications: async (wanted) => {
    const permission =
      wanted && permissionNow() === 'default' ? await Notification.requestPermission() : permissionNow();
    const wantsNotifications = wanted && permission === 'granted';
    remember(notifyKey, wantsNotifications ? on : 'off');
    set({ permission, wantsNotifications });
  },
  setSound: (sound) => {
    remember(soundKey, sound ? on : 'off');
    set({ sound });
  },
}));

export const notifies = ({
  permission,
  wantsNotifications,
}: Pick<AlertSettings, 'permission' | 'wantsNotifications'>) => wantsNotifications && permission === 'granted';

/** Follows changes by another tab or in the browser's settings. Returns a function that stops this. */
export function followAlertSettings(): () => void {
  const ended = new AbortController();
  const reread = () => useAlertSettings.setState(stored());
  addEventListener('storage', reread, ended);
  document.addEventListener('visibilitychange', reread, ended);
  // Some browsers have no `permissions`, or reject this name; the page then rereads when its tab becomes visible.
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', reread, ended))
    .catch(() => undefined);
  return () => ended.abort();
}

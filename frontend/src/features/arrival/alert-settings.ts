import { create } from 'zustand';
import { recall, remember } from '../../browser/remembered.js';

const notifyKey = 'efemera.notify';
const soundKey = 'efemera.sound';
const on = 'on';

export type Permission = NotificationPermission | 'unsupported';

interface AlertSettings {
  /** The browser's permission; `unsupported` also on a page without a secure context, which may not ask for it. */
  permission: Permission;
  /** What the visitor wants; counts only while the browser allows it. */
  wantsNotifications: boolean;
  sound: boolean;
  /** Asks the browser where it has not been asked. Only ever upon a click. */
  setNotifications: (wanted: boolean) => Promise<void>;
  setSound: (wanted: boolean) => void;
}

/** iPhones have notifications in installed apps only, and no such object elsewhere. */
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

/** Follows changes made in another tab or in the browser's settings. Returns the function that ends it. */
export function followAlertSettings(): () => void {
  const ended = new AbortController();
  const reread = () => useAlertSettings.setState(stored());
  addEventListener('storage', reread, ended);
  document.addEventListener('visibilitychange', reread, ended);
  // Not every browser lets one ask about notifications.
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', reread, ended))
    .catch(() => undefined);
  return () => ended.abort();
}

/** Whether the device has no network. False while the page is drawn at build time. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false;

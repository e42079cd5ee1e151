/** Whether the browser says that it keeps no cookies. A browser that says nothing may still drop them. */
export const saysNoCookies = (): boolean =>
  // Unit tests run without a browser.
  typeof navigator !== 'undefined' && navigator.cookieEnabled === false;

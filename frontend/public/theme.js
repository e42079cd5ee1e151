/* global document, history, location, matchMedia */
// Sets the theme before the first paint, and the page's own fonts where they have been here before; src/app/theme.ts and
// src/app/fonts.ts take over from there and know the same keys.
(function () {
  // The secret of a join link leaves the address bar before an analytics script can report the address. The page takes it from
  // the state of the history entry (src/browser/join-secret.ts).
  if (location.hash.indexOf('#join=') === 0) {
    history.replaceState({ joinSecret: location.hash.slice(6) }, '', location.pathname + location.search);
  }
  var stored = null;
  var root = document.documentElement;
  try {
    stored = localStorage.getItem('theme');
    if (localStorage.getItem('fonts')) root.dataset.fonts = 'cached';
    // Analytics scripts follow: they must not read the operator's token that this tab stores (operator-token.ts).
    if ('foreignScripts' in root.dataset) sessionStorage.removeItem('efemera-operator');
  } catch {
    // Storage is blocked: follow the system.
  }
  var dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  // The first formatter of a page takes the browser a seventh of a second on a slow phone, any further one a millisecond. Here
  // the style sheet is still on its way; later, the page would answer no touch meanwhile.
  new Intl.NumberFormat(root.lang);
})();

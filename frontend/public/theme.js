/* global document, matchMedia */
// Sets the theme before the first paint, and the page's own fonts where they have been here before; src/app/theme.ts and
// src/app/fonts.ts take over from there and know the same keys.
(function () {
  var stored = null;
  var root = document.documentElement;
  try {
    stored = localStorage.getItem('theme');
    if (localStorage.getItem('fonts')) root.dataset.fonts = '';
    // Analytics scripts follow: they must not read the operator's token that this tab stores (operator-token.ts).
    if ('foreignScripts' in root.dataset) sessionStorage.removeItem('efemera-operator');
  } catch {
    // Storage is blocked: follow the system.
  }
  var dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
})();

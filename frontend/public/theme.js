/* global addEventListener, document, history, location, matchMedia */
// Sets the theme before the first paint, and the page's own fonts if an earlier visit has loaded them. src/app/theme.ts
// and src/app/fonts.ts take over later and read the same keys of local storage.
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
    // Analytics scripts follow this one: they must not read the operator's token of this tab (operator-token.ts).
    if ('foreignScripts' in root.dataset) sessionStorage.removeItem('efemera-operator');
  } catch {
    // Storage is blocked: follow the system.
  }
  var dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  // Without its script the page would stay at "Preparing": loads it again as soon as the server answers, but only once, because
  // a script that is blocked would make it loop.
  addEventListener(
    'error',
    function (event) {
      var source = event.target.src;
      if (event.target.type !== 'module' || sessionStorage.reloaded === source) return;
      setInterval(function () {
        fetch(location, { method: 'HEAD' }).then(
          function () {
            sessionStorage.reloaded = source;
            location.reload();
          },
          // No network yet: asks again.
          function () {},
        );
      }, 3000);
    },
    true,
  );
  // Makes the page's first formatter, which takes a slow phone a seventh of a second (any further one: a millisecond).
  // Here the browser still waits for the style sheet; later, the page would not react to a touch meanwhile.
  new Intl.NumberFormat(root.lang);
})();

import { useMemo, useSyncExternalStore } from 'react';

/** The look of a chart: the theme's tokens in a form that a canvas accepts. */
export interface Look {
  ink: string;
  inkSoft: string;
  inkFaint: string;
  line: string;
  raised: string;
  ember: string;
  water: string;
  rest: string;
  /** Colours of a ranking: the first name gets the first colour, the last name the last, those between a mixture. */
  stops: string[];
  map: { none: string; low: string; high: string };
  font: string;
  /** The visitor prefers reduced motion. */
  still: boolean;
  /** On a phone, long labels have no room. */
  narrow: boolean;
  /** The page runs from right to left, and so do the axes. */
  mirrored: boolean;
}

/** Created when needed: pages are prerendered without a window. */
const calmWish = () => matchMedia('(prefers-reduced-motion: reduce)');
const phone = () => matchMedia('(width < 40rem)');
let fontsLoaded = 0;

function subscribe(listener: () => void): () => void {
  const media = [calmWish(), phone()];
  const theme = new MutationObserver(listener);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-fonts', 'dir'] });
  // Browsers do not redraw a canvas when its font has loaded, so the chart must. On a first visit app/fonts.ts adds
  // faces that it has loaded already: for these no event comes, but it sets `data-fonts`.
  const onFonts = () => {
    fontsLoaded++;
    listener();
  };
  document.fonts.addEventListener('loadingdone', onFonts);
  for (const query of media) query.addEventListener('change', listener);
  return () => {
    theme.disconnect();
    document.fonts.removeEventListener('loadingdone', onFonts);
    for (const query of media) query.removeEventListener('change', listener);
  };
}

const present = () =>
  [
    document.documentElement.dataset['theme'],
    document.documentElement.dataset['fonts'],
    document.documentElement.dir,
    calmWish().matches,
    phone().matches,
    fontsLoaded,
  ].join(' ');

/** Follows the theme, the direction of the text, the fonts, the width and the preference for reduced motion. */
export function useLook(): Look {
  const version = useSyncExternalStore(subscribe, present);
  return useMemo(() => readLook(version), [version]);
}

/** `_version` changes with each of the values that are read here, so that `useLook` reads them again. */
function readLook(_version: string): Look {
  const styles = getComputedStyle(document.documentElement);
  const pen = document.createElement('canvas').getContext('2d');
  const color = (token: string): string => {
    const value = styles.getPropertyValue(`--${token}`).trim();
    if (!pen) return value;
    // The chart library reads only older colour notations; a canvas converts to those.
    pen.fillStyle = value;
    return pen.fillStyle;
  };
  return {
    ink: color('color-ink'),
    inkSoft: color('color-ink-soft'),
    inkFaint: color('color-ink-faint'),
    line: color('color-line'),
    raised: color('color-raised'),
    ember: color('color-ember'),
    water: color('color-water'),
    rest: color('chart-rest'),
    stops: [1, 2, 3, 4, 5].map((stop) => color(`chart-${stop}`)),
    map: { none: color('map-none'), low: color('map-low'), high: color('map-high') },
    font: styles.getPropertyValue('--font-sans').trim(),
    still: calmWish().matches,
    narrow: phone().matches,
    mirrored: document.documentElement.dir === 'rtl',
  };
}

/** False while pages are prerendered. Inputs are disabled until hydration, which would discard typed text. */
export const isLive = typeof document !== 'undefined';

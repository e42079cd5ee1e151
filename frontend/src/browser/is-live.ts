/**
 * False while pages are drawn ahead of time. What takes input in them does nothing yet, and what was typed there would be
 * gone once the page is drawn anew: it is not to be filled in before.
 */
export const isLive = typeof document !== 'undefined';

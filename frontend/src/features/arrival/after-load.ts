/** What the first paint does not need: one file to fetch. */
export { AlertsButton } from './AlertsButton.js';
export { watchArrivals } from './watch-arrivals.js';

/** The announcement code, in one file that the first paint does not need. */
export { AlertsButton } from './AlertsButton.js';
export { watchArrivals } from './watch-arrivals.js';

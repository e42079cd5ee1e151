/** The announcement code that the first paint does not need, as one file. */
export { AlertsButton } from './AlertsButton.js';
export { watchArrivals } from './watch-arrivals.js';

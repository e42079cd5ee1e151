/** The announcement code, in one file that the first paint does not need. */
export { Alerts } from './Alerts.js';
export { watchArrivals } from './watch-arrivals.js';

/**
 * The bell's menu, and what tells the visitor of new mail (toast, title, sound, notices), in one file: it is loaded after
 * the first paint, which does not need it.
 */
export { Alerts } from './Alerts.js';
export { watchArrivals } from './watch-arrivals.js';

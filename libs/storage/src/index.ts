export * from './enrich.js';
export * from './errors.js';
export { EventFeed, type EventFeedOptions } from './event-feed.js';
export * from './inbox-store.js';
export * from './message-id.js';
export * from './message-store.js';
export * from './secrets.js';
export * from './storage.js';
export * from './translation-store.js';

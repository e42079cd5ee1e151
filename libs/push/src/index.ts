export * from './push-identity.js';
export * from './push-keys.js';
export * from './push-request.js';
export * from './subscription-keys.js';

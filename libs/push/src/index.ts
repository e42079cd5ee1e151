export * from './key-pair.js';
export * from './push-identity.js';
export * from './push-request.js';
export * from './subscription-keys.js';

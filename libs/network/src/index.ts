export * from './client-networks.js';
export * from './guarded-request.js';
export * from './network-shares.js';
export * from './networks.js';
export * from './outbound-targets.js';

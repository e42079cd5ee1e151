export * from './fragments.js';
export * from './lifecycle.js';
export * from './logger.js';
export * from './nest-logger.js';
export * from './parse-env.js';
export * from './vitals.js';

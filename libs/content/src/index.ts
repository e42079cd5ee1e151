export * from './articles.js';
export * from './find-articles.js';

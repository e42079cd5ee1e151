export * from './articles.js';
export * from './find-articles.js';
export * from './markdown-lines.js';

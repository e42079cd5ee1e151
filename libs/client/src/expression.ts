/**
 * Whether a value is a regular expression, of this realm or of another: Jest, frames and `node:vm` have a class
 * `RegExp` of their own, for whose objects `instanceof RegExp` is false.
 */
export const isExpression = (value: unknown): value is RegExp =>
  Object.prototype.toString.call(value) === '[object RegExp]';

/**
 * Logs a failure that the page shows nowhere else (section 8 of the product's specification: fetching, deleting and
 * counting fail silently).
 */
export function logFailure(what: string, error: unknown): void {
  // eslint-disable-next-line no-console -- all other code logs through this function.
  console.error(what, error);
}

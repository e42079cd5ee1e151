/** The nonce that run-time style elements need; the gateway writes a new one into every page. */
export function cspNonce(): string {
  return document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? '';
}

/**
 * Passes the nonce to libraries under the names that they read. Radix locks scrolling with a style element, and its
 * dependency reads webpack's name; zod tries `eval` unless told not to.
 */
export function adaptLibrariesToPolicy(): void {
  Object.assign(globalThis, { __webpack_nonce__: cspNonce(), __zod_globalConfig: { jitless: true } });
}

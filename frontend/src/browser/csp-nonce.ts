/** The nonce that styles made while the page runs must carry; the gateway writes a new one into every page. */
export function cspNonce(): string {
  return document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? '';
}

/**
 * Tells libraries how to live with the page's policy, under the names by which they ask. Radix locks scrolling by a style
 * element, and the library behind it takes its nonce by webpack's name; zod tries `eval` unless it is told not to.
 */
export function adaptLibrariesToPolicy(): void {
  Object.assign(globalThis, { __webpack_nonce__: cspNonce(), __zod_globalConfig: { jitless: true } });
}

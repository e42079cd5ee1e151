/** The nonce that styles made while the page runs must carry; the gateway writes a new one into every page. */
export function cspNonce(): string {
  return document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? '';
}

/** Radix locks scrolling by a style element; the library behind it asks for the nonce under webpack's name. */
export function offerNonceToLibraries(): void {
  Object.assign(globalThis, { __webpack_nonce__: cspNonce() });
}

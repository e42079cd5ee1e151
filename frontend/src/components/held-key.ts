import type { KeyboardEvent } from 'react';

/**
 * Lets a held Enter press a button or send a form only once. Browsers repeat the click for as long as the key is down: the
 * press that asks a question would also confirm it.
 */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}

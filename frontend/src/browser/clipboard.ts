/**
 * Writes text to the clipboard.
 *
 * @throws when neither the clipboard API (secure contexts only, and the user may refuse it) nor the old command works.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyBySelection(text);
  }
}

function copyBySelection(text: string): void {
  const active = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr-only';
  // Inside an open dialog, only elements of the dialog can take the focus.
  (active?.closest('[role="dialog"]') ?? document.body).append(field);
  field.select();
  // Deprecated and without a successor on pages served over plain HTTP.
  const copied = document.execCommand('copy');
  field.remove();
  if (active instanceof HTMLElement) active.focus();
  if (!copied) throw new Error('The browser did not copy.');
}

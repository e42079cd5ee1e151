/** Reads from the document which row of the list has the keyboard focus, and moves the focus. */

const rowSelector = '[data-message-id]';

function rowOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>(`tr${rowSelector}`) ?? null;
}

function allRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`tr${rowSelector}`)];
}

export function rowOfMail(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`tr[data-message-id="${id}"]`);
}

export function focusedMailId(): string | null {
  return rowOf(document.activeElement)?.dataset['messageId'] ?? null;
}

/** The control of `row` that has the same test id as `like`; the whole row if there is none. */
function twinIn(row: HTMLElement, like: Element | null): HTMLElement {
  const control = like instanceof HTMLElement ? like.dataset['testid'] : undefined;
  return (control && row.querySelector<HTMLElement>(`[data-testid="${control}"]`)) || row;
}

/** Moves the focus up or down the list, or to the first row if the focus is outside of the list. */
export function moveFocus(step: number): void {
  const rows = allRows();
  const current = rowOf(document.activeElement);
  const next = current ? rows[Math.min(Math.max(rows.indexOf(current) + step, 0), rows.length - 1)] : rows[0];
  if (next) twinIn(next, current && document.activeElement).focus();
}

/** Remembers the position of the focus in the list, to restore it when its row is removed. */
export interface FocusedPlace {
  row: HTMLElement;
  control: Element;
  index: number;
}

export function placeOf(control: Element): FocusedPlace | null {
  const row = rowOf(control);
  return row && { row, control, index: allRows().indexOf(row) };
}

/** If the focused row was removed, focuses the row in its place, or the panel. */
export function refocus({ control, index }: FocusedPlace): void {
  const rows = allRows();
  const row = rows[Math.min(index, rows.length - 1)];
  focusIfLost(row && twinIn(row, control));
}

/** If the focused element, which stood in no row, was removed, focuses the first row; without rows, the panel. */
export function refocusTop(): void {
  focusIfLost(allRows()[0]);
}

function focusIfLost(next: HTMLElement | undefined): void {
  if (document.activeElement !== document.body) return;
  (next ?? document.querySelector<HTMLElement>('[data-testid="inbox"]'))?.focus({ preventScroll: true });
}

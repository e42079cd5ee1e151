/** Where the keyboard is in the list. The page itself holds that, so it is asked. */

const rowSelector = '[data-message-id]';

function rowOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>(`tr${rowSelector}`) ?? null;
}

function allRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`tr${rowSelector}`)];
}

export function focusedMailId(): string | null {
  return rowOf(document.activeElement)?.dataset['messageId'] ?? null;
}

/** The control that stands in this row where `like` stands in its own; the row as a whole where there is none. */
function twinIn(row: HTMLElement, like: Element | null): HTMLElement {
  const control = like instanceof HTMLElement ? like.dataset['testid'] : undefined;
  return (control && row.querySelector<HTMLElement>(`[data-testid="${control}"]`)) || row;
}

/** Moves the focus up or down the list; into it, to the first row, where it is elsewhere. */
export function moveFocus(step: number): void {
  const rows = allRows();
  const current = rowOf(document.activeElement);
  const next = current ? rows[Math.min(Math.max(rows.indexOf(current) + step, 0), rows.length - 1)] : rows[0];
  if (next) twinIn(next, current && document.activeElement).focus();
}

/** Remembers where in the list the focus is, so that it finds its place when its row goes. */
export interface FocusedPlace {
  row: HTMLElement;
  control: Element;
  index: number;
}

export function placeOf(control: Element): FocusedPlace | null {
  const row = rowOf(control);
  return row && { row, control, index: allRows().indexOf(row) };
}

/** Where the focus has gone with its row, the row that took its place gets it, or the whole panel. */
export function refocus({ control, index }: FocusedPlace): void {
  const rows = allRows();
  const row = rows[Math.min(index, rows.length - 1)];
  focusIfLost(row && twinIn(row, control));
}

/** What had the focus is not there any more, and neither is a row of its own: the list goes on at its top. */
export function refocusTop(): void {
  focusIfLost(allRows()[0]);
}

function focusIfLost(next: HTMLElement | undefined): void {
  if (document.activeElement !== document.body) return;
  (next ?? document.querySelector<HTMLElement>('[data-testid="inbox"]'))?.focus({ preventScroll: true });
}

import { cloneElement, type ReactElement } from 'react';

/**
 * Shows what an icon stands for, on hover and focus; the icon's own label is what assistive technology reads. Drawn by
 * the style sheet alone: a library that places such boxes would be a tenth of all that the first screen loads.
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement<{ 'data-hint'?: string }> }) {
  return cloneElement(children, { 'data-hint': text });
}

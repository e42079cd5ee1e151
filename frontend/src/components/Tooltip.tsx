import { cloneElement, type ReactElement } from 'react';

/**
 * Shows the meaning of an icon on hover and focus; assistive technology reads the icon's label. Made with CSS only: a
 * positioning library would be a tenth of the first load.
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement<{ 'data-hint'?: string }> }) {
  return cloneElement(children, { 'data-hint': text });
}

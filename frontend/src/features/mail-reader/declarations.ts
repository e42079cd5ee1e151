import { isAllowedStyle } from './allowed-styles.js';
import { darkBackground, darkText } from './dark-colors.js';

/** One declaration of a mail that may be shown. */
export interface Declaration {
  property: string;
  value: string;
  isImportant: boolean;
}

/** How the mail is to be shown, as far as its styles go. */
export interface StyleChoices {
  /** In dark colours instead of those of its sender. */
  dark: boolean;
  /** With the texts that its sender has hidden. */
  showHidden: boolean;
}

/** Reads the declarations that may be shown from a style that the browser has parsed. */
export function readDeclarations(style: CSSStyleDeclaration): Declaration[] {
  return Array.from(style, (property) => ({
    property,
    value: style.getPropertyValue(property),
    isImportant: style.getPropertyPriority(property) !== '',
  })).filter(({ property, value }) => isAllowedStyle(property, value));
}

/** Writes declarations as CSS text. */
export function writeDeclarations(declarations: readonly Declaration[], choices: StyleChoices): string {
  return declarations
    .filter(({ property, value }) => !(choices.showHidden && property === 'display' && value === 'none'))
    .map(({ property, value, isImportant }) => {
      const shown = choices.dark ? darkValue(property, value) : value;
      return `${property}:${narrowed(property, shown)}${isImportant ? '!important' : ''}`;
    })
    .join(';');
}

function darkValue(property: string, value: string): string {
  if (property === 'color' || property === 'text-decoration-color') return darkText(value);
  return /^(?:background|border-.*color)/.test(property) ? darkBackground(value) : value;
}

/** What stands beside a text must leave it room on a phone: no more than this part of the window's width. */
function narrowed(property: string, value: string): string {
  const pixels = /^(?:padding|margin)-(?:left|right)$/.test(property) ? pixelsOf(value) : 0;
  return pixels > 24 ? `min(${value},7vw)` : value;
}

/** The number of a length in pixels; 0 for every other value. */
export function pixelsOf(value: string): number {
  const [, number] = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(value.trim()) ?? [];
  return Number(number ?? 0);
}

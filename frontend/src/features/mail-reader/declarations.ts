import { isAllowedStyle } from './allowed-styles.js';
import { darkBackground, darkText } from './dark-colors.js';

/** One allowed declaration of a mail. */
export interface Declaration {
  property: string;
  value: string;
  isImportant: boolean;
}

/** The reader's choices that affect the mail's styles. */
export interface StyleChoices {
  /** Show dark colours instead of the sender's. */
  dark: boolean;
  /** Show texts that the sender has hidden. */
  showHidden: boolean;
}

/** Reads the allowed declarations from a style that the browser has parsed. */
export function readDeclarations(style: CSSStyleDeclaration): Declaration[] {
  return Array.from(style, (property) => ({
    property,
    value: style.getPropertyValue(property),
    isImportant: style.getPropertyPriority(property) !== '',
  })).filter(({ property, value }) => isAllowedStyle(property, value));
}

/** Whether a style that the browser has parsed names a background that a mail may not have: an image, or `var()`. */
export function losesBackground(style: CSSStyleDeclaration): boolean {
  const isRefused = (property: string) => {
    const value = style.getPropertyValue(property);
    return value !== '' && !isAllowedStyle(property, value);
  };
  // If a shorthand has a variable, the browser leaves its longhands empty.
  return ['background-color', 'background-image'].some(isRefused) || style.background.includes('var(');
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

/** Limits a large space beside a text to a part of the window's width: on a phone it would leave the text no room. */
function narrowed(property: string, value: string): string {
  const pixels = /^(?:padding|margin)-(?:left|right)$/.test(property) ? pixelsOf(value) : 0;
  return pixels > 24 ? `min(${value},7vw)` : value;
}

/** The number of a length in pixels; 0 for every other value. */
export function pixelsOf(value: string): number {
  const [, number] = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(value.trim()) ?? [];
  return Number(number ?? 0);
}

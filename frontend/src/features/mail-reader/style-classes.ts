import {
  losesBackground,
  readDeclarations,
  writeDeclarations,
  type Declaration,
  type StyleChoices,
} from './declarations.js';
import { legacyColor } from './legacy-color.js';
import { backgroundDeclaration, remoteBackground, remoteUrl, type RemoteBackground } from './remote-images.js';

/** The styles of one element. */
export interface ElementStyle {
  /** From older attributes (`bgcolor`): a rule of a sheet has precedence. */
  hints: Declaration[];
  declarations: Declaration[];
  /** The remote background image; null without one. */
  background: RemoteBackground | null;
  /** The mail is shown without a background that it has here. */
  losesBackground: boolean;
}

const tablesAndBody = new Set(['body', 'table', 'tbody', 'thead', 'tfoot', 'tr', 'td', 'th']);

// This element is never part of a document: the browser parses its style, but does not apply it and loads nothing.
const probe = document.createElement('i').style;

/** Removes the style attributes of an element and returns them. */
export function takeStyle(element: HTMLElement, styleAttribute: string): ElementStyle {
  const isGround = tablesAndBody.has(element.localName);
  const image = isGround ? (element.getAttribute('background')?.trim() ?? '') : '';
  const url = remoteUrl(image);
  const hints = [
    ...(isGround ? colorHint(element, 'bgcolor', 'background-color') : []),
    ...(element.localName === 'font' ? colorHint(element, 'color', 'color') : []),
    ...(element.localName === 'body' ? colorHint(element, 'text', 'color') : []),
    ...(element.localName === 'hr' ? lineHints(element) : []),
  ];
  probe.cssText = element.getAttribute(styleAttribute) ?? '';
  for (const name of [styleAttribute, 'background', 'bgcolor', 'color', 'text']) element.removeAttribute(name);
  return {
    hints,
    declarations: readDeclarations(probe),
    background: remoteBackground(probe.backgroundImage) ?? (url === null ? null : { url, overlay: '' }),
    losesBackground: losesBackground(probe) || image !== '',
  };
}

function colorHint(element: HTMLElement, attribute: string, property: string): Declaration[] {
  const value = legacyColor(element.getAttribute(attribute) ?? '');
  return value === null ? [] : [{ property, value, isImportant: false }];
}

/** The colour of a line, as browsers draw it: without shades. */
function lineHints(element: HTMLElement): Declaration[] {
  const value = legacyColor(element.getAttribute('color') ?? '');
  return value === null ? [] : ownHints(`border-style:solid;border-color:${value};background-color:${value}`).hints;
}

/** Reads styles that our own code has written: those of the mail have precedence. */
export function ownHints(written: string): ElementStyle {
  probe.cssText = written;
  return { hints: readDeclarations(probe), declarations: [], background: null, losesBackground: false };
}

/** Turns the styles of elements into classes; equal styles share a class. */
export class StyleClasses {
  readonly #classes = new Map<string, { name: string; style: ElementStyle }>();

  /** The class for these styles; empty if there are none. */
  classFor(style: ElementStyle): string {
    if (style.hints.length + style.declarations.length === 0 && style.background === null) return '';
    const key = JSON.stringify(style);
    const known = this.#classes.get(key) ?? { name: `s${this.#classes.size}`, style };
    this.#classes.set(key, known);
    return known.name;
  }

  /** The rules of all classes, by their layer. */
  css(choices: StyleChoices & { loadRemote: boolean }): Record<'hints' | 'inline' | 'inlineImportant', string> {
    const css = { hints: '', inline: '', inlineImportant: '' };
    const add = (layer: keyof typeof css, name: string, text: string) => {
      if (text) css[layer] += `.${name}{${text}}\n`;
    };
    for (const { name, style } of this.#classes.values()) {
      const { hints, declarations, background } = style;
      const normal = declarations.filter(({ isImportant }) => !isImportant);
      const image = background !== null && choices.loadRemote ? backgroundDeclaration(background) : '';
      add('hints', name, writeDeclarations(hints, choices));
      add('inline', name, [writeDeclarations(normal, choices), image].filter(Boolean).join(';'));
      add(
        'inlineImportant',
        name,
        writeDeclarations(
          declarations.filter(({ isImportant }) => isImportant),
          choices,
        ),
      );
    }
    return css;
  }
}

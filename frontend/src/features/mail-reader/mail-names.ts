import type { SelectorNames } from './style-selectors.js';

/**
 * Renames the classes and ids of a mail, in its rules and on its elements: none can equal one of our names, and no CSS
 * escape remains.
 *
 * Only names that a rule uses are kept.
 */
export class MailNames implements SelectorNames {
  readonly #classes = new Map<string, string>();
  readonly #ids = new Map<string, string>();
  #count = 0;

  ofClass(name: string): string {
    return this.#name(this.#classes, name);
  }

  ofId(name: string): string {
    return this.#name(this.#ids, name);
  }

  /** The new names of an element, as its class attribute. */
  classesOf(element: Element): string {
    const classes = [...element.classList].flatMap((name) => this.#classes.get(name) ?? []);
    return [...classes, this.#ids.get(element.id) ?? ''].filter(Boolean).join(' ');
  }

  #name(names: Map<string, string>, name: string): string {
    const known = names.get(name) ?? `m${this.#count++}`;
    names.set(name, known);
    return known;
  }
}

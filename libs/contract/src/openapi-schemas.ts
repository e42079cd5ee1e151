import { z } from 'zod';
import * as contract from './index.js';

/** Schemas of the contract by their names in the document: `emailSummarySchema` is `EmailSummary`. */
const names = new Map<z.core.$ZodType, string>(
  Object.entries(contract).flatMap(([exported, value]): [z.core.$ZodType, string][] => {
    const [, first = '', rest = ''] = /^([a-z])(\w+)Schema$/.exec(exported) ?? [];
    return value instanceof z.ZodType && first ? [[value, first.toUpperCase() + rest]] : [];
  }),
);

/** Adds the names of the schemas; their descriptions are part of the schemas. */
const metadata = z.registry<{ id?: string }>();
metadata.get = ((schema: z.core.$ZodType) => {
  const id = names.get(schema);
  return id === undefined ? z.globalRegistry.get(schema) : { ...z.globalRegistry.get(schema), id };
}) as typeof metadata.get;

/** The JSON Schemas of one document. Those with a name stand in its components, and are referred to elsewhere. */
export class DocumentSchemas {
  readonly #components = new Map<string, object>();

  /**
   * @param io  `input` for what a caller sends: a caller may leave out fields with a default, and add unknown ones.
   * @throws Error if a schema with a name has another form when it is sent than when it is answered: one name can't stand
   * for both.
   */
  of(schema: z.ZodType, io: 'input' | 'output'): object {
    const { items, $defs = {} } = toDocument(
      z.toJSONSchema(z.array(schema), { io, metadata, unrepresentable: 'any' }) as object,
    ) as { items: object; $defs?: Record<string, object> };
    for (const [name, component] of Object.entries($defs)) {
      const known = this.#components.get(name);
      if (known && JSON.stringify(known) !== JSON.stringify(component)) {
        throw new Error(`${name} has two forms: give what is sent a name of its own.`);
      }
      this.#components.set(name, component);
    }
    return items;
  }

  /** In alphabetical order, so that two builds give the same document. */
  get components(): Record<string, object> {
    return Object.fromEntries([...this.#components].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

/** Refers to components of the document instead of definitions within one schema. */
function toDocument(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/$defs/', '"$ref":"#/components/schemas/')) as object;
}

import { paths } from '@efemera/contract';
import type { OpenApiDocument } from '@efemera/contract/openapi';
import { z } from 'zod';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

interface DescribedAnswer {
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, { schema: Json }>;
}
interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required: boolean; schema: Json }[];
  responses: Record<string, DescribedAnswer>;
}
interface Route {
  method: string;
  pattern: RegExp;
  operation: Operation;
}

/** Read once: all gateways of a suite have the same description. */
let document: OpenApiDocument | undefined;

/** Compares the gateway's answers with the document at /api/openapi.json. */
export class ApiDescription {
  /** The kinds of answers compared so far, each as `operationId status`. */
  readonly seen = new Set<string>();
  readonly #routes: Route[];
  readonly #schemas = new Map<Json, z.ZodType>();

  private constructor(readonly document: OpenApiDocument) {
    this.#routes = Object.entries(document.paths as unknown as Record<string, Record<string, Operation>>).flatMap(
      ([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({
          method: method.toUpperCase(),
          pattern: new RegExp(`^${path.replace(/[.]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`),
          operation,
        })),
    );
  }

  static async of(url: string): Promise<ApiDescription> {
    document ??= (await (await fetch(url + paths.openApi)).json()) as OpenApiDocument;
    return new ApiDescription(document);
  }

  get operations(): Operation[] {
    return this.#routes.map(({ operation }) => operation);
  }

  operationOf(method: string, path: string): Operation | undefined {
    const [withoutQuery = ''] = path.split('?');
    return this.#routes.find((route) => route.method === method && route.pattern.test(withoutQuery))?.operation;
  }

  /** Throws if the document does not describe such an answer. Reads only a copy of the body: the test reads it, too. */
  async check(method: string, path: string, response: Response): Promise<void> {
    const operation = this.operationOf(method, path);
    if (!operation) return;
    const what = `${operation.operationId} ${response.status}`;
    const described = operation.responses[response.status];
    if (!described) throw new Error(`${what}: not described. ${await response.clone().text()}`);
    this.seen.add(what);
    for (const [name, { $ref }] of Object.entries(described.headers ?? {})) {
      const header = this.#resolve($ref) as { required: boolean; schema: Json };
      const value = response.headers.get(name);
      if (value === null && header.required) throw new Error(`${what}: no ${name}.`);
      if (value !== null && (header.schema as { type: string }).type === 'integer' && !/^\d+$/.test(value)) {
        throw new Error(`${what}: ${name} is ${value}.`);
      }
    }
    for (const name of Object.keys((this.document.components as { headers: object }).headers)) {
      if (response.headers.has(name) && !described.headers?.[name]) throw new Error(`${what}: ${name} not described.`);
    }
    const type = response.headers.get('content-type')?.split(';')[0];
    if (type === undefined && !described.content) return;
    const content = described.content?.[type ?? ''];
    if (!content) throw new Error(`${what}: ${type} not described.`);
    if (type !== 'application/json') return;
    const checked = this.#schemaOf(content.schema).safeParse(await response.clone().json());
    if (!checked.success) throw new Error(`${what}: ${z.prettifyError(checked.error)}`);
  }

  #schemaOf(schema: Json): z.ZodType {
    let checking = this.#schemas.get(schema);
    if (!checking) {
      checking = z.fromJSONSchema(this.#inlined(schema) as z.core.JSONSchema.JSONSchema);
      this.#schemas.set(schema, checking);
    }
    return checking;
  }

  #inlined(schema: Json): Json {
    if (Array.isArray(schema)) return schema.map((part) => this.#inlined(part));
    if (schema === null || typeof schema !== 'object') return schema;
    if (typeof schema['$ref'] === 'string') return this.#inlined(this.#resolve(schema['$ref']));
    return Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, this.#inlined(part)]));
  }

  #resolve(reference: string): Json {
    return reference
      .slice(2)
      .split('/')
      .reduce<Json>((found, key) => (found as Record<string, Json>)[key] ?? null, this.document as unknown as Json);
  }
}

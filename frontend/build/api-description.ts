import type { Plugin } from 'vite';
import { openApiDocument } from '../../libs/contract/src/openapi.js';

const id = 'virtual:openapi';

/** Bundles the OpenAPI document as plain data, so that the API page needs no schema library. */
export function apiDescription(): Plugin {
  return {
    name: 'efemera:api-description',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : null),
    load: (wanted) => (wanted === `\0${id}` ? `export default ${JSON.stringify(openApiDocument('1.0.0'))};` : null),
  };
}

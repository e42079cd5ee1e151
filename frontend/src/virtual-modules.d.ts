/** Made by build/articles.ts. */
declare module 'virtual:articles' {
  import type { ArticleSummary } from '@efemera/contract';
  /** All languages, newest first. */
  export const summaries: ArticleSummary[];
  /** Loads a text by `id/language`. */
  export const texts: Record<string, () => Promise<{ default: string }>>;
}

/** Made by build/api-description.ts. */
declare module 'virtual:openapi' {
  import type { OpenApiDocument } from '@efemera/contract/openapi';
  const document: OpenApiDocument;
  export default document;
}

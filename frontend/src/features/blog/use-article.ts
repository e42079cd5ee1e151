import type { Article } from '@efemera/contract';
import { useCallback, useEffect, useState } from 'react';
import { logFailure } from '../../browser/log.js';
import { api } from '../../transport/api.js';
import { RefusedError } from '../../transport/http.js';
import { bundledArticle, loadBundledArticle } from './bundled-articles.js';
import { translateInBrowser } from './browser-translator.js';

export type ArticleFailure = 'missingId' | 'notFound' | 'load';

export type TranslationState =
  | { phase: 'idle' | 'translating' | 'translated' }
  | { phase: 'error'; fault: 'limit' | 'timeout' | 'refused' | 'unreachable' | 'other'; provider: string };

/** One article in a language, and its translation into others. */
export function useArticle(id: string, language: string) {
  const [article, setArticle] = useState<Article | null>(() => bundledArticle(id, language));
  const [failure, setFailure] = useState<ArticleFailure | null>(id === '' ? 'missingId' : null);
  const [translation, setTranslation] = useState<TranslationState>({ phase: 'idle' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (id === '') return;
    let wanted = true;
    const show = (found: Article) => {
      if (!wanted) return;
      setArticle(found);
      setFailure(null);
      setTranslation({ phase: 'idle' });
    };
    api.article(id, language).then(show, async (error: unknown) => {
      logFailure('Error loading article:', error);
      const bundled = await loadBundledArticle(id, language).catch(() => null);
      if (bundled) return show(bundled);
      const unknown = error instanceof RefusedError && error.status === 404;
      if (wanted) setFailure(unknown ? 'notFound' : 'load');
    });
    return () => {
      wanted = false;
    };
  }, [id, language, attempt]);

  const translate = useCallback(
    async (target: string, byBrowser: boolean) => {
      if (!article) return;
      setTranslation({ phase: 'translating' });
      try {
        setArticle(byBrowser ? await translateInBrowser(article, target) : await api.translate(id, target));
        setTranslation({ phase: 'translated' });
      } catch (error) {
        logFailure('Error translating article:', error);
        setTranslation(faultOf(error));
      }
    },
    [article, id],
  );

  return { article, failure, translation, translate, retry: () => setAttempt((count) => count + 1) };
}

function faultOf(error: unknown): TranslationState {
  if (!(error instanceof RefusedError)) return { phase: 'error', fault: 'unreachable', provider: '' };
  const { provider, reason } = error.details as { provider?: string; reason?: string };
  const fault =
    error.code === 'provider_limit' || error.status === 429
      ? 'limit'
      : reason === 'timeout' || reason === 'refused' || reason === 'unreachable'
        ? reason
        : 'other';
  return { phase: 'error', fault, provider: provider ?? '' };
}

import type { Article } from '@efemera/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { logFailure } from '../../browser/log.js';
import { articleApi } from '../../transport/articles.js';
import { RefusedError } from '../../transport/http.js';
import { bundledArticle, loadBundledArticle } from './bundled-articles.js';
import { translateInBrowser } from './browser-translator.js';

export type ArticleFailure = 'missingId' | 'notFound' | 'load';

type TranslationFault = 'limit' | 'timeout' | 'refused' | 'unreachable' | 'other' | 'failed';

export type TranslationState =
  { phase: 'idle' | 'translating' | 'translated' } | { phase: 'error'; fault: TranslationFault; provider: string };

/** Loads an article in one language, and translates it on request. */
export function useArticle(id: string, language: string) {
  const [article, setArticle] = useState<Article | null>(() => bundledArticle(id, language));
  const [failure, setFailure] = useState<ArticleFailure | null>(id === '' ? 'missingId' : null);
  const [translation, setTranslation] = useState<TranslationState>({ phase: 'idle' });
  const [attempt, setAttempt] = useState(0);
  /** Counts the chosen languages, so that the answer to an earlier choice is dropped. */
  const choices = useRef(0);

  useEffect(() => {
    if (id === '') return;
    let wanted = true;
    const choice = choices.current;
    const show = (found: Article) => {
      if (!wanted || choice !== choices.current) return;
      setArticle(found);
      setFailure(null);
      setTranslation({ phase: 'idle' });
    };
    articleApi.read(id, language).then(show, async (error: unknown) => {
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
      const choice = ++choices.current;
      setTranslation({ phase: 'translating' });
      try {
        const translated = byBrowser
          ? await translateInBrowser(article, target)
          : await articleApi.translate(id, target);
        if (choice !== choices.current) return;
        setArticle(translated);
        setTranslation({ phase: 'translated' });
      } catch (error) {
        logFailure('Error translating article:', error);
        if (choice === choices.current) setTranslation(faultOf(error));
      }
    },
    [article, id],
  );

  return { article, failure, translation, translate, retry: () => setAttempt((count) => count + 1) };
}

/** If an error names no provider, the page says only that translating failed, as with the browser's translator. */
function faultOf(error: unknown): TranslationState {
  const { provider, reason } = (error instanceof RefusedError ? error.details : {}) as Partial<Record<string, string>>;
  if (!(error instanceof RefusedError) || !provider) return { phase: 'error', fault: 'failed', provider: '' };
  const fault =
    error.code === 'provider_limit'
      ? 'limit'
      : reason === 'timeout' || reason === 'refused' || reason === 'unreachable'
        ? reason
        : 'other';
  return { phase: 'error', fault, provider };
}

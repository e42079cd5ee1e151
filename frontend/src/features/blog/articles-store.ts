import type { ArticleSummary } from '@efemera/contract';
import bundledSummaries from 'virtual:articles';
import { create } from 'zustand';
import { logFailure } from '../../browser/log.js';
import { articleApi } from '../../transport/articles.js';

interface ArticlesStore {
  articles: readonly ArticleSummary[];
  /** The API did not answer: only bundled articles are shown. */
  incomplete: boolean;
  load: () => Promise<void>;
}

export const useArticles = create<ArticlesStore>()((set) => ({
  articles: bundledSummaries,
  incomplete: false,
  load: async () => {
    try {
      set({ articles: await articleApi.list(), incomplete: false });
    } catch (error) {
      logFailure('Error loading articles:', error);
      set({ incomplete: true });
    }
  },
}));

import type { RankingKind } from '@efemera/contract';
import { useEffect } from 'react';
import { live } from '../../transport/live.js';

/** Calls `reload` whenever the server reports that this ranking has changed. */
export function useLiveRanking(kind: RankingKind, reload: () => void): void {
  useEffect(() => {
    const stop = live.listen({
      onRanking: (updated) => updated.kind === kind && reload(),
      onRankingWatch: reload,
    });
    live.watchRanking();
    // This page may be the visitor's first: then no other page has connected the socket yet.
    live.connect();
    return () => {
      stop();
      live.unwatchRanking();
    };
  }, [kind, reload]);
}

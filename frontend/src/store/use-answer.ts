import { useCallback, useEffect, useState } from 'react';
import { logFailure } from '../browser/log.js';

interface Settled<Question, Answer> {
  question: Question;
  round: number;
  /** The last good answer, maybe to an earlier request. */
  answer: Answer | null;
  failed: boolean;
}

/**
 * Loads a page's content, and again when the question changes. The old answer is shown until the new one has come, also
 * if that fails; an answer to an earlier question is dropped.
 *
 * @param ask a function that stays the same between renders.
 * @param question compared by identity.
 */
export function useAnswer<Question, Answer>(ask: (question: Question) => Promise<Answer>, question: Question) {
  const [round, setRound] = useState(0);
  const [settled, setSettled] = useState<Settled<Question, Answer> | null>(null);

  useEffect(() => {
    let isAwaited = true;
    const settle = (outcome: { answer: Answer } | null) => {
      if (!isAwaited) return;
      setSettled((before) => ({
        question,
        round,
        answer: outcome ? outcome.answer : (before?.answer ?? null),
        failed: outcome === null,
      }));
    };
    ask(question).then(
      (answer) => settle({ answer }),
      (error: unknown) => {
        logFailure('Error loading:', error);
        settle(null);
      },
    );
    return () => {
      isAwaited = false;
    };
  }, [ask, question, round]);

  const loading = settled?.round !== round || settled.question !== question;
  return {
    answer: settled?.answer ?? null,
    loading,
    /** The answer is to an earlier question. */
    isOld: settled !== null && settled.question !== question,
    failed: !loading && settled.failed,
    reload: useCallback(() => setRound((before) => before + 1), []),
  };
}

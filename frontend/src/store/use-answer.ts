import { useCallback, useEffect, useRef, useState } from 'react';
import { logFailure } from '../browser/log.js';

export interface Settled<Question, Answer> {
  question: Question;
  round: number;
  /** The last good answer, maybe to an earlier request. */
  answer: Answer | null;
  failed: boolean;
}

/**
 * Returns what the page shows once the server has answered a request; `answer` is null if the request has failed. Takes
 * an answer even while a later request is on its way: on a slow network, a page that asks every two seconds would
 * otherwise never show one. Ignores an answer that comes after the answer to a later request.
 */
export function settle<Question, Answer>(
  before: Settled<Question, Answer> | null,
  { question, round, answer }: { question: Question; round: number; answer: Answer | null },
): Settled<Question, Answer> {
  if (before?.question === question && before.round > round) return before;
  return { question, round, answer: answer ?? before?.answer ?? null, failed: answer === null };
}

/**
 * Loads a page's content, and loads it again when the question changes. The page shows the old answer until the new one
 * has come, also if the new request fails; it drops a late answer to an earlier question.
 *
 * @param ask a function that stays the same between renders.
 * @param question compared by identity.
 */
export function useAnswer<Question, Answer>(ask: (question: Question) => Promise<Answer>, question: Question) {
  const [round, setRound] = useState(0);
  const [settled, setSettled] = useState<Settled<Question, Answer> | null>(null);
  /** A new object for each question, by which a late answer to an earlier question is recognised. */
  const asked = useRef({});

  useEffect(() => {
    asked.current = {};
  }, [ask, question]);

  useEffect(() => {
    const now = asked.current;
    const take = (answer: Answer | null) => {
      if (asked.current === now) setSettled((before) => settle(before, { question, round, answer }));
    };
    ask(question).then(take, (error: unknown) => {
      logFailure('Error loading:', error);
      take(null);
    });
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

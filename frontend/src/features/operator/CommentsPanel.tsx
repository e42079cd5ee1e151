import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { Segments } from '../../components/Segments.js';
import { TimeAgo } from '../../components/TimeAgo.js';
import { useAnswer } from '../../store/use-answer.js';
import type { OperatorApi } from '../../transport/operator.js';
import { AnswerPart, Failed, Pages } from './parts.js';
import { useChange } from './use-change.js';

/** Shows comments as only the operator sees them: with e-mail addresses, and also those that are hidden. */
export function CommentsPanel({ api }: { api: OperatorApi }) {
  const { t } = useTranslation('operator');
  const [question, setQuestion] = useState({ page: 1, hidden: false });
  const asked = useAnswer(api.comments, question);
  const { answer, reload } = asked;
  const { isFailed, run } = useChange(reload);
  return (
    <>
      <AnswerPart
        title={t('comments')}
        asked={asked}
        isEmpty={({ comments }) => comments.length === 0}
        lead={isFailed && <Failed />}
        aside={
          <Segments
            name="moderation"
            label={t('comments')}
            isLabelHidden
            choices={[
              { value: 'shown', text: t('shown') },
              { value: 'hidden', text: t('hidden') },
            ]}
            value={question.hidden ? 'hidden' : 'shown'}
            onChoose={(chosen) => setQuestion({ page: 1, hidden: chosen === 'hidden' })}
          />
        }
      >
        {({ comments }) => (
          <ul className="divide-y divide-line" data-testid="moderation">
            {comments.map(({ id, name, email, rating, comment, createdAt, hidden }) => (
              <li key={id} className="flex flex-wrap items-start justify-between gap-3 py-4">
                <div className="min-w-0 grow basis-64">
                  <p className="flex flex-wrap gap-x-3 text-sm">
                    <strong className="font-semibold wrap-anywhere">
                      <bdi>{name}</bdi>
                    </strong>
                    <span className="text-ink-soft wrap-anywhere">{email ?? '–'}</span>
                    <span className="text-ink-soft">{rating}/5</span>
                    <TimeAgo iso={createdAt} className="text-xs text-ink-faint" />
                  </p>
                  <p dir="auto" className="mt-1.5 text-start text-sm wrap-anywhere whitespace-pre-line">
                    {comment}
                  </p>
                </div>
                <div className="flex gap-2">
                  <Button size="sm" onClick={() => run(api.setHidden(id, !hidden))}>
                    {t(hidden ? 'show' : 'hide')}
                  </Button>
                  <Button size="sm" look="danger" onClick={() => run(api.deleteComment(id))}>
                    {t('delete')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </AnswerPart>
      {answer && (
        <Pages page={question.page} pages={answer.pages} onTurn={(page) => setQuestion({ ...question, page })} />
      )}
    </>
  );
}

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsLive } from '../../components/use-is-live.js';
import { Button } from '../../components/Button.js';
import { Field } from '../../components/Field.js';
import { IconButton } from '../../components/IconButton.js';
import { TimeAgo } from '../../components/TimeAgo.js';
import { useAnswer } from '../../store/use-answer.js';
import { api } from '../../transport/api.js';
import { FormOutcome } from './FormOutcome.js';
import { Honeypot } from './Honeypot.js';
import { StarChoice, Stars } from './Stars.js';
import { useForm } from './use-form.js';

const empty = { name: '', email: '', rating: '', comment: '', website: '' };

/** The visitors' comments, and the form for a new one. */
export function Comments() {
  const { t } = useTranslation(['feedback', 'common']);
  const [page, setPage] = useState(1);
  const { answer: list, failed, reload } = useAnswer(api.comments, page);
  // Comments were deleted in the meantime, so that the requested page no longer exists.
  if (list && page > list.pages) setPage(list.pages);

  const look = (wanted: number) => (wanted === page ? reload() : setPage(wanted));

  return (
    <section id="comentarios" className="mt-16 scroll-mt-20" aria-labelledby="comments-heading">
      <h2 id="comments-heading" className="text-closing font-semibold tracking-[-0.02em]">
        {t('comment.title')}
      </h2>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
        <CommentForm onSent={() => look(1)} />
        <div className="min-w-0">
          {failed ? (
            <div className="flex flex-col items-start gap-3 py-4" role="alert">
              <p className="text-ink-soft">{t('comment.loadError')}</p>
              <Button size="sm" onClick={() => look(page)}>
                {t('retry')}
              </Button>
            </div>
          ) : list === null ? (
            <p className="animate-pulse-soft py-4 text-ink-soft" role="status">
              {t('common:loading')}
            </p>
          ) : list.total === 0 ? (
            <p className="py-4 text-ink-soft">{t('comment.none')}</p>
          ) : (
            <>
              <ul className="divide-y divide-line" data-testid="comments">
                {list.comments.map(({ id, name, rating, comment, createdAt }) => (
                  <li key={id} className="py-4 first:pt-0">
                    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                      <strong className="font-semibold wrap-anywhere">
                        <bdi>{name}</bdi>
                      </strong>
                      <Stars rating={rating} />
                      <TimeAgo iso={createdAt} className="text-xs text-ink-faint" />
                    </p>
                    <p dir="auto" className="mt-1.5 text-start text-sm wrap-anywhere whitespace-pre-line">
                      {comment}
                    </p>
                  </li>
                ))}
              </ul>
              {list.pages > 1 && (
                <nav className="mt-3 flex items-center gap-2" aria-label={t('comment.pages')}>
                  <IconButton
                    label={t('comment.newer')}
                    icon={<ChevronLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" />}
                    disabled={page <= 1}
                    onClick={() => look(page - 1)}
                  />
                  <span className="text-sm tabular-nums" role="status">
                    {t('comment.page', { page, pages: list.pages })}
                  </span>
                  <IconButton
                    label={t('comment.older')}
                    icon={<ChevronRight className="size-5 rtl:-scale-x-100" aria-hidden="true" />}
                    disabled={page >= list.pages}
                    onClick={() => look(page + 1)}
                  />
                </nav>
              )}
            </>
          )}
        </div>
      </div>
    </section>
  );
}

function CommentForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('feedback');
  const isLive = useIsLive();
  const { form, state, limited, hasMissing, field, submit } = useForm(empty, ['name', 'rating', 'comment']);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await submit(({ rating, ...rest }) => api.addComment({ ...rest, rating: Number(rating) }));
    if (sent) onSent();
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      className="panel flex flex-col gap-4 p-5 sm:p-6"
      data-testid="comment-form"
      data-state={state}
      aria-label={t('comment.form')}
    >
      <fieldset disabled={!isLive} className="contents">
        <Field label={t('fields.name')} {...field('name')} autoComplete="name" required maxLength={100} />
        <Field
          label={t('fields.emailOptional')}
          {...field('email')}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <StarChoice {...field('rating')} />
        <Field label={t('fields.comment')} {...field('comment')} rows={4} required maxLength={2000} />
        <Honeypot {...field('website')} />
        <FormOutcome kind="comment" state={state} hasMissing={hasMissing} limited={limited} />
        <Button type="submit" look="primary" aria-disabled={state === 'submitting'}>
          {t(state === 'submitting' ? 'sending' : 'comment.send')}
        </Button>
      </fieldset>
    </form>
  );
}

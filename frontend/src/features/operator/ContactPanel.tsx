import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { logFailure } from '../../browser/log.js';
import { Button } from '../../components/Button.js';
import { TimeAgo } from '../../components/TimeAgo.js';
import { useAnswer } from '../../store/use-answer.js';
import type { OperatorApi } from '../../transport/operator.js';
import { AnswerPart } from './parts.js';

/** Visitors' messages to the operator, shown as plain text: their senders are strangers. */
export function ContactPanel({ api }: { api: OperatorApi }) {
  const { t } = useTranslation('operator');
  const read = useCallback(async () => {
    const { contact: address } = await api.domains();
    return { address, emails: (await api.mail(address)).emails };
  }, [api]);
  const mail = useAnswer(read, null);
  const remove = (address: string, id: string) =>
    void api
      .deleteMail(address, id)
      .catch((error: unknown) => logFailure('Error deleting:', error))
      .finally(mail.reload);
  return (
    <AnswerPart title={t('contact')} asked={mail} isEmpty={({ emails }) => emails.length === 0}>
      {({ address, emails }) => (
        <ul className="divide-y divide-line" data-testid="contact-mail">
          {emails.map(({ id, from, subject, timestamp, body }) => (
            <li key={id} className="py-2">
              <details>
                <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 text-sm">
                  <strong className="font-semibold wrap-anywhere">{subject}</strong>
                  <span className="text-ink-soft wrap-anywhere">{from}</span>
                  <TimeAgo iso={timestamp} className="text-xs text-ink-faint" />
                </summary>
                <p className="my-3 text-sm wrap-anywhere whitespace-pre-line">{body}</p>
                <Button size="sm" look="danger" onClick={() => remove(address, id)}>
                  {t('delete')}
                </Button>
              </details>
            </li>
          ))}
        </ul>
      )}
    </AnswerPart>
  );
}

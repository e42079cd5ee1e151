import { plusAddress, type Letter } from '@efemera/contract';
import { Check, Download, RotateCcw } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../browser/save-file.js';
import { Button } from '../../components/Button.js';
import { Segments } from '../../components/Segments.js';
import { TimeAgo } from '../../components/TimeAgo.js';
import { useAnswer } from '../../store/use-answer.js';
import type { OperatorApi } from '../../transport/operator.js';
import { AnswerPart, ConfirmButton, Failed, Pages, Pending } from './parts.js';
import { useChange } from './use-change.js';

/** Mail to the operator: letters to reserved addresses of all domains, and messages of the contact form. */
export function LettersPanel({ api }: { api: OperatorApi }) {
  const { t } = useTranslation('operator');
  const [question, setQuestion] = useState({ page: 1, answered: false });
  const asked = useAnswer(api.letters, question);
  const { answer, reload } = asked;
  const { isFailed, run } = useChange(reload);
  return (
    <>
      <AnswerPart
        title={t('contact')}
        asked={asked}
        isEmpty={({ letters }) => letters.length === 0}
        aside={
          <div className="flex flex-wrap items-center gap-2">
            <Segments
              name="letters"
              label={t('contact')}
              isLabelHidden
              choices={[
                { value: 'open', text: t('lettersOpen') },
                { value: 'answered', text: t('lettersAnswered') },
              ]}
              value={question.answered ? 'answered' : 'open'}
              onChoose={(chosen) => setQuestion({ page: 1, answered: chosen === 'answered' })}
            />
            <Button
              size="sm"
              onClick={() => run(api.exportLetters().then((file) => saveFile(file, 'letters.mbox')))}
              data-testid="letters-export"
            >
              <Download className="size-4" aria-hidden="true" />
              {t('lettersExport')}
            </Button>
          </div>
        }
        lead={
          <>
            <p className="mb-4 max-w-2xl text-sm text-ink-soft">{t('lettersText')}</p>
            {isFailed && <Failed />}
          </>
        }
      >
        {({ letters }) => (
          <ul className="divide-y divide-line" data-testid="letters">
            {letters.map((letter) => (
              <LetterRow key={letter.id} api={api} letter={letter} run={run} />
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

interface LetterProps {
  api: OperatorApi;
  letter: Letter;
  run: (work: Promise<unknown>) => void;
}

/** Subject and sender are isolated from the text around them: they may be in a script of the other direction. */
function LetterRow({ api, letter, run }: LetterProps) {
  const { t } = useTranslation('operator');
  const { subject, from, to, tag, byForm, receivedAt } = letter;
  const named = tag === null ? to : plusAddress(to, tag);
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="py-2">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer py-1.5 text-sm">
          <bdi className="font-semibold wrap-anywhere">{subject || '–'}</bdi>
          <span className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 ps-4 text-ink-soft">
            <bdi className="wrap-anywhere">{from || '–'}</bdi>
            <bdi className="font-mono text-xs leading-5 wrap-anywhere">{byForm ? t('letterByForm') : named}</bdi>
            <TimeAgo iso={receivedAt} className="text-xs leading-5 text-ink-faint" />
          </span>
        </summary>
        {isOpen && <LetterContent api={api} letter={letter} run={run} />}
      </details>
    </li>
  );
}

/** Shows a letter's plain text, never its HTML: the sender is a stranger, and this page has the operator's token. */
function LetterContent({ api, letter, run }: LetterProps) {
  const { t } = useTranslation('operator');
  const { id, to, answered } = letter;
  const read = useCallback(() => api.letter(to, id), [api, to, id]);
  const { answer, failed, reload } = useAnswer(read, null);
  return (
    <div className="ps-4">
      {answer ? (
        <>
          <p
            className="my-3 max-h-96 overflow-y-auto rounded-md bg-sunken p-4 text-start text-sm wrap-anywhere whitespace-pre-wrap"
            dir="auto"
            role="region"
            aria-label={t('letterText')}
            tabIndex={0}
            data-testid="letter-text"
          >
            {answer.text.trim() || t('letterEmpty')}
          </p>
          {answer.truncated && <p className="mb-3 text-xs text-ink-soft">{t('letterTruncated')}</p>}
          {answer.attachments.length > 0 && (
            <p className="mb-3 text-xs text-ink-soft wrap-anywhere">
              {t('letterFiles', { names: answer.attachments.map(({ filename }) => filename).join(', ') })}
            </p>
          )}
        </>
      ) : (
        <Pending failed={failed} onRetry={reload} />
      )}
      <div className="mb-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => run(api.markLetter(to, id, !answered))} data-testid="letter-mark">
          {answered ? (
            <RotateCcw className="size-4" aria-hidden="true" />
          ) : (
            <Check className="size-4" aria-hidden="true" />
          )}
          {t(answered ? 'letterReopen' : 'letterAnswer')}
        </Button>
        <Button size="sm" onClick={() => run(api.letterSource(to, id).then((file) => saveFile(file, `${id}.eml`)))}>
          <Download className="size-4" aria-hidden="true" />
          {t('letterSource')}
        </Button>
        <ConfirmButton
          text={t('delete')}
          confirmText={t('purgeConfirm')}
          onConfirm={() => run(api.deleteLetter(to, id))}
        />
      </div>
    </div>
  );
}

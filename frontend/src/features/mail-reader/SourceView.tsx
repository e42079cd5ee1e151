import { rawPath, type EmailDetail } from '@efemera/contract';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../../components/Button.js';
import { classNames } from '../../components/class-names.js';
import { formatBytes } from '../../components/format-bytes.js';
import { useAnswer } from '../../store/use-answer.js';
import { readSource } from '../../transport/downloads.js';
import { RefusedError } from '../../transport/http.js';
import { checkThatItIsThere } from './check-presence.js';
import { decodeSource } from './decode-source.js';

/** At most this many bytes are shown: laying out ten megabytes of base64 would freeze the browser. */
const maxShownBytes = 256_000;

/** @returns 'gone' where the mail no longer exists, or its inbox is no longer the visitor's. */
async function readBeginning({ id, to }: EmailDetail) {
  try {
    return await readSource(id, to, maxShownBytes);
  } catch (error) {
    if (error instanceof RefusedError && [403, 404].includes(error.status)) return 'gone';
    throw error;
  }
}

/** The message as received, loaded on request. */
export function SourceView({ email }: { email: EmailDetail }) {
  const { t, i18n } = useTranslation('message');
  const { answer: source, loading, failed, reload } = useAnswer(readBeginning, email);

  if (loading || failed || !source || source === 'gone') {
    return (
      <div className="flex grow flex-col items-center gap-4 px-5 py-10 text-center text-sm text-ink-soft" role="status">
        <p>{t(failed ? 'source.unreachable' : source === 'gone' ? 'source.gone' : 'source.loading')}</p>
        {failed && (
          <Button size="sm" onClick={reload}>
            {t('retry')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <>
      <div
        className={classNames(
          'flex flex-wrap items-center gap-x-4 gap-y-2 px-5 pt-3 text-sm text-ink-soft sm:px-7',
          source.isWhole && 'sm:hidden',
        )}
      >
        {/* In a wider window it stands beside the names of the views. */}
        <a
          href={rawPath(email.id, email.to)}
          download={`${email.id}.eml`}
          onClick={checkThatItIsThere}
          className={buttonClass({ size: 'sm', className: 'sm:hidden' })}
        >
          <Download className="size-4" aria-hidden="true" />
          {t('downloadSource')}
        </a>
        {!source.isWhole && (
          <p className="min-w-0 grow basis-60">
            {t('source.cut', { size: formatBytes(maxShownBytes, i18n.language) })}
          </p>
        )}
      </div>
      <pre
        data-testid="source"
        dir="ltr"
        tabIndex={0}
        role="region"
        aria-label={t('source.label')}
        className="grow overflow-auto px-5 py-4 font-mono text-xs leading-relaxed wrap-anywhere whitespace-pre-wrap -outline-offset-2 sm:px-7"
      >
        {decodeSource(source)}
      </pre>
    </>
  );
}

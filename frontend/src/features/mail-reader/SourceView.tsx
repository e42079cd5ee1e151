import type { EmailDetail } from '@efemera/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { formatBytes } from '../../components/format-bytes.js';
import { useAnswer } from '../../store/use-answer.js';
import { readSource } from '../../transport/downloads.js';
import { RefusedError } from '../../transport/http.js';
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
      {!source.isWhole && (
        <p className="border-b border-line px-5 py-2 text-sm text-ink-soft sm:px-7">
          {t('source.cut', { size: formatBytes(maxShownBytes, i18n.language) })}
        </p>
      )}
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

import type { EmailDetail } from '@efemera/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logFailure } from '../../browser/log.js';
import { Button } from '../../components/Button.js';
import { formatBytes } from '../../components/format-bytes.js';
import { readSource, type FirstBytes } from '../../transport/downloads.js';
import { RefusedError } from '../../transport/http.js';
import { decodeSource } from './decode-source.js';

/** Most bytes that are shown: laying out ten megabytes of base64 would freeze the browser. */
const maxShownBytes = 256_000;

/** The message as received, loaded on request. */
export function SourceView({ email }: { email: EmailDetail }) {
  const { t, i18n } = useTranslation('message');
  const [source, setSource] = useState<FirstBytes>();
  const [failure, setFailure] = useState<'gone' | 'unreachable'>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let wanted = true;
    readSource(email.id, email.to, maxShownBytes).then(
      (read) => wanted && setSource(read),
      (error: unknown) => {
        logFailure('Error loading source:', error);
        const isGone = error instanceof RefusedError && [403, 404].includes(error.status);
        if (wanted) setFailure(isGone ? 'gone' : 'unreachable');
      },
    );
    return () => {
      wanted = false;
    };
  }, [email, attempt]);

  const retry = () => {
    setFailure(undefined);
    setAttempt(attempt + 1);
  };

  if (!source) {
    return (
      <div className="flex grow flex-col items-center gap-4 px-5 py-10 text-center text-sm text-ink-soft" role="status">
        <p>{t(failure ? `source.${failure}` : 'source.loading')}</p>
        {failure === 'unreachable' && (
          <Button size="sm" onClick={retry}>
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
        className="min-h-60 grow overflow-auto px-5 py-4 font-mono text-xs leading-relaxed wrap-anywhere whitespace-pre-wrap -outline-offset-2 sm:px-7"
      >
        {decodeSource(source)}
      </pre>
    </>
  );
}

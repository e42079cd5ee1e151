import { pageMarks, paths } from '@efemera/contract';
import { Check, ChevronDown, Copy, Download, Play } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../browser/clipboard.js';
import { logFailure } from '../../browser/log.js';
import { Button, buttonClass } from '../../components/Button.js';
import { classNames } from '../../components/class-names.js';
import { useLive } from '../../components/use-is-live.js';
import { api } from '../../transport/api.js';
import { canTry, curlOf, describedGroups, type DescribedCall } from './api-description.js';
import { isErrorCodes } from './error-codes.js';
import { commandExample, installExample, packageExample } from './test-examples.js';

const methodLooks: Record<string, string> = {
  GET: 'bg-water-wash text-water',
  POST: 'bg-ember-wash text-ember',
  PUT: 'bg-warning-wash text-warning',
  PATCH: 'bg-warning-wash text-warning',
  DELETE: 'bg-danger-wash text-danger',
};

const testsId = 'tests';
/** The gateway writes its `PUBLIC_URL` into the page that it sends; the visitor may have come by another address. */
const prerenderedOrigin = () =>
  typeof document === 'undefined' ? pageMarks.origin : (document.body.dataset['origin'] ?? '');
const useOwnOrigin = () => useLive(() => location.origin, prerenderedOrigin);

/** Shows every call of the API, from the same OpenAPI document that programs read. */
export function ApiDocs() {
  const { t } = useTranslation('apiDocs');
  return (
    <div className="grid gap-x-10 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <nav aria-label={t('groups')} className="mb-8 lg:sticky lg:top-6 lg:self-start">
        <ul className="flex flex-wrap gap-1 lg:flex-col">
          <GroupLink name={testsId} title={t('tests.title')} />
          {describedGroups.map(({ name }) => (
            <GroupLink key={name} name={name} title={t(`tags.${name as 'emails'}.title`)} />
          ))}
        </ul>
        <a href={paths.openApi} className={buttonClass({ size: 'sm', className: 'mt-4' })} data-testid="openapi">
          <Download className="size-4" aria-hidden="true" />
          OpenAPI 3.1
        </a>
      </nav>
      <div className="min-w-0">
        <InTests />
        {describedGroups.map(({ name, calls }) => (
          <section key={name} id={name} className="mb-14 scroll-mt-20">
            <h2 className="text-closing font-semibold tracking-[-0.02em]">{t(`tags.${name as 'emails'}.title`)}</h2>
            <p className="mt-1.5 mb-5 text-ink-soft">{t(`tags.${name as 'emails'}.text`)}</p>
            <div className="panel divide-y divide-line">
              {calls.map((call) => (
                <CallDescription key={call.id} call={call} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

function GroupLink({ name, title }: { name: string; title: string }) {
  return (
    <li>
      <a
        href={`#${name}`}
        className="inline-flex min-h-11 items-center sm:min-h-9 rounded-full px-3 text-sm text-ink-soft hover:bg-hover hover:text-ink"
      >
        {title}
      </a>
    </li>
  );
}

/** The client package and the command line, for testers who need no raw calls. */
function InTests() {
  const { t } = useTranslation('apiDocs');
  const origin = useOwnOrigin();
  return (
    <section id={testsId} className="mb-14 scroll-mt-20">
      <h2 className="text-closing font-semibold tracking-[-0.02em]">{t('tests.title')}</h2>
      <p className="mt-1.5 mb-5 text-ink-soft">{t('tests.text')}</p>
      <div className="panel grid gap-5 p-5 *:min-w-0 sm:p-6">
        <div>
          <h3 className="mb-2 text-sm font-medium">{t('tests.install')}</h3>
          <Example text={installExample(origin)} />
          <PackageIntegrity />
        </div>
        <div>
          <h3 className="mb-2 text-sm font-medium">{t('tests.package')}</h3>
          <Example text={packageExample(origin)} />
        </div>
        <div>
          <h3 className="mb-2 text-sm font-medium">{t('tests.command')}</h3>
          <Example text={commandExample(origin)} />
        </div>
      </div>
    </section>
  );
}

/** Shows the digest that npm writes into the lock file of a project with the package, so that testers can compare. */
function PackageIntegrity() {
  const { t } = useTranslation('apiDocs');
  const [integrity, setIntegrity] = useState<string | null>(null);
  useEffect(() => {
    api.config().then(
      ({ clientPackage }) => setIntegrity(clientPackage?.integrity ?? null),
      (error: unknown) => logFailure('Error reading the configuration:', error),
    );
  }, []);
  return (
    // Keeps the height of two lines free, so that nothing moves when the digest is loaded.
    <p className="mt-2 min-h-10 text-xs text-ink-soft">
      {integrity && (
        <>
          {t('tests.integrity')}{' '}
          <code className="font-mono wrap-anywhere" data-testid="package-integrity">
            {integrity}
          </code>
        </>
      )}
    </p>
  );
}

function CallDescription({ call }: { call: DescribedCall }) {
  const { t } = useTranslation('apiDocs');
  const describe = useDescriptions();
  const origin = useOwnOrigin();
  return (
    <details className="group px-5 sm:px-6" data-testid="api-call">
      <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 py-3 [&::-webkit-details-marker]:hidden">
        <span
          className={classNames(
            'w-16 rounded-full py-0.5 text-center font-mono text-xs font-medium',
            methodLooks[call.method],
          )}
        >
          {call.method}
        </span>
        <code className="min-w-0 grow basis-40 font-mono text-sm wrap-anywhere" dir="ltr">
          {call.path.split('/').map((part, index) => (index === 0 ? part : [<wbr key={part} />, `/${part}`]))}
        </code>
        <ChevronDown
          className="size-5 shrink-0 text-ember transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
        <span className="w-full text-sm text-ink-soft">{describe(call.summary)}</span>
      </summary>
      <div className="flex flex-col gap-5 pb-6 text-sm">
        {call.parameters.length > 0 && (
          <dl className="grid gap-x-5 gap-y-1.5 sm:grid-cols-[10rem_minmax(0,1fr)]" aria-label={t('parameters')}>
            {call.parameters.map(({ name, required, description }) => (
              <div key={name} className="contents">
                <dt>
                  <code className="font-mono">{name}</code>
                  {required && <span className="ms-1.5 text-xs text-ember">{t('required')}</span>}
                </dt>
                <dd className="text-ink-soft">{describe(description ?? '')}</dd>
              </div>
            ))}
          </dl>
        )}
        <Example text={curlOf(call, origin)} />
        <dl className="grid gap-x-5 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]" aria-label={t('answers')}>
          {call.responses.map(({ status, description }) => (
            <div key={status} className="contents">
              <dt className="font-mono">{status}</dt>
              <dd className="text-ink-soft">
                {isErrorCodes(description) ? (
                  <span dir="ltr" lang="en">
                    {description}
                  </span>
                ) : (
                  describe(description)
                )}
              </dd>
            </div>
          ))}
        </dl>
        {canTry(call) && <TryIt path={call.path} />}
      </div>
    </details>
  );
}

/**
 * Shows a text of the OpenAPI document in the language of the page. Each locale lists the translations by the English text.
 * Texts mark code by backticks, as in Markdown, and have no other markup.
 */
function useDescriptions(): (english: string) => ReactNode {
  const { i18n } = useTranslation('apiDocs');
  const { texts } = i18n.getResourceBundle(i18n.language, 'apiDocs') as { texts: Record<string, string> };
  return (english) =>
    (texts[english] ?? english).split('`').map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <code key={index} className="font-mono">
          {part}
        </code>
      ),
    );
}

function Example({ text }: { text: string }) {
  const { t } = useTranslation('apiDocs');
  const [copied, setCopied] = useState(false);
  const copy = () =>
    copyText(text).then(
      () => setCopied(true),
      (error: unknown) => logFailure('Error copying:', error),
    );
  return (
    <div className="relative" dir="ltr">
      <pre
        className="min-h-12 overflow-x-auto rounded-lg border border-line bg-sunken py-3 pe-14 ps-4 font-mono text-xs"
        tabIndex={0}
      >
        <code>{text}</code>
      </pre>
      <Button
        size="icon"
        look="quiet"
        className="absolute top-0.5 end-px rounded-lg bg-raised"
        aria-label={t(copied ? 'copied' : 'copy')}
        title={t(copied ? 'copied' : 'copy')}
        onClick={() => void copy()}
      >
        {copied ? <Check className="size-4" aria-hidden="true" /> : <Copy className="size-4" aria-hidden="true" />}
      </Button>
    </div>
  );
}

/** Sends a call that only reads, and shows the answer. */
function TryIt({ path }: { path: string }) {
  const { t } = useTranslation('apiDocs');
  const [answer, setAnswer] = useState<string | null>(null);
  const run = () =>
    api.explore(path).then(
      (content) => setAnswer(JSON.stringify(content, null, 2)),
      (error: unknown) => setAnswer(String(error)),
    );
  return (
    <div>
      <Button size="sm" onClick={() => void run()} data-testid="try">
        <Play className="size-4" aria-hidden="true" />
        {t('try')}
      </Button>
      {answer !== null && (
        <pre
          dir="ltr"
          className="mt-3 max-h-80 overflow-auto rounded-lg border border-line bg-sunken px-4 py-3 font-mono text-xs"
          role="status"
          tabIndex={0}
        >
          {answer}
        </pre>
      )}
    </div>
  );
}

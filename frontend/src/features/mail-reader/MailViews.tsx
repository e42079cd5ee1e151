import { rawPath, type EmailDetail } from '@efemera/contract';
import { Download, Trash2, TriangleAlert } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { latePart } from '../../components/late-part.js';
import { Notice } from '../../components/Notice.js';
import { loadNamespace } from '../../i18n/i18n.js';
import { checkThatItIsThere } from './check-presence.js';
import { HeadersView } from './HeadersView.js';
import { HtmlBar, HtmlView, type ReadingChoices } from './HtmlView.js';
import { KeyboardReturn } from './KeyboardReturn.js';
import { TextFrame } from './MailFrame.js';
import { SourceView } from './SourceView.js';
import type { LoadedHtml } from './use-html.js';

const CheckView = latePart(async () => {
  const [module] = await Promise.all([import('./CheckView.js'), loadNamespace('check')]);
  return module.CheckView;
});

/** How a reader looks at a mail. */
export interface Reading extends ReadingChoices {
  view: string;
}

export const firstReading: Reading = { view: 'message', loadRemote: false, showHidden: false };

interface MailViewsProps {
  email: EmailDetail;
  /** Null if the mail has no visible HTML. */
  html: LoadedHtml | null;
  /** The server no longer has the mail; the reader can still read the loaded parts. */
  isGone: boolean;
  reading: Reading;
  onRead: (reading: Reading) => void;
}

/** One message in all views: HTML, text, headers, source, check. */
export function MailViews({ email, html, isGone, reading, onRead }: MailViewsProps) {
  const { t } = useTranslation('message');
  const panel = useRef<HTMLDivElement>(null);

  return (
    // Takes no part in the layout: the bars above a panel keep their height, and where room lacks, the panel shrinks to its
    // least height and then the dialog scrolls. Inside a box of its own, they would overflow it onto the attachments.
    <Tabs.Root value={reading.view} onValueChange={(view) => onRead({ ...reading, view })} className="contents">
      {/* On a phone the tabs are small, so that the names of every language fit in a line; the smallest wraps them. */}
      <div className="flex items-center border-b border-line px-2 max-[28rem]:px-1 sm:px-4">
        <Tabs.List
          aria-label={t('views.label')}
          className="flex min-w-0 grow flex-wrap max-sm:justify-between sm:shrink-0"
        >
          <Tab value="message">{t('views.message')}</Tab>
          {html && <Tab value="text">{t('views.text')}</Tab>}
          <Tab value="headers">{t('views.headers')}</Tab>
          <Tab value="source">{t('views.source')}</Tab>
          {!isGone && <Tab value="check">{t('views.check')}</Tab>}
        </Tabs.List>
        <KeyboardReturn />
        {!isGone && <SourceDownload email={email} />}
      </div>
      {isGone && (
        <Bar>
          <Notice tone="warning" icon={<Trash2 className="size-4" />}>
            {t('nowGone')}
          </Notice>
        </Bar>
      )}
      {email.truncated && (
        <Bar>
          <Notice tone="warning" icon={<TriangleAlert className="size-4" />}>
            {t('truncated')}
          </Notice>
        </Bar>
      )}
      {html && reading.view === 'message' && (
        <HtmlBar
          html={html.html}
          choices={reading}
          choose={(choices) => onRead({ ...reading, ...choices })}
          panel={panel}
        />
      )}
      <Tabs.Content value="message" ref={panel} className={panelClass}>
        {html ? <HtmlView loaded={html} choices={reading} /> : <PlainText email={email} />}
      </Tabs.Content>
      <Tabs.Content value="text" className={panelClass}>
        <PlainText email={email} />
      </Tabs.Content>
      <Tabs.Content value="headers" className={panelClass}>
        <HeadersView headers={email.headers} />
      </Tabs.Content>
      <Tabs.Content value="source" className={panelClass}>
        <SourceView email={email} />
      </Tabs.Content>
      <Tabs.Content value="check" className={panelClass}>
        <CheckView email={email} />
      </Tabs.Content>
    </Tabs.Root>
  );
}

const panelClass = 'flex min-h-69 grow flex-col -outline-offset-2 has-data-short:min-h-29 data-[state=inactive]:hidden';

function Tab({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Tabs.Trigger
      value={value}
      className="-mb-px min-h-11 min-w-11 shrink-0 border-b-2 border-transparent px-1.5 text-sm whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink data-[state=active]:border-ember data-[state=active]:font-medium data-[state=active]:text-ink max-[28rem]:px-1 max-[28rem]:text-xs sm:px-3"
    >
      {children}
    </Tabs.Trigger>
  );
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <div className="px-5 pt-3 sm:px-7" role="status">
      {children}
    </div>
  );
}

function PlainText({ email }: { email: EmailDetail }) {
  const { t } = useTranslation('message');
  if (email.body.trim() !== '') return <TextFrame text={email.body} />;
  return (
    <p data-short="" className="grow px-5 py-10 text-center text-sm text-ink-soft sm:px-7">
      {t('empty')}
    </p>
  );
}

/** On a phone the names of the views take the whole line: there the view of the source has this link. */
function SourceDownload({ email }: { email: EmailDetail }) {
  const { t } = useTranslation('message');
  return (
    <a
      data-testid="download-source"
      href={rawPath(email.id, email.to)}
      download={`${email.id}.eml`}
      aria-label={t('downloadSource')}
      title={t('downloadSource')}
      onClick={checkThatItIsThere}
      className="ms-auto flex min-h-11 shrink-0 items-center gap-2 rounded-full px-2.5 text-sm text-ink-soft hover:text-ink max-sm:hidden"
    >
      <Download className="size-4" aria-hidden="true" />
      <span dir="ltr">.eml</span>
    </a>
  );
}

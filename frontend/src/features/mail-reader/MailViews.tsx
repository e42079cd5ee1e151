import { rawPath, type EmailDetail } from '@efemera/contract';
import { Download, Image, ImageOff, Trash2, TriangleAlert } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { Notice } from '../../components/Notice.js';
import { loadCarriedImages } from './carried-images.js';
import { checkThatItIsThere } from './check-presence.js';
import { cleanHtml, type CleanHtml } from './clean-html.js';
import { HeadersView } from './HeadersView.js';
import { HtmlFrame, TextFrame } from './MailFrame.js';
import { SourceView } from './SourceView.js';

/**
 * One message in all the ways it can be seen: as its sender laid it out, as text, its headers, its source.
 *
 * Remote images are a choice of this one reading: it ends when the message is closed.
 *
 * @param isGone  the server has it no more; what is here can still be read.
 */
export function MailViews({ email, isGone }: { email: EmailDetail; isGone: boolean }) {
  const { t } = useTranslation('message');
  const [loadsRemote, setLoadsRemote] = useState(false);
  const html = useHtml(email, loadsRemote);
  const panel = useRef<HTMLDivElement>(null);

  return (
    <Tabs.Root defaultValue="message" className="flex min-h-80 grow flex-col">
      <div className="flex items-center border-b border-line px-2 sm:px-5">
        <Tabs.List aria-label={t('views.label')} className="flex min-w-0 grow overflow-x-auto">
          <Tab value="message">{t('views.message')}</Tab>
          {html && <Tab value="text">{t('views.text')}</Tab>}
          <Tab value="headers">{t('views.headers')}</Tab>
          <Tab value="source">{t('views.source')}</Tab>
        </Tabs.List>
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
      <Tabs.Content value="message" ref={panel} className={panelClass}>
        {html ? (
          <>
            {html.remoteImages > 0 && (
              <RemoteBar
                count={html.remoteImages}
                loaded={loadsRemote}
                onLoad={() => {
                  setLoadsRemote(true);
                  // The button is about to go; the keyboard goes on where the images appear.
                  panel.current?.focus();
                }}
              />
            )}
            <HtmlFrame html={html.isComplete ? html : null} loadsRemote={loadsRemote} />
          </>
        ) : (
          <Text email={email} />
        )}
      </Tabs.Content>
      <Tabs.Content value="text" className={panelClass}>
        <Text email={email} />
      </Tabs.Content>
      <Tabs.Content value="headers" className={panelClass}>
        <HeadersView headers={email.headers} />
      </Tabs.Content>
      <Tabs.Content value="source" className={panelClass}>
        <SourceView email={email} />
      </Tabs.Content>
    </Tabs.Root>
  );
}

const panelClass = 'flex min-h-0 grow flex-col -outline-offset-2 data-[state=inactive]:hidden';

/** The cleaned HTML; null where the mail has none that shows anything. */
function useHtml(email: EmailDetail, loadRemote: boolean): (CleanHtml & { isComplete: boolean }) | null {
  const { bodyHtml } = email;
  // Most mails carry no images: what is seen first is also what stays.
  const bare = useMemo(() => (bodyHtml === null ? null : cleanHtml(bodyHtml)), [bodyHtml]);
  const [carried, setCarried] = useState<ReadonlyMap<string, string>>();
  const waits = bare !== null && bare.contentIds.length > 0;

  useEffect(() => {
    if (!waits) return;
    let wanted = true;
    void loadCarriedImages(email, bare.contentIds).then((images) => {
      if (wanted) setCarried(images);
    });
    return () => {
      wanted = false;
    };
  }, [email, bare, waits]);

  return useMemo(() => {
    if (bodyHtml === null || bare === null || bare.isEmpty) return null;
    const shown = carried || loadRemote ? cleanHtml(bodyHtml, { carried, loadRemote }) : bare;
    return { ...shown, isComplete: !waits || carried !== undefined };
  }, [bodyHtml, bare, waits, carried, loadRemote]);
}

function Tab({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Tabs.Trigger
      value={value}
      className="-mb-px min-h-11 shrink-0 border-b-2 border-transparent px-1.5 text-sm whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink data-[state=active]:border-ember data-[state=active]:font-medium data-[state=active]:text-ink sm:px-3"
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

function Text({ email }: { email: EmailDetail }) {
  const { t } = useTranslation('message');
  if (email.body.trim() !== '') return <TextFrame text={email.body} />;
  return <p className="grow px-5 py-10 text-center text-sm text-ink-soft sm:px-7">{t('empty')}</p>;
}

interface RemoteBarProps {
  count: number;
  loaded: boolean;
  onLoad: () => void;
}

function RemoteBar({ count, loaded, onLoad }: RemoteBarProps) {
  const { t } = useTranslation('message');
  const Icon = loaded ? Image : ImageOff;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-water-wash px-5 py-2 text-sm text-water sm:px-7">
      <p className="flex min-w-0 grow basis-72 items-start gap-2.5" role="status">
        <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        <span>{t(loaded ? 'remote.loaded' : 'remote.blocked', { count })}</span>
      </p>
      {!loaded && (
        <Button data-testid="load-remote" size="sm" onClick={onLoad}>
          {t('remote.load', { count })}
        </Button>
      )}
    </div>
  );
}

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
      className="flex min-h-11 shrink-0 items-center gap-2 rounded-full px-2.5 text-sm text-ink-soft hover:text-ink"
    >
      <Download className="size-4" aria-hidden="true" />
      <span className="max-sm:sr-only">.eml</span>
    </a>
  );
}

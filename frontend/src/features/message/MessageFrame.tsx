import type { EmailDetail } from '@efemera/contract';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { cspNonce } from '../../browser/csp-nonce.js';
import { classNames } from '../../components/class-names.js';
import { loadCarriedImages } from './carried-images.js';
import { cleanHtml, type CleanHtml } from './clean-html.js';
import { frameSandbox, htmlFrame, textFrame, type FrameColors } from './frame-document.js';

/** Shows a message's body in a frame that can neither run nor fetch anything. */
export function MessageFrame({ email }: { email: EmailDetail }) {
  const { t } = useTranslation('message');
  const html = useMemo(() => (email.bodyHtml === null ? null : cleanHtml(email.bodyHtml)), [email.bodyHtml]);

  if (html && !html.isEmpty) return <HtmlBody email={email} html={html} />;
  if (email.body.trim() !== '') return <TextBody text={email.body} />;
  return <p className="grow px-5 py-10 text-center text-sm text-ink-soft sm:px-7">{t('empty')}</p>;
}

/** @param html  the body without the images that the mail carries: most mails carry none. */
function HtmlBody({ email, html }: { email: EmailDetail; html: CleanHtml }) {
  const [complete, setComplete] = useState(html.contentIds.length === 0 ? html : null);

  useEffect(() => {
    if (html.contentIds.length === 0) return;
    let wanted = true;
    void loadCarriedImages(email, html.contentIds).then((images) => {
      if (wanted) setComplete(cleanHtml(email.bodyHtml ?? '', images));
    });
    return () => {
      wanted = false;
    };
  }, [email, html]);

  const document = useMemo(() => complete && htmlFrame({ ...complete, nonce: cspNonce() }), [complete]);
  return <Frame document={document} className="bg-white" />;
}

function TextBody({ text }: { text: string }) {
  const colors = useSyncExternalStore(onThemeChange, pageColors);
  const document = useMemo(() => {
    const [ink = '', paper = '', link = ''] = colors.split('|');
    return textFrame(text, { ink, paper, link } satisfies FrameColors, cspNonce());
  }, [text, colors]);
  return <Frame document={document} />;
}

/** @param document  null while it is being made. */
function Frame({ document, className }: { document: string | null; className?: string }) {
  const { t } = useTranslation('message');
  if (document === null) {
    return (
      <p className="grow px-5 py-10 text-center text-sm text-ink-soft" role="status">
        {t('loading')}
      </p>
    );
  }
  // A frame without scripts and origin can't tell how high its content is: it takes the room there is and scrolls.
  return (
    <iframe
      data-testid="message-body"
      title={t('body')}
      sandbox={frameSandbox}
      srcDoc={document}
      referrerPolicy="no-referrer"
      className={classNames('min-h-40 w-full grow', className)}
    />
  );
}

/** The colours that a plain text takes over from the page, as one string: snapshots are compared by identity. */
function pageColors(): string {
  const style = getComputedStyle(document.documentElement);
  return ['--color-ink', '--color-raised', '--color-water'].map((name) => style.getPropertyValue(name)).join('|');
}

function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

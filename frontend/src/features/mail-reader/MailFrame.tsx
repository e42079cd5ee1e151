import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { cspNonce } from '../../browser/csp-nonce.js';
import { classNames } from '../../components/class-names.js';
import type { CleanHtml } from './clean-html.js';
import { frameSandbox, htmlFrame, textFrame, type FrameColors } from './frame-document.js';

/**
 * Shows an HTML body in a frame that can neither run nor fetch anything, but for images that were asked for.
 *
 * @param html  null while it is being made.
 */
export function HtmlFrame({ html, loadsRemote }: { html: CleanHtml | null; loadsRemote: boolean }) {
  const document = useMemo(
    () => html && htmlFrame({ body: html.body, css: html.css, nonce: cspNonce(), loadsRemote }),
    [html, loadsRemote],
  );
  return <Frame key={String(loadsRemote)} document={document} className="bg-white" />;
}

/** Shows a plain text in such a frame. */
export function TextFrame({ text }: { text: string }) {
  const colors = useSyncExternalStore(onThemeChange, pageColors);
  const document = useMemo(() => {
    const [ink = '', paper = '', link = ''] = colors.split('|');
    return textFrame(text, { ink, paper, link } satisfies FrameColors, cspNonce());
  }, [text, colors]);
  return <Frame key={colors} document={document} />;
}

// Where the browser knows it, what the frame fetches carries no cookie of any site; React has no name for it yet.
const withoutCookies = { credentialless: '' };

/**
 * A frame that is given another document keeps the former one in the history of the page, where the back button finds
 * it: each document gets a frame of its own, by its key.
 */
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
      {...withoutCookies}
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

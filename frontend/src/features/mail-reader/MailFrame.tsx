import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { cspNonce } from '../../browser/csp-nonce.js';
import { classNames } from '../../components/class-names.js';
import type { ShownHtml } from './clean-html.js';
import { frameSandbox, htmlFrame, textFrame } from './frame-document.js';
import { onThemeChange, pageColors } from './page-colors.js';

interface HtmlFrameProps {
  /** Null while it is being built. */
  html: ShownHtml | null;
  loadsRemote: boolean;
  dark: boolean;
}

/** Shows an HTML body in a frame that can neither run scripts nor load anything except requested images. */
export function HtmlFrame({ html, loadsRemote, dark }: HtmlFrameProps) {
  const document = useMemo(
    () => html && htmlFrame({ ...html, nonce: cspNonce(), loadsRemote, dark }),
    [html, loadsRemote, dark],
  );
  return <Frame document={document} className={dark ? 'bg-[#16191c]' : 'bg-white'} />;
}

/** Shows a plain text in such a frame. */
export function TextFrame({ text }: { text: string }) {
  const colors = useSyncExternalStore(onThemeChange, pageColors);
  const document = useMemo(() => {
    const [ink = '', paper = '', link = ''] = colors.split('|');
    return textFrame(text, { ink, paper, link }, cspNonce());
  }, [text, colors]);
  return <Frame document={document} />;
}

// With this attribute, in browsers that support it, the frame's requests carry no cookies. React's types lack the
// attribute.
const withoutCookies = { credentialless: '' };

/** The frame that shows a document. */
function Frame({ document, className }: { document: string | null; className?: string }) {
  const { t } = useTranslation('message');
  if (document === null) {
    return (
      <p className="grow px-5 py-10 text-center text-sm text-ink-soft" role="status">
        {t('loading')}
      </p>
    );
  }
  // A frame without an origin can't report the height of its content: it fills the room and scrolls.
  return (
    <iframe
      // Each document gets a frame of its own: a new document in the same frame would add an entry to the page's history,
      // and Back would show the old document.
      key={document}
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

import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { cspNonce } from '../../browser/csp-nonce.js';
import { classNames } from '../../components/class-names.js';
import { useWideScreen } from '../../components/use-wide-screen.js';
import type { ShownHtml } from './clean-html.js';
import { frameSandbox, htmlFrame, textFrame } from './frame-document.js';
import { measureHeight } from './measure-height.js';
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
  return <Frame document={document} loadsRemote={loadsRemote} className={dark ? 'bg-[#16191c]' : 'bg-white'} />;
}

/** Shows a plain text in a frame with the same restrictions. */
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

/** Longest document that is measured: a longer one fills the dialog anyway, and laying it out twice takes time. */
const maxMeasuredChars = 40_000;

interface FrameProps {
  document: string | null;
  /** The document's images come from other servers and may have any size, so its height is not measured. */
  loadsRemote?: boolean;
  className?: string;
}

/** The frame that shows a document. */
function Frame({ document, loadsRemote = false, className }: FrameProps) {
  const { t } = useTranslation('message');
  const isBesideList = useWideScreen();
  const isMeasured = !isBesideList && !loadsRemote && document !== null && document.length <= maxMeasuredChars;
  const [frame, height] = useNeededHeight(isMeasured ? document : null);
  if (document === null) {
    return (
      <p data-short="" className="grow px-5 py-10 text-center text-sm text-ink-soft" role="status">
        {t('loading')}
      </p>
    );
  }
  const needed = isMeasured ? (height ?? leastHeight) : null;
  return (
    <iframe
      ref={frame}
      // Each document gets a frame of its own: a new document in the same frame would add an entry to the page's history,
      // and Back would show the old document.
      key={document}
      data-testid="message-body"
      // Tells the panel around the frame (`has-data-short`) that it may be lower than usual.
      data-short={needed !== null && needed < shortHeight ? '' : undefined}
      title={t('body')}
      sandbox={frameSandbox}
      srcDoc={document}
      referrerPolicy="no-referrer"
      {...withoutCookies}
      // Where there is less room, the frame shrinks and scrolls. Beside the list, it takes all room.
      style={{ height: needed === null ? '100dvh' : `${needed}px` }}
      className={classNames('min-h-0 w-full grow', className)}
    />
  );
}

/** As high as the panel that has a short document (`min-h-29`). */
const leastHeight = 116;
/** A document lower than this needs less than the height that the panel keeps for reading (`min-h-69`). */
const shortHeight = 276;

/** The height that a document needs in the frame to which the returned reference belongs; null until it is known. */
function useNeededHeight(document: string | null) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (document === null || !frame.current) return;
    let width = 0;
    let measuring = new AbortController();
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === width) return;
      width = entry.contentRect.width;
      measuring.abort();
      measuring = new AbortController();
      measureHeight(document, width, measuring.signal, (measured) => setHeight(Math.max(measured, leastHeight)));
    });
    observer.observe(frame.current);
    return () => {
      observer.disconnect();
      measuring.abort();
    };
  }, [document]);
  return [frame, height] as const;
}

import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { cspNonce } from '../../browser/csp-nonce.js';
import { whenIdle } from '../../browser/idle.js';
import { classNames } from '../../components/class-names.js';
import type { ShownHtml } from './clean-html.js';
import { frameSandbox, htmlFrame, textFrame } from './frame-document.js';
import { measureDocument, type Needs } from './measure-document.js';
import { usePageColors } from './page-colors.js';

interface HtmlFrameProps {
  /** Null while it is being built. */
  html: ShownHtml | null;
  loadsRemote: boolean;
  /** On the paper of the page instead of white paper. */
  onPage: boolean;
  onWidth: OnWidth | undefined;
}

/** Is called with the width of the frame soon after the reader sees a new document in it, and when the width changes. */
type OnWidth = (width: number) => void;

/** Shows an HTML body in a frame that can neither run scripts nor load anything except requested images. */
export function HtmlFrame({ html, loadsRemote, onPage, onWidth }: HtmlFrameProps) {
  const colors = usePageColors();
  const page = onPage ? colors : null;
  const write = useMemo(
    () => html && ((zoom: number) => htmlFrame({ ...html, nonce: cspNonce(), loadsRemote, page, zoom })),
    [html, loadsRemote, page],
  );
  const className = onPage ? undefined : 'bg-white';
  return <Frame write={write} loadsRemote={loadsRemote} onWidth={onWidth} className={className} />;
}

/** Shows a plain text in a frame with the same restrictions. */
export function TextFrame({ text }: { text: string }) {
  const colors = usePageColors();
  // Text breaks at any width: it is never drawn smaller.
  const write = useMemo(() => () => textFrame(text, colors, cspNonce()), [text, colors]);
  return <Frame write={write} />;
}

// With this attribute, in browsers that support it, the frame's requests carry no cookies. React's types lack the
// attribute.
const withoutCookies = { credentialless: '' };

/** Longest document that is measured: laying a longer one out twice takes too long on a slow phone. */
const maxMeasuredChars = 200_000;

interface FrameProps {
  /** Writes the document, drawn smaller where the zoom is below 1; null while it is being built. */
  write: ((zoom: number) => string) | null;
  /** The document's images come from other servers and may have any size, so it is not measured again. */
  loadsRemote?: boolean;
  onWidth?: OnWidth | undefined;
  className?: string | undefined;
}

/** The frame that shows a document. */
function Frame({ write, loadsRemote = false, onWidth, className }: FrameProps) {
  const { t } = useTranslation('message');
  const plain = useMemo(() => write?.(1) ?? null, [write]);
  const isMeasured = !loadsRemote && plain !== null && plain.length <= maxMeasuredChars;
  const [frame, needs] = useNeeds(isMeasured ? plain : null);
  const zoom = needs?.zoom ?? 1;
  const document = useMemo(() => (zoom === 1 ? plain : (write?.(zoom) ?? null)), [write, plain, zoom]);
  useWidth(frame, document, onWidth);
  if (document === null) {
    return (
      <p data-short="" className="grow px-5 py-10 text-center text-sm text-ink-soft" role="status">
        {t('loading')}
      </p>
    );
  }
  const needed = isMeasured ? Math.max(needs?.height ?? 0, leastHeight) : null;
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
      // Where there is less room, the frame shrinks and scrolls.
      style={{ height: needed === null ? '100dvh' : `${needed}px` }}
      className={classNames('min-h-0 w-full grow', className)}
    />
  );
}

/** As high as the panel that has a short document (`min-h-29`). */
const leastHeight = 116;
/** A document lower than this needs less than the height that the panel keeps for reading (`min-h-69`). */
const shortHeight = 276;

/** While a reader resizes the window, the frame's width is told only this long after its last change. */
const resizingMs = 150;

function useWidth(frame: RefObject<HTMLIFrameElement | null>, document: string | null, onWidth: OnWidth | undefined) {
  const tell = useEffectEvent((width: number) => onWidth?.(width));
  useLayoutEffect(() => {
    const shown = frame.current;
    if (document === null || !shown) return;
    let told: number | null = null;
    let timer = 0;
    const tellNow = () => {
      if (shown.isConnected && shown.clientWidth !== told) tell((told = shown.clientWidth));
    };
    // Later: to read what the frame draws, the page lays the mail out once more, and the reader would wait for that.
    void whenIdle().then(tellNow);
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      if (told !== null) timer = window.setTimeout(tellNow, resizingMs);
    });
    observer.observe(shown);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [frame, document]);
}

/** What a document needs in the frame to which the returned reference belongs; null until it is known. */
function useNeeds(document: string | null) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [needs, setNeeds] = useState<Needs | null>(null);
  const zoom = needs?.zoom;
  useLayoutEffect(() => {
    if (document === null || !frame.current) return;
    let width = 0;
    let measuring = new AbortController();
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === width) return;
      width = entry.contentRect.width;
      measuring.abort();
      measuring = new AbortController();
      measureDocument(document, width, measuring.signal, setNeeds);
    });
    observer.observe(frame.current);
    return () => {
      observer.disconnect();
      measuring.abort();
    };
    // With another zoom, the document gets another frame.
  }, [document, zoom]);
  return [frame, needs] as const;
}

import type { Attachment, EmailDetail } from '@efemera/contract';
import { FileText } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logFailure } from '../../browser/log.js';
import { readAttachment } from '../../transport/downloads.js';
import { PreviewButton, PreviewDialog, type AttachmentPreviewProps } from './PreviewDialog.js';
import { pdfViewerPath, type PdfNews } from './pdf-messages.js';

/** Time for the viewer, half a megabyte, and for the file to arrive. */
const loadingMs = 60_000;
/** Time for the viewer's first word after its frame has loaded: the word is sent before, but may arrive later. */
const greetingMs = 2000;
/** Time to draw the first page. A file made to take for ever also takes more memory the longer it may. */
const drawingMs = 20_000;

/** A button that shows a PDF file; nothing is loaded before. */
export function PdfPreview({ email, attachment }: AttachmentPreviewProps) {
  const { t } = useTranslation(['reader', 'message']);
  const [isOpen, setOpen] = useState(false);
  const [pages, setPages] = useState<string | null>(null);
  const filename = attachment.filename || t('message:unnamed');
  const close = () => {
    setOpen(false);
    setPages(null);
  };
  return (
    <>
      <PreviewButton filename={filename} onOpen={() => setOpen(true)}>
        <FileText className="size-5 text-ember" aria-hidden="true" />
      </PreviewButton>
      {isOpen && (
        <PreviewDialog
          email={email}
          attachment={attachment}
          facts={pages !== null && t('preview.pages', { pages })}
          onClose={close}
        >
          <PdfFrame email={email} attachment={attachment} onDrawn={setPages} onEscape={close} />
        </PreviewDialog>
      )}
    </>
  );
}

interface PdfFrameProps {
  email: EmailDetail;
  attachment: Attachment;
  /** Is called with the number of pages, as the reader is told of it. */
  onDrawn: (pages: string) => void;
  onEscape: () => void;
}

/** Shows a PDF file in a frame without an origin (pdf-viewer/). */
function PdfFrame({ email, attachment, onDrawn, onEscape }: PdfFrameProps) {
  const { t } = useTranslation(['reader', 'message']);
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'drawn' | 'failed' | 'locked'>('loading');
  const onNews = useEffectEvent((news: PdfNews) => {
    if (news.kind === 'escaped') onEscape();
    if (news.kind === 'failed') setState(news.needsPassword ? 'locked' : 'failed');
    if (news.kind !== 'drawn') return;
    setState('drawn');
    onDrawn(news.shownPages < news.pages ? `${news.shownPages} / ${news.pages}` : `${news.pages}`);
  });
  const { id, to } = email;
  const { index } = attachment;
  useEffect(() => {
    const closing = new AbortController();
    const fail = (error: unknown) => {
      if (closing.signal.aborted) return;
      logFailure('Error loading preview:', error);
      setState('failed');
    };
    let timer = 0;
    const giveUpIn = (ms: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setState((now) => (now === 'loading' ? 'failed' : now)), ms);
    };
    giveUpIn(loadingMs);
    let isReady = false;
    // Without a connection the frame loads the browser's own page, or the viewer without its script.
    frame.current?.addEventListener('load', () => !isReady && giveUpIn(greetingMs), { signal: closing.signal });
    const bytes = readPdf(id, index, to);
    bytes.catch(fail);
    addEventListener(
      'message',
      ({ source, data }: MessageEvent<PdfNews>) => {
        const viewer = frame.current?.contentWindow;
        if (!viewer || source !== viewer) return;
        // The page can't name the viewer's origin, which has none. The page's policy keeps other sites out of this frame; one that
        // got in would read this file, and nothing else of the visitor's.
        if (data.kind !== 'ready') return onNews(data);
        isReady = true;
        giveUpIn(loadingMs);
        bytes
          .then((file) => {
            viewer.postMessage(file, '*', [file]);
            giveUpIn(drawingMs);
          })
          .catch(fail);
      },
      { signal: closing.signal },
    );
    return () => {
      closing.abort();
      clearTimeout(timer);
    };
  }, [id, index, to]);
  if (state === 'failed' || state === 'locked') return <Failure isLocked={state === 'locked'} />;
  return (
    <div className="relative flex h-[100dvh] min-h-0 grow bg-sunken">
      {state === 'loading' && (
        <p role="status" className="absolute inset-x-0 top-0 px-5 py-10 text-center text-sm text-ink-soft">
          {t('message:loading')}
        </p>
      )}
      <iframe
        ref={frame}
        data-testid="pdf-viewer"
        title={attachment.filename || t('message:unnamed')}
        src={pdfViewerPath}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        // As in the viewer; with another scheme, browsers would paint the frame white.
        style={{ colorScheme: 'normal' }}
        className="grow"
      />
    </div>
  );
}

function Failure({ isLocked }: { isLocked: boolean }) {
  const { t } = useTranslation('reader');
  return (
    <p role="alert" className="px-5 py-10 text-center text-sm text-ink-soft" data-testid="preview-failed">
      {t(isLocked ? 'preview.locked' : 'preview.failedPdf')}
    </p>
  );
}

async function readPdf(id: string, index: number, to: string): Promise<ArrayBuffer> {
  const bytes = await (await readAttachment(id, index, to)).arrayBuffer();
  // ISO 32000 wants it at the beginning; readers have always looked in the first kilobyte.
  const head = new TextDecoder('latin1').decode(bytes.slice(0, 1024));
  if (!head.includes('%PDF-')) throw new Error('The file is no PDF.');
  return bytes;
}

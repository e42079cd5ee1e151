/** The page that draws PDF files (pdf-viewer/). It has a frame without an origin, to which the page sends a file's bytes. */
export const pdfViewerPath = '/pdf-viewer.html';

/** What the viewer tells the page. */
export type PdfNews =
  /** It waits for the bytes, as an ArrayBuffer. */
  | { kind: 'ready' }
  /** The first page is drawn. `shownPages` is less than `pages` if the file has too many. */
  | { kind: 'drawn'; pages: number; shownPages: number }
  | { kind: 'failed'; needsPassword: boolean }
  /** The reader has pressed Escape in the frame. */
  | { kind: 'escaped' };

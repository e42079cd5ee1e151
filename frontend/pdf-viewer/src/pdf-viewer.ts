import {
  getDocument,
  PasswordException,
  PDFWorker,
  TextLayer,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import type { PdfNews } from '../../src/features/mail-reader/pdf-messages.js';
import './pdf-viewer.css';

// Draws a PDF file of a stranger. PDF.js had holes by which a file ran scripts of its own. Such a script would find itself in a
// frame without an origin: it could read neither the page nor the inbox, send no cookie, and load nothing from other servers
// (apps/gateway/src/site/pdf-viewer.ts).

/** More pages would take too much memory for their places alone. */
const maxPages = 100;
/** Of the canvas of one page; 16 megapixels take 64 MB. */
const maxPagePixels = 16_000_000;
/** Of one image in the file; PDF.js leaves larger ones out. */
const maxImagePixels = 40_000_000;

const tell = (news: PdfNews) => parent.postMessage(news, location.origin);

addEventListener('message', ({ source, data }) => {
  if (source === parent && data instanceof ArrayBuffer) {
    show(data).catch((error: unknown) => tell({ kind: 'failed', needsPassword: error instanceof PasswordException }));
  }
});
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') tell({ kind: 'escaped' });
});
tell({ kind: 'ready' });

async function show(data: ArrayBuffer): Promise<void> {
  const files = new URL('/pdf-viewer/', location.href).href;
  const file = await getDocument({
    data,
    worker: PDFWorker.create({ port: await startWorker() }),
    maxImageSize: maxImagePixels,
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    wasmUrl: `${files}wasm/`,
    iccUrl: `${files}iccs/`,
  }).promise;
  const shownPages = Math.min(file.numPages, maxPages);
  const [first, ...others] = Array.from({ length: shownPages }, (_, index) => new Page(index + 1, file.numPages));
  first?.open(await file.getPage(1));
  await first?.draw();
  tell({ kind: 'drawn', pages: file.numPages, shownPages });

  // The viewer draws the pages that the reader sees or is about to see, and forgets the others: all pages of a long file together
  // would take gigabytes of the reader's memory.
  const pages = new Map<Element, Page>(first ? [[first.element, first]] : []);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const page = pages.get(target);
        // A page that can't be drawn stays white: the others may still be read.
        if (isIntersecting) page?.draw().catch(() => undefined);
        else page?.forget();
      }
    },
    { rootMargin: '100%' },
  );
  if (first) observer.observe(first.element);
  // When the reader has zoomed or turned the phone, the viewer draws the pages in view anew: with their former pixels the reader
  // would see them blurred. It waits for the end of the change: a reader who drags the window's edge resizes it in every frame.
  let timer = 0;
  addEventListener('resize', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      observer.disconnect();
      for (const element of pages.keys()) observer.observe(element);
    }, 200);
  });
  for (const page of others) {
    const source = await file.getPage(page.number).catch(() => null);
    // A page that can't be opened is left out: the others may still be read.
    if (!source) continue;
    page.open(source);
    pages.set(page.element, page);
    observer.observe(page.element);
  }
}

/**
 * Starts PDF.js' worker, and waits until it can hear. A page without an origin may start no worker from a URL of the server;
 * Chromium starts none from a blob either if it is a module, but a classic script that imports the server's file.
 */
async function startWorker(): Promise<Worker> {
  const file = JSON.stringify(new URL(workerUrl, location.href).href);
  const script = `import(${file}).catch(() => postMessage('unreachable'))`;
  const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const worker = new Worker(url);
  const { data } = await new Promise<MessageEvent>((hears) =>
    worker.addEventListener('message', hears, { once: true }),
  );
  if (data === 'unreachable') throw new Error('The worker could not be loaded.');
  return worker;
}

/** A page of the file, in its place from the beginning, and drawn when it comes into view. */
class Page {
  readonly element = document.createElement('div');
  #source: PDFPageProxy | null = null;
  #drawing: { scale: number; task: { cancel(): void } } | null = null;

  constructor(
    readonly number: number,
    total: number,
  ) {
    this.element.className = 'page';
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', `${number} / ${total}`);
  }

  /** Gives the page its place. */
  open(source: PDFPageProxy): void {
    const { width, height } = source.getViewport({ scale: 1 });
    // The page's own units are larger than points if it has a UserUnit (ISO 32000-2 §14.11.2); PDF.js lays text by them.
    const ownWidth = width / source.userUnit;
    this.#source = source;
    this.element.style.aspectRatio = `${width} / ${height}`;
    document.body.append(this.element);
    // The text that lies over the page follows its size.
    new ResizeObserver(() => {
      this.element.style.setProperty('--total-scale-factor', String(this.element.clientWidth / ownWidth));
    }).observe(this.element);
  }

  /** Draws the page, unless it is drawn with enough pixels for the screen. */
  async draw(): Promise<void> {
    if (!this.#source) return;
    const plain = this.#source.getViewport({ scale: 1 });
    const wanted = (this.element.clientWidth / plain.width) * devicePixelRatio;
    const scale = Math.min(wanted, Math.sqrt(maxPagePixels / (plain.width * plain.height)));
    if (this.#drawing && this.#drawing.scale >= scale) return;
    this.#drawing?.task.cancel();
    const canvas = document.createElement('canvas');
    const viewport = this.#source.getViewport({ scale });
    canvas.width = Math.max(1, Math.floor(viewport.width));
    canvas.height = Math.max(1, Math.floor(viewport.height));
    canvas.ariaHidden = 'true';
    const text = document.createElement('div');
    text.className = 'text';
    const task = this.#source.render({ canvas, viewport });
    this.#drawing = { scale, task };
    // A blurred page stays until the sharp one is done.
    if (!this.element.hasChildNodes()) this.element.replaceChildren(canvas, text);
    await task.promise;
    this.element.replaceChildren(canvas, text);
    await new TextLayer({
      textContentSource: this.#source.streamTextContent(),
      container: text,
      viewport: plain,
    }).render();
  }

  forget(): void {
    this.#drawing?.task.cancel();
    this.#drawing = null;
    this.element.replaceChildren();
    this.#source?.cleanup();
  }
}

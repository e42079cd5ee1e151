import { deflateSync } from 'node:zlib';
import { htmlMailWith, mailWith, type AttachedFile } from '@efemera/testing/mail-with-files';
import { pdf, pdfOf, pdfStream } from '@efemera/testing/sample-pdf';
import { expect, test } from '../support/system-test.js';

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const crc32 = (bytes: Buffer) =>
  (bytes.reduce((crc, byte) => (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;
function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const [head, tail] = [Buffer.alloc(4), Buffer.alloc(4)];
  head.writeUInt32BE(data.length);
  tail.writeUInt32BE(crc32(content));
  return Buffer.concat([head, content, tail]);
}
/** A grey PNG; `rows` says how many of its rows the file really has. */
function png(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = Buffer.alloc((width + 1) * rows, 128).map((byte, index) => (index % (width + 1) === 0 ? 0 : byte));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

const script = '<svg xmlns="http://www.w3.org/2000/svg" onload="parent.pwned=true"><script>pwned=true</script></svg>';

test('real pictures of a mail are shown small and in full size, from our own server; other files are not', async ({
  visit,
  sender,
}) => {
  const { page, address } = await visit();
  await sender.send(
    address,
    mailWith(
      'Pictures',
      { name: 'ponte.png', type: 'image/png', bytes: png(320, 200) },
      { name: 'huge.png', type: 'image/png', bytes: png(30_000, 30_000, 1) },
      { name: 'disguised.png', type: 'image/png', bytes: Buffer.from(script) },
      { name: 'drawing.svg', type: 'image/svg+xml', bytes: Buffer.from(script) },
      { name: 'page.html', type: 'text/html', bytes: Buffer.from('<script>pwned=true</script>') },
    ),
  );
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.getByTestId('inbox-row').getByTestId('row-view').click();
  await expect(page.getByTestId('attachment')).toHaveCount(5);
  const preview = page.getByTestId('attachment-preview');
  await expect(preview).toHaveCount(1);
  await expect(page.getByTestId('preview-failed')).toHaveCount(2);
  const image = preview.locator('img');
  await expect(image).toHaveAttribute('src', /^blob:/);
  await expect
    .poll(() => image.evaluate((element) => (element as unknown as { naturalWidth: number }).naturalWidth))
    .toBe(320);

  await preview.click();
  const dialog = page.getByTestId('preview-dialog');
  await expect(dialog).toContainText('320 × 200');
  // Numbers and sign keep their order in every language; the size is written in the direction of the page.
  await expect(dialog.locator('[dir=ltr]')).toHaveText('320 × 200');
  await expect(dialog.getByRole('img', { name: 'ponte.png' })).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveAttribute('download', 'ponte.png');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByTestId('message-dialog')).toBeVisible();
  await expect(preview).toBeFocused();
  expect(await page.evaluate('typeof pwned')).toBe('undefined');
  expect([...hosts].filter((origin) => origin !== 'null')).toEqual([new URL(page.url()).origin]);
});

test('a picture that the HTML does not show has a preview, also if its program calls it inline', async ({
  visit,
  sender,
}) => {
  const { page, address } = await visit();
  const [photo, logo] = [png(320, 200), png(40, 30)];
  await sender.send(
    address,
    htmlMailWith(
      'Photo',
      '<p>From my phone</p><img src="cid:logo@x" alt="logo">',
      { name: 'IMG_1234.jpeg', type: 'image/jpeg', bytes: photo, disposition: 'inline' },
      // Old programs write types that do not exist; the bytes are a picture.
      { name: 'logo.jpg', type: 'image/jpg', bytes: logo, disposition: 'inline', contentId: 'logo@x' },
    ),
  );
  await page.getByTestId('row-view').click();
  const shown = page.getByTestId('message-body').contentFrame().getByRole('img', { name: 'logo' });
  const naturalWidth = (element: unknown) => (element as { naturalWidth: number }).naturalWidth;
  await expect.poll(() => shown.evaluate(naturalWidth)).toBe(40);
  await expect(page.getByTestId('attachment')).toHaveText([/^IMG_1234\.jpeg\d+ bytes$/, /logo\.jpg.*na mensagem/]);
  const preview = page.getByTestId('attachment-preview');
  await expect(preview).toHaveCount(1);
  await expect(preview).toHaveAttribute('aria-label', /IMG_1234\.jpeg/);
});

test('a picture that is wider than the window keeps its proportions', async ({ visit, sender }) => {
  const { page, address } = await visit();
  const html =
    '<img src="cid:big@x" width="1248" height="702" style="width:13.0in;height:7.3125in" alt="screen">' +
    '<img src="cid:big@x" width="1248" height="4" alt="line">';
  const bytes = png(1248, 702);
  await sender.send(
    address,
    htmlMailWith('Wide', html, { name: 'a.png', type: 'image/png', bytes, contentId: 'big@x' }),
  );
  await page.getByTestId('row-view').click();
  const frame = page.getByTestId('message-body').contentFrame();
  const sizeOf = async (name: string) => await frame.getByRole('img', { name }).boundingBox();
  for (const width of [1200, 800, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect
      .poll(async () => {
        const size = await sizeOf('screen');
        return size && size.width < width && Math.abs(size.width / size.height - 1248 / 702) < 0.02;
      })
      .toBe(true);
    expect((await sizeOf('line'))?.height).toBe(4);
  }
});

const pdfFile = (name: string, bytes: Buffer, type = 'application/pdf'): AttachedFile => ({ name, type, bytes });

test('a PDF file is drawn in a frame without an origin, and its pages, text and keys can be reached', async ({
  visit,
  sender,
}) => {
  const { page, address } = await visit();
  const lines = ['Invoice 4711', 'Page two', 'Page three'];
  // Some programs write no better type than this.
  await sender.send(address, mailWith('Invoice', pdfFile('invoice.pdf', pdfOf(lines), 'application/octet-stream')));
  await page.getByTestId('row-view').click();
  const before: string[] = [];
  page.on('request', (request) => before.push(new URL(request.url()).pathname));
  const preview = page.getByTestId('attachment-preview');
  await expect(preview).toHaveAttribute('aria-label', /invoice\.pdf/);
  // Nothing of the viewer is loaded before the reader asks for it.
  expect(before.filter((path) => path.includes('pdf'))).toEqual([]);

  await preview.click();
  const dialog = page.getByTestId('preview-dialog');
  await expect(dialog).toContainText('Páginas: 3');
  const viewer = page.getByTestId('pdf-viewer');
  const frame = viewer.contentFrame();
  await expect(frame.getByText('Invoice 4711')).toBeVisible();
  await frame.getByRole('group', { name: '3 / 3' }).scrollIntoViewIfNeeded();
  // Drawn only now.
  await frame.getByText('Page three').scrollIntoViewIfNeeded();

  const close = dialog.getByRole('button');
  await close.focus();
  await page.keyboard.press('Tab');
  await expect(viewer).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await frame.getByText('Page three').click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(preview).toBeFocused();
  await expect(page.getByTestId('message-dialog')).toBeVisible();
});

test('nothing inside a PDF file runs, leads away or reaches the page', async ({ visit, sender }) => {
  const { page, address } = await visit();
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  const code = 'app.alert\\(1\\); parent.pwned = true';
  const bytes = pdfOf(['Free money'], {
    catalogue: `/OpenAction << /S /JavaScript /JS (${code}) >> /AA << /WC << /S /URI /URI (http://evil.test/) >> >> `,
    page:
      '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] /A << /S /URI /URI (http://evil.test/) >> >>] ' +
      `/AA << /O << /S /JavaScript /JS (${code}) >> >> `,
  });
  await sender.send(address, mailWith('Money', pdfFile('money.pdf', bytes)));
  await page.getByTestId('row-view').click();
  await page.getByTestId('attachment-preview').click();
  const frame = page.getByTestId('pdf-viewer').contentFrame();
  const text = frame.getByText('Free money');
  await expect(text).toBeVisible();
  // Each is enough without the other.
  await expect(page.getByTestId('pdf-viewer')).toHaveAttribute('sandbox', 'allow-scripts');
  const context = page.context();
  const viewer = await context.request.get(new URL('/pdf-viewer.html', page.url()).href);
  const policy = viewer.headers()['content-security-policy'];
  expect(policy?.split('; ')).toContain('sandbox allow-scripts');
  await text.click();
  await expect(frame.getByRole('link')).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
  expect(await page.evaluate('typeof pwned')).toBe('undefined');

  // What a script could do that came in by a hole of PDF.js.
  const tried = await frame.locator('body').evaluate(async (body) => {
    const global = body as unknown as { ownerDocument: { defaultView: Record<string, unknown> } };
    const view = global.ownerDocument.defaultView as unknown as {
      parent: { document: unknown };
      document: { cookie: string };
      localStorage: unknown;
      fetch: (url: string, options?: object) => Promise<{ status: number }>;
      eval: (code: string) => unknown;
    };
    const attempts: Record<string, () => unknown> = {
      page: () => view.parent.document,
      cookie: () => view.document.cookie,
      storage: () => view.localStorage,
      otherServer: async () => await view.fetch('http://127.0.0.2:9/'),
      // Gets an answer, but as a stranger: the API lets no other origin read it.
      inboxes: async () => await view.fetch('/api/inboxes', { credentials: 'include' }),
      evaluation: () => view.eval('1'),
    };
    const results: Record<string, string> = {};
    for (const [name, attempt] of Object.entries(attempts)) {
      results[name] = await Promise.resolve()
        .then(attempt)
        .then(
          () => 'done',
          () => 'refused',
        );
    }
    return results;
  });
  expect(new Set(Object.values(tried))).toEqual(new Set(['refused']));
  expect([...hosts].filter((origin) => origin !== 'null')).toEqual([new URL(page.url()).origin]);
});

test('the reader is told of a PDF file that is none, is broken or locked, and may still download it', async ({
  visit,
  sender,
}) => {
  const { page, address } = await visit();
  const unknownPassword =
    '/ID [<00> <00>] /Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -44 ' +
    `/O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >> `;
  const files = [
    pdfFile('none.pdf', Buffer.from(script)),
    pdfFile('broken.pdf', pdfOf(['Broken']).subarray(0, 300)),
    pdfFile('loop.pdf', pdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 5 /Kids [2 0 R 2 0 R] >>'])),
    pdfFile('locked.pdf', pdfOf(['Secret'], { trailer: unknownPassword })),
  ];
  await sender.send(address, mailWith('Broken', ...files));
  await page.getByTestId('row-view').click();
  const dialog = page.getByTestId('preview-dialog');
  for (const [index, { name }] of files.entries()) {
    await page.getByTestId('attachment-preview').nth(index).click();
    const expected = name === 'locked.pdf' ? 'Este PDF pede uma senha' : 'não foi possível abrir o arquivo como PDF';
    await expect(dialog.getByTestId('preview-failed')).toContainText(expected);
    await expect(dialog.getByRole('link')).toHaveAttribute('download', name);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('a PDF file that is never done drawing is given up, and its frame with it', async ({ visit, sender }) => {
  const { page, address } = await visit();
  // Each form draws the next one three times: 3^27 drawings.
  const forms = Array.from({ length: 28 }, (_, index) =>
    pdfStream(
      index < 27 ? '/A Do /A Do /A Do' : '0 0 9 9 re f',
      `/Type /XObject /Subtype /Form /BBox [0 0 600 850] /Resources << /XObject << /A ${Math.min(6 + index, 32)} 0 R >> >>`,
    ),
  );
  const bytes = pdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /A 5 0 R >> >> /Contents 4 0 R >>',
    pdfStream('/A Do'),
    ...forms,
  ]);
  await sender.send(address, mailWith('Endless', pdfFile('endless.pdf', bytes)));
  await page.getByTestId('row-view').click();
  await expect(page.getByTestId('attachment-preview')).toBeVisible();
  await page.clock.install();
  await page.getByTestId('attachment-preview').click();
  await expect(page.getByTestId('pdf-viewer')).toBeVisible();
  const failed = page.getByTestId('preview-dialog').getByTestId('preview-failed');
  await expect(async () => {
    await page.clock.fastForward(20_000);
    await expect(failed).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByTestId('pdf-viewer')).toHaveCount(0);
});

test('the text of a PDF file lies on its words, and both are drawn anew for a larger window', async ({
  visit,
  sender,
}) => {
  const { page, address } = await visit();
  await page.setViewportSize({ width: 390, height: 844 });
  // A point in the last word, seen from the top left of the page as a share of its size.
  const papers = [
    { turn: '/Rotate 90', x: 768 / 842, y: 190 / 595 },
    { turn: '/Rotate 180', x: 1 - 190 / 595, y: 768 / 842 },
    { turn: '/Rotate 270', x: 1 - 768 / 842, y: 1 - 190 / 595 },
    { turn: '/UserUnit 3', x: 190 / 595, y: 1 - 768 / 842 },
  ];
  const bytes = pdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 4 /Kids [5 0 R 6 0 R 7 0 R 8 0 R] /MediaBox [0 0 595 842] ' +
      '/Resources << /Font << /F 3 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    pdfStream('BT /F 24 Tf 60 760 Td (Words on paper) Tj ET'),
    ...papers.map(({ turn }) => `<< /Type /Page /Parent 2 0 R /Contents 4 0 R ${turn} >>`),
  ]);
  await sender.send(address, mailWith('Turned', pdfFile('turned.pdf', bytes)));
  await page.getByTestId('row-view').click();
  await page.getByTestId('attachment-preview').click();
  const frame = page.getByTestId('pdf-viewer').contentFrame();
  for (const width of [390, 1000]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [index, { turn, x, y }] of papers.entries()) {
      const paper = frame.getByRole('group', { name: `${index + 1} / 4` });
      await paper.scrollIntoViewIfNeeded();
      const words = paper.getByText('Words on paper');
      await expect(words).toBeAttached();
      const [outer, inner] = await Promise.all([paper.boundingBox(), words.boundingBox()]);
      if (!outer || !inner) throw new Error('Nothing is shown.');
      const [left, top] = [outer.x + x * outer.width - inner.x, outer.y + y * outer.height - inner.y];
      const isOnWord = left > 0 && left < inner.width && top > 0 && top < inner.height;
      expect({ turn, isOnWord }).toEqual({ turn, isOnWord: true });
      const pixels = () =>
        paper.locator('canvas').evaluate((canvas) => {
          const { width: drawn, clientWidth } = canvas as unknown as { width: number; clientWidth: number };
          return drawn >= clientWidth - 1;
        });
      await expect.poll(pixels).toBe(true);
    }
  }
});

test('a page of a PDF file that can not be opened takes no other page away', async ({ visit, sender }) => {
  const { page, address } = await visit();
  const bytes = pdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 3 /Kids [5 0 R 4 0 R 6 0 R] /MediaBox [0 0 595 842] >>',
    pdfStream('BT /F 24 Tf 60 760 Td (Readable) Tj ET'),
    // Says that it has a page, which is none.
    '<< /Type /Pages /Parent 2 0 R /Count 1 /Kids [3 0 R] >>',
    ...[1, 2].map(() => '<< /Type /Page /Parent 2 0 R /Contents 3 0 R /Resources << /Font << /F 7 0 R >> >> >>'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
  await sender.send(address, mailWith('Gap', pdfFile('gap.pdf', bytes)));
  await page.getByTestId('row-view').click();
  await page.getByTestId('attachment-preview').click();
  const frame = page.getByTestId('pdf-viewer').contentFrame();
  const last = frame.getByRole('group', { name: '3 / 3' });
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByText('Readable')).toBeVisible();
  const first = frame.getByRole('group', { name: '1 / 3' });
  await first.scrollIntoViewIfNeeded();
  await expect(first.getByText('Readable')).toBeVisible();
});

for (const file of ['**/pdf-viewer.html', '**/assets/pdf-viewer-*.js', '**/assets/pdf.worker*']) {
  test(`the reader of a PDF file does not wait for a viewer that can not be loaded: ${file}`, async ({
    visit,
    sender,
  }) => {
    const { page, address } = await visit();
    await sender.send(address, mailWith('Invoice', pdfFile('invoice.pdf', pdfOf(['Invoice 4711']))));
    await page.getByTestId('row-view').click();
    await page.route(file, (route) => route.abort());
    await page.getByTestId('attachment-preview').click();
    const dialog = page.getByTestId('preview-dialog');
    await expect(dialog.getByTestId('preview-failed')).toBeVisible();
    await expect(dialog.getByRole('link')).toHaveAttribute('download', 'invoice.pdf');
  });
}

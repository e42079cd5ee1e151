import { deflateSync } from 'node:zlib';
import { expect, test } from '../support/system-test.js';

interface File {
  name: string;
  type: string;
  bytes: Buffer;
  /** As in `Content-Disposition`; an attachment by default. */
  disposition?: string;
  contentId?: string;
}

const mailWith = (subject: string, ...files: File[]) => htmlWith(subject, null, ...files);

/** A mail of files beside HTML, or beside a line of text. */
const htmlWith = (subject: string, html: string | null, ...files: File[]) =>
  Buffer.from(
    [
      'From: Ana <ana@sender.test>',
      `Subject: ${subject}`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=outer',
      '',
      '--outer',
      `Content-Type: text/${html === null ? 'plain' : 'html'}; charset=utf-8`,
      '',
      html ?? 'See the files.',
      ...files.flatMap(({ name, type, bytes, disposition = 'attachment', contentId }) => [
        '--outer',
        `Content-Type: ${type}; name="${name}"`,
        `Content-Disposition: ${disposition}; filename="${name}"`,
        ...(contentId === undefined ? [] : [`Content-ID: <${contentId}>`]),
        'Content-Transfer-Encoding: base64',
        '',
        bytes.toString('base64').replace(/.{76}/g, '$&\r\n'),
      ]),
      '--outer--',
      '',
    ].join('\r\n'),
  );

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
    htmlWith(
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
  await sender.send(address, htmlWith('Wide', html, { name: 'a.png', type: 'image/png', bytes, contentId: 'big@x' }));
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

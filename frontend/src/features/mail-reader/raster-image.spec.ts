import { readRasterImage } from './raster-image.js';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((character) => character.charCodeAt(0)) : part)),
  );
const uint32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

const png = (width: number, height: number) =>
  bytes('\x89PNG\r\n\x1a\n', uint32(13), 'IHDR', uint32(width), uint32(height));
/** An APP1 segment, a fill byte and a Huffman table before the frame, as cameras write them. */
const jpeg = bytes(
  [0xff, 0xd8],
  [0xff, 0xe1, 0, 4, 1, 2],
  [0xff],
  [0xff, 0xc4, 0, 3, 9],
  [0xff, 0xc2, 0, 17, 8, 1, 0, 2, 0],
);
const gif = bytes('GIF89a', [10, 0, 20, 1]);
const riff = (...chunk: (string | number[])[]) => bytes('RIFF', [0, 0, 0, 0], 'WEBP', ...chunk);
const avif = bytes(
  uint32(24),
  'ftypavif',
  [0, 0, 0, 0],
  'mif1',
  ...[
    [512, 256],
    [1024, 768],
  ].flatMap(([width = 0, height = 0]) => [uint32(20), 'ispe', [0, 0, 0, 0], uint32(width), uint32(height)]),
);

it.each([
  ['png', png(640, 480), { type: 'image/png', width: 640, height: 480 }],
  ['jpeg', jpeg, { type: 'image/jpeg', width: 512, height: 256 }],
  ['gif', gif, { type: 'image/gif', width: 10, height: 276 }],
  [
    'lossy webp',
    riff('VP8 ', Array<number>(10).fill(0), [64, 1, 240, 0]),
    { type: 'image/webp', width: 320, height: 240 },
  ],
  ['lossless webp', riff('VP8L', [0, 0, 0, 0, 0x2f, 63, 192, 7, 0]), { type: 'image/webp', width: 64, height: 32 }],
  [
    'extended webp',
    riff('VP8X', Array<number>(8).fill(0), [255, 1, 0, 127, 0, 0]),
    { type: 'image/webp', width: 512, height: 128 },
  ],
  ['avif with tiles', avif, { type: 'image/avif', width: 1024, height: 768 }],
])('reads the type and size of a %s', (_, file, image) => {
  expect(readRasterImage(file)).toEqual(image);
});

it.each([
  ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['an SVG that says it is a PNG', bytes('\x89PNG<svg onload="alert(1)"/>')],
  ['HTML', bytes('<!doctype html><script>alert(1)</script>')],
  ['a PDF', bytes('%PDF-1.7')],
  ['a HEIC', bytes(uint32(24), 'ftypheic', [0, 0, 0, 0], uint32(20), 'ispe', [0, 0, 0, 0], uint32(1), uint32(1))],
  ['an empty file', bytes()],
  ['a picture of width 0', png(0, 480)],
  ['a picture of 900 megapixels', png(30_000, 30_000)],
])('does not accept %s as a picture', (_, file) => {
  expect(readRasterImage(file)).toBeNull();
});

it('does not accept a file that ends within its head as a picture, wherever it ends', () => {
  for (const file of [png(1, 1), jpeg, gif]) {
    for (let length = 0; length < file.length; length++) expect(readRasterImage(file.subarray(0, length))).toBeNull();
  }
});

it('reads a JPEG of markers alone without going beyond its end', () => {
  expect(readRasterImage(bytes([0xff, 0xd8, 0xff], Array<number>(100_000).fill(0xff)))).toBeNull();
});

/** A picture as its own bytes describe it, since a sender can lie in content type and file name. */
export interface RasterImage {
  type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/avif';
  width: number;
  height: number;
}

/** 40 megapixels take 160 MB of memory; a PNG of a few kilobytes can claim a hundred times as much. */
const maxPixels = 40_000_000;

/**
 * Recognises pictures that can contain neither scripts nor references: never SVG.
 *
 * @param bytes  the beginning of a file, or all of it.
 * @returns null for everything else, for pictures of more than 40 megapixels, and where the size is not found.
 */
export function readRasterImage(bytes: Uint8Array): RasterImage | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    for (const read of [readPng, readGif, readJpeg, readWebp, readAvif]) {
      const image = read(view);
      if (image) return isShowable(image) ? image : null;
    }
  } catch (error) {
    // A RangeError means that the file ends within its head, so it is no picture. Any other error is a bug.
    if (!(error instanceof RangeError)) throw error;
  }
  return null;
}

function isShowable({ width, height }: RasterImage): boolean {
  const pixels = width * height;
  return pixels > 0 && pixels <= maxPixels;
}

type Read = (view: DataView) => RasterImage | null;

const textAt = (view: DataView, at: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)));

const readPng: Read = (view) =>
  textAt(view, 0, 8) === '\x89PNG\r\n\x1a\n' && textAt(view, 12, 4) === 'IHDR'
    ? { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
    : null;

const readGif: Read = (view) =>
  /^GIF8[79]a$/.test(textAt(view, 0, 6))
    ? { type: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) }
    : null;

const readJpeg: Read = (view) => {
  if (textAt(view, 0, 3) !== '\xff\xd8\xff') return null;
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // ITU T.81 table B.1: start of frame, except DHT, JPG and DAC, whose codes lie between.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    // A marker may be preceded by fill bytes.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
};

const readWebp: Read = (view) => {
  if (textAt(view, 0, 4) !== 'RIFF' || textAt(view, 8, 4) !== 'WEBP') return null;
  const type = 'image/webp';
  switch (textAt(view, 12, 4)) {
    case 'VP8X':
      return { type, width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return null;
  }
};

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);

/** Bytes that are searched for the size of an AVIF, which is in its first box of metadata. */
const maxAvifHeadBytes = 16 * 1024;

const readAvif: Read = (view) => {
  if (textAt(view, 4, 4) !== 'ftyp' || !/^avi[fs]$/.test(textAt(view, 8, 4))) return null;
  const head = textAt(view, 0, Math.min(view.byteLength, maxAvifHeadBytes));
  // ISO 23008-12 §6.5.3: one `ispe` for the picture, and one for each of its tiles; the largest is the picture's size.
  const places = [...head.matchAll(/ispe/g)].map(({ index }) => index);
  if (places.length === 0) return null;
  return {
    type: 'image/avif',
    width: Math.max(...places.map((place) => view.getUint32(place + 8))),
    height: Math.max(...places.map((place) => view.getUint32(place + 12))),
  };
};

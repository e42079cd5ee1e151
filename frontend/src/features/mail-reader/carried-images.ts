import type { EmailDetail } from '@efemera/contract';
import { logFailure } from '../../browser/log.js';
import { readAttachment } from '../../transport/downloads.js';
import { readRasterImage } from './raster-image.js';

/** Mail programs attach pictures under these types. The page draws a part only if its bytes are a picture. */
const pictureType = /^(?:image\/|application\/octet-stream$)/i;
/** More would freeze the page: it copies each image several times as base64, which is a third larger. */
const maxImagesBytes = 8 * 1024 * 1024;

/**
 * Loads the images that a mail embeds, as data URLs: the frame has no origin and could not load them with the visitor's
 * cookie. An image that can't be loaded is left out.
 *
 * @param contentIds those that the HTML refers to.
 */
export async function loadCarriedImages(
  email: EmailDetail,
  contentIds: readonly string[],
): Promise<Map<string, string>> {
  const images = new Map<string, string>();
  let bytes = 0;
  const wanted = email.attachments.filter(({ contentId, contentType, size }) => {
    if (contentId === null || !contentIds.includes(contentId) || !pictureType.test(contentType)) return false;
    if (bytes + size > maxImagesBytes) return false;
    bytes += size;
    return true;
  });
  await Promise.all(
    wanted.map(async ({ index, contentId }) => {
      try {
        const content = await readAttachment(email.id, index, email.to);
        const picture = readRasterImage(new Uint8Array(await content.arrayBuffer()));
        if (picture) images.set(contentId ?? '', await asDataUrl(content, picture.type));
      } catch (error) {
        logFailure('Error loading image:', error);
      }
    }),
  );
  return images;
}

function asDataUrl(content: Blob, contentType: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The image could not be read.'));
    reader.readAsDataURL(content.slice(0, content.size, contentType));
  });
}

import type { Attachment, EmailDetail } from '@efemera/contract';
import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logFailure } from '../../browser/log.js';
import { readAttachment } from '../../transport/downloads.js';
import { PdfPreview } from './PdfPreview.js';
import { PreviewButton, PreviewDialog, thumbClass, type AttachmentPreviewProps } from './PreviewDialog.js';
import { readRasterImage } from './raster-image.js';

/** Content types for which the page requests a preview; whether it shows one depends on the bytes. */
const pictureTypes = new Set(['image/png', 'image/jpeg', 'image/jpg', 'image/gif', 'image/webp', 'image/avif']);
/** Larger files get no preview, because the page would hold them in memory. */
const maxPreviewBytes = 10 * 1024 * 1024;

const isPicture = ({ contentType }: Attachment) => pictureTypes.has(contentType.toLowerCase());
/** Some programs name no better type than `application/octet-stream`. */
const isPdf = ({ contentType, filename }: Attachment) =>
  /^application\/(?:x-)?pdf$/i.test(contentType) ||
  (/^application\/octet-stream$/i.test(contentType) && /\.pdf$/i.test(filename));

export const canPreview = (attachment: Attachment): boolean =>
  attachment.size <= maxPreviewBytes && (isPicture(attachment) || isPdf(attachment));

export function AttachmentPreview(props: AttachmentPreviewProps) {
  return isPdf(props.attachment) ? <PdfPreview {...props} /> : <PicturePreview {...props} />;
}

/** A picture in small; a click shows it in full. */
function PicturePreview({ email, attachment }: AttachmentPreviewProps) {
  const { t } = useTranslation(['reader', 'message']);
  const [isOpen, setOpen] = useState(false);
  const picture = usePicture(email, attachment);
  const filename = attachment.filename || t('message:unnamed');
  if (picture === 'failed') {
    return (
      <span className={thumbClass} title={t('preview.failed')} data-testid="preview-failed">
        <ImageOff className="size-4 text-ink-faint" aria-hidden="true" />
        <span className="sr-only">{t('preview.failed')}</span>
      </span>
    );
  }
  if (picture === null) return <span className={`${thumbClass} animate-pulse-soft`} aria-hidden="true" />;
  return (
    <>
      <PreviewButton filename={filename} onOpen={() => setOpen(true)}>
        <img src={picture.url} alt="" className="size-full object-cover" />
      </PreviewButton>
      {isOpen && (
        <PreviewDialog
          email={email}
          attachment={attachment}
          facts={
            <bdi dir="ltr">
              {picture.width} × {picture.height}
            </bdi>
          }
          onClose={() => setOpen(false)}
        >
          <div className="flex min-h-0 grow items-center justify-center bg-sunken p-4">
            <img src={picture.url} alt={filename} className="max-h-full max-w-full object-contain" />
          </div>
        </PreviewDialog>
      )}
    </>
  );
}

interface Picture {
  /** A blob URL, which causes no further request. */
  url: string;
  width: number;
  height: number;
}

/** Loads a picture by our own API; null while it is loading, `failed` if it is no picture that can be shown safely. */
function usePicture(email: EmailDetail, { index }: Attachment): Picture | 'failed' | null {
  const { id, to } = email;
  const [picture, setPicture] = useState<Picture | 'failed' | null>(null);
  useEffect(() => {
    let url: string | null = null;
    let wanted = true;
    loadPicture(id, index, to).then(
      (loaded) => {
        if (!wanted || !loaded) return wanted && setPicture('failed');
        url = URL.createObjectURL(loaded.content);
        setPicture({ url, width: loaded.width, height: loaded.height });
      },
      (error: unknown) => {
        logFailure('Error loading preview:', error);
        if (wanted) setPicture('failed');
      },
    );
    return () => {
      wanted = false;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [id, index, to]);
  return picture;
}

async function loadPicture(id: string, index: number, to: string) {
  const file = await readAttachment(id, index, to);
  const image = readRasterImage(new Uint8Array(await file.arrayBuffer()));
  return image && { ...image, content: file.slice(0, file.size, image.type) };
}

import { attachmentPath, type Attachment, type EmailDetail } from '@efemera/contract';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../components/Button.js';
import { Dialog } from '../../components/Dialog.js';
import { formatBytes } from '../../components/format-bytes.js';
import { checkThatItIsThere } from './check-presence.js';

/** The square in which a file is shown in small. */
export const thumbClass =
  'grid size-11 shrink-0 place-items-center overflow-hidden rounded-md border border-line-strong bg-sunken';

export interface AttachmentPreviewProps {
  email: EmailDetail;
  attachment: Attachment;
}

interface PreviewButtonProps {
  filename: string;
  onOpen: () => void;
  /** The file in small. */
  children: ReactNode;
}

/** Opens the preview of a file. */
export function PreviewButton({ filename, onOpen, children }: PreviewButtonProps) {
  const { t } = useTranslation('reader');
  return (
    <button
      type="button"
      data-testid="attachment-preview"
      aria-label={t('preview.open', { filename })}
      title={t('preview.open', { filename })}
      aria-haspopup="dialog"
      onClick={onOpen}
      className={`${thumbClass} hover:border-ember`}
    >
      {children}
    </button>
  );
}

interface PreviewDialogProps extends AttachmentPreviewProps {
  /** What the reader is told of the file before its size, say the number of its pages; false for nothing. */
  facts: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Shows a file in full, with its name and size and a link to download it. */
export function PreviewDialog({ email, attachment, facts, onClose, children }: PreviewDialogProps) {
  const { t, i18n } = useTranslation(['message', 'common', 'reader']);
  const filename = attachment.filename || t('unnamed');
  const size = formatBytes(attachment.size, i18n.language);
  return (
    <Dialog
      testId="preview-dialog"
      title={filename}
      description={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
          <span className="tabular-nums">
            {facts}
            {facts && ' · '}
            {size}
          </span>
          <a
            href={attachmentPath(email.id, attachment.index, email.to)}
            download={filename}
            aria-label={t('download', { filename, size })}
            onClick={checkThatItIsThere}
            className={buttonClass({ size: 'sm' })}
          >
            <Download className="size-4 text-ember" aria-hidden="true" />
            {t('reader:preview.download')}
          </a>
        </div>
      }
      closeLabel={t('common:close')}
      onClose={onClose}
    >
      {children}
    </Dialog>
  );
}

import { attachmentPath, type Attachment, type EmailDetail } from '@efemera/contract';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../components/Button.js';
import { Dialog } from '../../components/Dialog.js';
import { formatBytes } from '../../components/format-bytes.js';
import { checkThatItIsThere } from './check-presence.js';

export const thumbClass =
  'grid size-11 shrink-0 place-items-center overflow-hidden rounded-md border border-line-strong bg-sunken';

export interface AttachmentPreviewProps {
  email: EmailDetail;
  attachment: Attachment;
}

interface PreviewDialogProps extends AttachmentPreviewProps {
  /** What is said of the file beside its size; nothing if false. */
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

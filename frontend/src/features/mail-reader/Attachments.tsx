import { attachmentPath, type Attachment, type EmailDetail } from '@efemera/contract';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../components/format-bytes.js';
import { AttachmentPreview, canPreview } from './AttachmentPreview.js';
import { checkThatItIsThere } from './check-presence.js';

/** At most this many previews for one mail: each is a request, and keeps a picture in memory while the mail is open. */
const maxPreviews = 12;

interface AttachmentsProps {
  email: EmailDetail;
  /** Content-IDs of the parts that the HTML shows. */
  shownIds: readonly string[];
  isGone: boolean;
}

/** The attachments of a message: downloaded on request; pictures are shown in small. */
export function Attachments({ email, shownIds, isGone }: AttachmentsProps) {
  const { t } = useTranslation('message');
  if (email.attachments.length === 0) return null;
  // Apple Mail marks each photo `inline`, and no HTML names it: without a preview, the reader would see it nowhere.
  const isShown = ({ contentId }: Attachment) => contentId !== null && shownIds.includes(contentId);
  // Attached files come before embedded parts.
  const sorted = email.attachments.toSorted((a, b) => Number(isShown(a)) - Number(isShown(b)));
  const previewed = new Set(sorted.filter((each) => !isShown(each) && canPreview(each)).slice(0, maxPreviews));
  return (
    <footer className="max-h-[max(10rem,30dvh)] shrink-0 overflow-y-auto border-t border-line px-5 py-3 sm:px-7">
      <h3 className="mb-2 text-xs font-medium text-ink-faint">{t('attachments', { count: sorted.length })}</h3>
      <ul className="flex flex-wrap gap-2">
        {sorted.map((attachment) => (
          <li key={attachment.index} className="flex max-w-full items-center gap-1.5">
            {previewed.has(attachment) && <AttachmentPreview email={email} attachment={attachment} />}
            <AttachmentLink email={email} attachment={attachment} isShown={isShown(attachment)} isGone={isGone} />
          </li>
        ))}
      </ul>
    </footer>
  );
}

interface AttachmentLinkProps {
  email: EmailDetail;
  attachment: Attachment;
  /** The HTML shows this part. */
  isShown: boolean;
  isGone: boolean;
}

function AttachmentLink({ email, attachment, isShown, isGone }: AttachmentLinkProps) {
  const { t, i18n } = useTranslation('message');
  const filename = attachment.filename || t('unnamed');
  const size = formatBytes(attachment.size, i18n.language);
  const ending = /\.[^.\s]{1,16}$/.exec(filename)?.[0] ?? '';
  return (
    <a
      data-testid="attachment"
      // Leaves `href` out if the mail is gone, so that the link leads nowhere.
      href={isGone ? undefined : attachmentPath(email.id, attachment.index, email.to)}
      role={isGone ? 'link' : undefined}
      aria-disabled={isGone || undefined}
      download={filename}
      title={filename}
      aria-label={t(isShown ? 'downloadInline' : 'download', { filename, size })}
      onClick={checkThatItIsThere}
      className="flex min-h-11 min-w-0 items-center sm:min-h-9 gap-2 rounded-full border border-line-strong px-3.5 text-sm not-aria-disabled:hover:bg-hover aria-disabled:border-line aria-disabled:text-ink-faint"
    >
      <Download className="size-4 shrink-0 text-ember" aria-hidden="true" />
      {/* The ending tells what the file is: only what stands before it is cut. */}
      <bdi className="flex min-w-0">
        <span className="truncate">{filename.slice(0, filename.length - ending.length)}</span>
        <span className="shrink-0">{ending}</span>
      </bdi>
      <span className="shrink-0 text-xs text-ink-faint">
        {isShown && `${t('inline')} · `}
        {size}
      </span>
    </a>
  );
}

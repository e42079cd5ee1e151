import { attachmentPath, type Attachment, type EmailDetail, type EmailSummary } from '@efemera/contract';
import { Download, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CodeChip } from '../../components/CodeChip.js';
import { Dialog } from '../../components/Dialog.js';
import { formatBytes } from '../../components/format-bytes.js';
import { Notice } from '../../components/Notice.js';
import { readSender } from '../../components/sender.js';
import { TimeAgo } from '../../components/TimeAgo.js';
import { copy } from '../../store/copy.js';
import { useInbox } from '../../store/inbox-store.js';
import { useMessage } from '../../store/message-store.js';
import { MessageFrame } from './MessageFrame.js';
import { SenderVerdict } from './SenderVerdict.js';

/** The open message. What the list knows of it shows at once, the body when it is here. */
export function MessageDialog() {
  const { t } = useTranslation(['message', 'inbox', 'common']);
  const { open, email, failure, close } = useMessage();
  const row = useInbox(({ rows }) => rows.emails.find(({ id }) => id === open?.id));
  const known = email ?? row;
  if (!open) return null;
  return (
    <Dialog
      testId="message-dialog"
      title={known?.subject || t('inbox:noSubject')}
      description={known && <Envelope email={known} />}
      closeLabel={t('common:close')}
      onClose={close}
      focusOnClose={() => document.querySelector<HTMLElement>(`tr[data-message-id="${open.id}"]`)}
    >
      {email ? (
        <>
          {email.truncated && (
            <div className="px-5 pt-4 sm:px-7">
              <Notice tone="warning" icon={<TriangleAlert className="size-4" />}>
                {t('truncated')}
              </Notice>
            </div>
          )}
          <MessageFrame key={email.id} email={email} />
          <Attachments email={email} />
        </>
      ) : (
        <p className="grow px-5 py-10 text-center text-sm text-ink-soft" role="status">
          {t(failure ?? 'loading')}
        </p>
      )}
    </Dialog>
  );
}

function Envelope({ email }: { email: EmailSummary }) {
  const { t } = useTranslation(['message', 'inbox', 'common']);
  const { code } = email;
  const { name, address } = readSender(email.from);
  return (
    <div className="flex flex-col gap-2.5 text-sm text-ink-soft">
      <dl className="flex flex-wrap gap-x-6 gap-y-0.5">
        <div className="flex min-w-0 gap-1.5">
          <dt className="text-ink-faint">{t('from')}</dt>
          <dd className="line-clamp-2 min-w-0 wrap-anywhere" title={email.from}>
            {name && <span className="font-medium text-ink">{name} </span>}
            {address || (!name && t('inbox:noSender'))}
          </dd>
        </div>
        <div className="flex gap-1.5">
          <dt className="text-ink-faint">{t('received')}</dt>
          <dd>
            <TimeAgo iso={email.timestamp} />
          </dd>
        </div>
      </dl>
      <SenderVerdict key={email.id} email={email} />
      {code !== null && (
        <div>
          <CodeChip code={code} label={t('common:code.copy', { code })} onCopy={() => void copy(code, 'codeCopied')} />
        </div>
      )}
    </div>
  );
}

function Attachments({ email }: { email: EmailDetail }) {
  const { t } = useTranslation('message');
  if (email.attachments.length === 0) return null;
  return (
    <footer className="max-h-40 shrink-0 overflow-y-auto border-t border-line px-5 py-3.5 sm:px-7">
      <h3 className="mb-2 text-xs font-medium text-ink-faint">{t('attachments')}</h3>
      <ul className="flex flex-wrap gap-2">
        {email.attachments.map((attachment) => (
          <li key={attachment.index} className="max-w-full">
            <AttachmentLink email={email} attachment={attachment} />
          </li>
        ))}
      </ul>
    </footer>
  );
}

function AttachmentLink({ email, attachment }: { email: EmailDetail; attachment: Attachment }) {
  const { t, i18n } = useTranslation('message');
  const filename = attachment.filename || t('unnamed');
  const size = formatBytes(attachment.size, i18n.language);
  return (
    <a
      data-testid="attachment"
      href={attachmentPath(email.id, attachment.index, email.to)}
      download={filename}
      aria-label={t('download', { filename, size })}
      className="flex min-h-9 max-w-full items-center gap-2 rounded-full border border-line-strong px-3.5 text-sm hover:bg-hover"
    >
      <Download className="size-4 shrink-0 text-ember" aria-hidden="true" />
      <span className="truncate">{filename}</span>
      <span className="shrink-0 text-xs text-ink-faint">{size}</span>
    </a>
  );
}

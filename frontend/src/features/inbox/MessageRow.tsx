import type { EmailSummary } from '@efemera/contract';
import { MailOpen, Paperclip, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../components/class-names.js';
import { CodeChip } from '../../components/CodeChip.js';
import { IconButton } from '../../components/IconButton.js';
import { readSender } from '../../components/sender.js';
import { TimeAgo } from '../../components/TimeAgo.js';
import { copy } from '../../store/copy.js';
import { useInbox } from '../../store/inbox-store.js';
import { useMessage } from '../../store/message-store.js';

interface MessageRowProps {
  email: EmailSummary;
  /** It came while the visitor was looking. */
  isNew: boolean;
}

/**
 * One message of the list. The whole row opens it with a click; the view button is the same for keyboard and
 * assistive technology.
 */
export const MessageRow = memo(function MessageRow({ email, isNew }: MessageRowProps) {
  const { t } = useTranslation(['inbox', 'common']);
  const { id, read, preview, code } = email;
  const sender = readSender(email.from);
  const senderName = sender.name || sender.address || t('noSender');
  const subject = email.subject || t('noSubject');
  const files = email.attachments.filter(({ inline }) => !inline).length;
  const open = () => void useMessage.getState().read(id);

  return (
    <tr
      role="row"
      data-testid="inbox-row"
      data-message-id={id}
      data-read={read}
      onClick={open}
      className={classNames(
        'relative grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_1fr] gap-x-3 border-b border-line px-5 py-3 transition-colors last:border-b-0 hover:bg-hover sm:grid-cols-[minmax(0,12rem)_minmax(0,1fr)_auto] sm:grid-rows-none sm:px-7',
        isNew && 'animate-arrive',
      )}
    >
      <td role="cell" className="col-start-1 min-w-0 sm:row-start-1">
        {!read && (
          <span className="absolute top-4.5 left-1.5 size-2 rounded-full bg-ember sm:left-3">
            <span className="sr-only">{t('unread')}</span>
          </span>
        )}
        <span className="flex items-baseline gap-2 sm:block">
          <span className={classNames('block min-w-0 truncate text-sm', !read && 'font-bold')} title={email.from}>
            {senderName}
          </span>
          <TimeAgo iso={email.timestamp} className="block shrink-0 text-xs text-ink-faint" />
        </span>
      </td>
      <td role="cell" className="col-start-1 min-w-0 sm:col-start-2 sm:row-start-1">
        <span className="flex items-center gap-2">
          <span className={classNames('min-w-0 truncate text-sm', !read && 'font-bold')} title={subject}>
            {subject}
          </span>
          {files > 0 && (
            <span
              className="inline-flex shrink-0 items-center text-ink-faint"
              title={t('attachments', { count: files })}
            >
              <Paperclip className="size-3.5" aria-hidden="true" />
              <span className="sr-only">{t('attachments', { count: files })}</span>
            </span>
          )}
        </span>
        {preview && <span className="block truncate text-sm text-ink-soft">{preview}</span>}
        {code !== null && (
          <span className="mt-1.5 flex">
            <CodeChip
              code={code}
              label={t('common:code.copy', { code })}
              onCopy={() => void copy(code, 'codeCopied')}
            />
          </span>
        )}
      </td>
      <td
        role="cell"
        className="col-start-2 row-span-2 row-start-1 -my-1 flex flex-col self-center sm:col-start-3 sm:row-span-1 sm:flex-row"
        // The buttons act for themselves; the row must not open the message as well.
        onClick={(event) => event.stopPropagation()}
      >
        <IconButton
          data-testid="row-view"
          label={t('view', { subject })}
          hint={t('viewShort')}
          icon={<MailOpen className="size-4.5" aria-hidden="true" />}
          onClick={open}
        />
        <IconButton
          data-testid="row-delete"
          look="danger"
          label={t('delete', { subject })}
          hint={t('deleteShort')}
          icon={<Trash2 className="size-4.5" aria-hidden="true" />}
          onClick={(event) => void removeAndMoveOn(id, event.currentTarget)}
        />
      </td>
    </tr>
  );
});

/** Deletes a message. Its button goes with it, so the focus moves to the next one: the keyboard must not lose its place. */
async function removeAndMoveOn(id: string, button: HTMLElement): Promise<void> {
  const row = button.closest('tr');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const section = button.closest('section');
  await useInbox.getState().remove(id);
  if (row?.isConnected || document.activeElement !== document.body) return;
  (neighbour?.querySelector<HTMLElement>('[data-testid="row-delete"]') ?? section)?.focus();
}

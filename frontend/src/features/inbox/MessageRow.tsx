import { parseUrl, type EmailSummary } from '@efemera/contract';
import { AtSign, MailOpen, Paperclip, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { classNames } from '../../components/class-names.js';
import { CodeChip } from '../../components/CodeChip.js';
import { LinkChip } from '../../components/LinkChip.js';
import { readSender } from '../../components/sender.js';
import { TimeAgo } from '../../components/TimeAgo.js';
import { copy } from '../../store/copy.js';
import { mayChangeMail } from '../../store/address-state.js';
import { useAddress } from '../../store/address-store.js';
import { toggleTag } from '../../store/list-view.js';
import { useMessage } from '../../store/message-store.js';
import { toggleSelected } from '../../store/visible-mails.js';
import { removeMail } from './commands.js';

interface MessageRowProps {
  email: EmailSummary;
  /** The mail came while the page was open. */
  isNew: boolean;
  isSelected: boolean;
  /** The list shows several inboxes: the row says which one the mail is in. */
  namesInbox: boolean;
  /** The passage of the text that a search has found; null: the preview. */
  excerpt: string | null;
  /** The mail is open beside the list. */
  isOpen: boolean;
}

/**
 * One message of the list. A click on the row opens it; the view button does the same for keyboard and assistive
 * technology.
 */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { email, isNew, isSelected, namesInbox, excerpt, isOpen } = props;
  const { t } = useTranslation(['inbox', 'common']);
  const { id, to, read, code, link, tag } = email;
  const preview = excerpt ?? email.preview;
  const mayChange = useAddress(({ own }) => mayChangeMail(own, to));
  const sender = readSender(email.from);
  const senderName = sender.name || sender.address || t('noSender');
  const subject = email.subject || t('noSubject');
  const files = email.attachments.filter(({ inline }) => !inline).length + (email.attachmentsLeftOut ?? 0);
  const open = () => void useMessage.getState().read(email);

  return (
    <tr
      role="row"
      data-testid="inbox-row"
      data-message-id={id}
      data-read={read}
      data-selected={isSelected || undefined}
      aria-current={isOpen || undefined}
      tabIndex={-1}
      onClick={open}
      className={classNames(
        'group/row relative grid cursor-pointer scroll-my-24 grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_1fr] gap-x-3 border-b border-line ps-6 pe-5 py-3 transition-colors last:border-b-0 hover:bg-hover focus-visible:-outline-offset-2 data-selected:bg-ember-wash sm:grid-cols-[minmax(0,8rem)_minmax(0,1fr)_auto] xl:grid-cols-[minmax(0,12rem)_minmax(0,1fr)_auto] sm:grid-rows-none sm:px-7 aria-current:bg-hover beside:grid-cols-[minmax(0,1fr)_auto] beside:grid-rows-[auto_1fr] group-data-selecting/list:max-sm:ps-12',
        // In long lists, the browser lays the row out only near the window; until then it has the height of a row with a
        // preview.
        'group-data-long/list:[contain-intrinsic-size:auto_4.25rem] group-data-long/list:[content-visibility:auto]',
        isNew && 'animate-arrive',
      )}
    >
      <td role="cell" className="col-start-1 min-w-0 sm:row-start-1">
        {mayChange && <SelectBox id={id} label={t('select.one', { subject })} checked={isSelected} />}
        {!read && (
          <span className="absolute top-4.5 start-1.5 size-2 rounded-full bg-ember group-hover/row:opacity-0 group-focus-visible/row:opacity-0 group-has-focus-visible/row:opacity-0 group-data-selecting/list:opacity-0 sm:start-2.5">
            <span className="sr-only">{t('unread')}</span>
          </span>
        )}
        <span className="flex items-baseline gap-2 sm:block beside:flex">
          <span
            dir="auto"
            className={classNames('block min-w-0 truncate text-sm', !read && 'font-bold')}
            title={email.from}
          >
            {senderName}
          </span>
          <TimeAgo iso={email.timestamp} className="block shrink-0 text-xs text-ink-faint" />
        </span>
        {namesInbox && <InboxName address={email.to} />}
      </td>
      <td
        role="cell"
        className="col-start-1 min-w-0 sm:col-start-2 sm:row-start-1 beside:col-start-1 beside:row-start-auto"
      >
        <span className="flex items-center gap-2">
          <span dir="auto" className={classNames('min-w-0 truncate text-sm', !read && 'font-bold')} title={subject}>
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
        {preview && (
          <span dir="auto" className="block truncate text-sm text-ink-soft">
            {preview}
          </span>
        )}
        <FoundInMail code={code} link={link} tag={tag} sender={senderName} />
      </td>
      <td
        role="cell"
        className="col-start-2 row-span-2 row-start-1 -my-1 flex flex-col self-center sm:col-start-3 sm:row-span-1 sm:flex-row beside:col-start-2 beside:row-span-2 beside:flex-col"
        // A click on a button must not open the message as well.
        onClick={(event) => event.stopPropagation()}
      >
        {/* The browser's own tooltips: a thousand rows would need two thousand tooltip elements. */}
        <Button
          size="icon"
          look="quiet"
          data-testid="row-view"
          aria-label={t('view', { subject })}
          title={t('viewShort')}
          onClick={open}
        >
          <MailOpen className="size-4.5" aria-hidden="true" />
        </Button>
        {mayChange && (
          <Button
            size="icon"
            look="danger"
            data-testid="row-delete"
            aria-label={t('delete', { subject })}
            title={t('deleteShort')}
            onClick={() => void removeMail(email)}
          >
            <Trash2 className="size-4.5" aria-hidden="true" />
          </Button>
        )}
      </td>
    </tr>
  );
});

/** The inbox of a mail: its name before the @, which is what tells the visitor's own addresses apart. */
function InboxName({ address }: { address: string }) {
  const { t } = useTranslation('inbox');
  return (
    <span
      data-testid="row-inbox"
      className="mt-0.5 flex min-w-0 items-center gap-1 text-xs text-water"
      title={address}
      translate="no"
    >
      <AtSign className="size-3 shrink-0" aria-hidden="true" />
      <span className="sr-only">{t('inboxes.row', { address })}</span>
      <bdi className="truncate" aria-hidden="true">
        {address.slice(0, address.indexOf('@'))}
      </bdi>
    </span>
  );
}

/** Actions that need no opened mail: copy the code, follow the link, filter by the tag. */
function FoundInMail({ code, link, tag, sender }: Pick<EmailSummary, 'code' | 'link' | 'tag'> & { sender: string }) {
  const { t } = useTranslation(['common', 'inbox']);
  const url = link === null ? null : parseUrl(link);
  const target = url && /^https?:$/.test(url.protocol) ? url : null;
  if (code === null && target === null && tag === null) return null;
  return (
    <span className="mt-1.5 flex flex-wrap gap-2">
      {code !== null && (
        <CodeChip
          code={code}
          sender={sender}
          label={t('code.copy', { code })}
          onCopy={() => void copy(code, 'codeCopied')}
        />
      )}
      {target && (
        <LinkChip href={target.href} host={target.host} sender={sender} label={t('link.open', { host: target.host })} />
      )}
      {tag !== null && (
        <button
          type="button"
          data-testid="tag-chip"
          title={t('inbox:tag.only', { tag })}
          aria-label={t('inbox:tag.only', { tag })}
          dir="ltr"
          translate="no"
          onClick={(event) => {
            event.stopPropagation();
            toggleTag(tag);
          }}
          className="inline-flex min-h-11 max-w-full items-center sm:min-h-9 rounded-full border border-line-strong px-3 font-mono text-xs text-ink-soft hover:bg-hover hover:text-ink"
        >
          <span className="truncate">+{tag}</span>
        </button>
      )}
    </span>
  );
}

interface SelectBoxProps {
  id: string;
  label: string;
  checked: boolean;
}

/**
 * The checkbox of a row, in place of the unread mark; visible on hover and focus, and while mails are selected. On touch
 * screens the invisible box takes no touches, so that a touch opens the row.
 */
function SelectBox({ id, label, checked }: SelectBoxProps) {
  return (
    <label
      className="absolute inset-y-0 start-0 z-1 flex w-5 justify-center pt-3.5 opacity-0 group-hover/row:opacity-100 group-focus-visible/row:opacity-100 group-has-focus-visible/row:opacity-100 group-data-selecting/list:pointer-events-auto group-data-selecting/list:w-12 group-data-selecting/list:opacity-100 sm:w-7 sm:group-data-selecting/list:w-7 pointer-coarse:pointer-events-none"
      onClick={(event) => event.stopPropagation()}
      // Keeps the browser from selecting the text between two boxes when Shift selects a range of mails.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    >
      <input
        type="checkbox"
        data-testid="row-select"
        aria-label={label}
        checked={checked}
        onChange={({ nativeEvent }) => toggleSelected(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
        className="size-4 accent-ember"
      />
    </label>
  );
}

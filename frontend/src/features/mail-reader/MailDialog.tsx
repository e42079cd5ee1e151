import type { EmailDetail, EmailSummary } from '@efemera/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.js';
import { CodeChip } from '../../components/CodeChip.js';
import { Dialog } from '../../components/Dialog.js';
import { Pane } from '../../components/Pane.js';
import { readSender } from '../../components/sender.js';
import { TimeAgo } from '../../components/TimeAgo.js';
import { useWideScreen } from '../../components/use-wide-screen.js';
import { copy } from '../../store/copy.js';
import { useFollowedMail, useMessage } from '../../store/message-store.js';
import { Attachments } from './Attachments.js';
import { ConfirmationLink } from './ConfirmationLink.js';
import { EventCard } from './EventCard.js';
import { firstReading, MailViews, type Reading } from './MailViews.js';
import { PrintedMail } from './PrintedMail.js';
import { SenderVerdict } from './SenderVerdict.js';
import { useHtml } from './use-html.js';

/**
 * The open message: beside the list on wide screens, else in a dialog that covers the page. What the list knows of the
 * mail is shown at once, the body when it is loaded.
 *
 * @param onStep  opens the next mail of the list, or the one before.
 */
export function MailDialog({ onStep }: { onStep: (step: 1 | -1) => void }) {
  const { t } = useTranslation(['message', 'inbox', 'common']);
  const { open, email, failure, read, close } = useMessage();
  const row = useFollowedMail(open);
  // The mail was deleted in another tab, dropped from a full inbox, or has expired.
  const isGone = row === undefined;
  const known = email ?? row;
  const isWide = useWideScreen();
  // The reader's choices are kept here: when the reader turns a tablet, React replaces the dialog by the pane, and all
  // state below is lost. Another mail begins with the first choices.
  const id = open?.id ?? null;
  const [kept, setKept] = useState({ id, reading: firstReading });
  if (kept.id !== id) setKept({ id, reading: firstReading });
  if (!open) return null;
  const Frame = isWide ? Pane : Dialog;
  return (
    <Frame
      onStep={onStep}
      contentKey={open.id}
      testId="message-dialog"
      title={known?.subject || t('inbox:noSubject')}
      description={known && <Envelope email={known} />}
      closeLabel={t('common:close')}
      onClose={close}
      // The row is gone if the mail was deleted elsewhere: the list takes the focus, or Tab would begin at the top of the page.
      focusOnClose={() =>
        document.querySelector<HTMLElement>(`tr[data-message-id="${open.id}"]`) ??
        document.querySelector<HTMLElement>('[data-testid="inbox"]')
      }
    >
      {email ? (
        <OpenedMail
          key={email.id}
          email={email}
          isGone={isGone}
          reading={kept.reading}
          onRead={(reading) => setKept({ id: email.id, reading })}
        />
      ) : (
        <div className="flex min-h-40 grow flex-col items-center gap-4 px-5 py-10 text-center text-sm text-ink-soft">
          <p role="status">{t(failure ?? 'loading')}</p>
          {failure === 'unreachable' && (
            <Button size="sm" onClick={() => void read(open)}>
              {t('retry')}
            </Button>
          )}
        </div>
      )}
    </Frame>
  );
}

interface OpenedMailProps {
  email: EmailDetail;
  isGone: boolean;
  reading: Reading;
  onRead: (reading: Reading) => void;
}

/** The loaded parts of a mail. */
function OpenedMail({ email, isGone, reading, onRead }: OpenedMailProps) {
  const { t } = useTranslation('reader');
  const html = useHtml(email);
  return (
    <>
      <EventCard email={email} isGone={isGone} />
      <PrintedMail email={email} html={html} reading={reading} />
      <MailViews email={email} html={html} isGone={isGone} reading={reading} onRead={onRead} />
      <Attachments email={email} shownIds={html?.html.contentIds ?? []} isGone={isGone} />
      {/* Takes the focus after the mail's frame: without it, Tab would go round inside the frame. */}
      <Button
        size="sm"
        className="sr-only focus:not-sr-only"
        onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[data-testid="message-dialog"]')?.focus()}
      >
        {t('toTop')}
      </Button>
    </>
  );
}

function Envelope({ email }: { email: EmailSummary }) {
  const { t } = useTranslation(['message', 'inbox', 'common']);
  const { code, link } = email;
  const { name, address } = readSender(email.from);
  return (
    <div className="flex flex-col gap-2.5 text-sm text-ink-soft">
      <dl className="flex flex-wrap gap-x-6 gap-y-0.5">
        <div className="flex min-w-0 gap-1.5">
          <dt className="shrink-0 text-ink-faint">{t('from')}</dt>
          {/* Only the name is cut, since a sender may choose any. The address is not: its end tells the domain. */}
          <dd className="flex min-w-0 flex-wrap gap-x-1.5 wrap-anywhere" title={email.from}>
            {name && <bdi className="line-clamp-2 min-w-0 text-start font-medium text-ink">{name}</bdi>}
            {name && ' '}
            <bdi className="min-w-0">{address || (!name && t('inbox:noSender'))}</bdi>
          </dd>
        </div>
        <div className="flex gap-1.5">
          <dt className="shrink-0 text-ink-faint">{t('received')}</dt>
          <dd>
            <TimeAgo iso={email.timestamp} />
          </dd>
        </div>
      </dl>
      <SenderVerdict key={email.id} email={email} />
      {(code !== null || link !== null) && (
        <div className="flex flex-wrap items-center gap-2">
          {code !== null && (
            <CodeChip
              code={code}
              sender={name || address || t('inbox:noSender')}
              label={t('common:code.copy', { code })}
              onCopy={() => void copy(code, 'codeCopied')}
            />
          )}
          {link !== null && <ConfirmationLink href={link} />}
        </div>
      )}
    </div>
  );
}

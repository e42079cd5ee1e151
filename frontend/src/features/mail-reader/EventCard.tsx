import { attachmentPath, type Attachment, type EmailDetail } from '@efemera/contract';
import { CalendarDays, CalendarPlus, CalendarX, MapPin } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logFailure } from '../../browser/log.js';
import { loadPart } from '../../browser/load-part.js';
import { buttonClass } from '../../components/Button.js';
import { readAttachment } from '../../transport/downloads.js';
import { checkThatItIsThere } from './check-presence.js';
import { formatEventTime } from './event-time.js';
import type { CalendarEvent, Invitation } from './read-calendar.js';

/** A larger calendar file should be saved, not shown in a mail. */
const maxCalendarBytes = 1024 * 1024;
const calendarTypes = new Set(['text/calendar', 'application/ics']);

/** The event of an invitation: time in the visitor's time zone, and location. */
export function EventCard({ email, isGone }: { email: EmailDetail; isGone: boolean }) {
  const { t } = useTranslation('reader');
  const file = email.attachments.find(
    ({ contentType, size }) => calendarTypes.has(contentType) && size <= maxCalendarBytes,
  );
  const invitation = useInvitation(email, file);
  if (!file || !invitation) return null;
  const { events, more, isCancelled } = invitation;
  return (
    <section
      data-testid="event-card"
      aria-label={t('event.label')}
      className="flex shrink-0 flex-wrap items-start gap-x-4 gap-y-2 border-b border-line bg-sunken px-5 py-3 text-sm sm:px-7"
    >
      <ul className="flex min-w-0 grow basis-60 flex-col gap-3">
        {events.map((event, index) => (
          <li key={index} className="flex min-w-0 items-start gap-2.5">
            <Event event={event} isCancelled={isCancelled} />
          </li>
        ))}
        {more > 0 && <li className="text-ink-soft">{t('event.more', { count: more })}</li>}
      </ul>
      {!isGone && (
        <a
          data-testid="add-to-calendar"
          href={attachmentPath(email.id, file.index, email.to)}
          download={/\.ics$/i.test(file.filename) ? file.filename : `${email.id}.ics`}
          onClick={checkThatItIsThere}
          className={buttonClass({ size: 'sm' })}
        >
          <CalendarPlus className="size-4" aria-hidden="true" />
          {t('event.add')}
        </a>
      )}
    </section>
  );
}

/** HTML has no form for a time of an unknown zone but a local one. */
const machineTime = ({ start, unknownZone }: CalendarEvent): string =>
  unknownZone === null ? start.toISOString() : start.toISOString().slice(0, 19);

function Event({ event, isCancelled }: { event: CalendarEvent; isCancelled: boolean }) {
  const { t, i18n } = useTranslation('reader');
  const Icon = isCancelled ? CalendarX : CalendarDays;
  const { title, place, organizer, repeats } = event;
  return (
    <>
      <Icon className="mt-0.5 size-4 shrink-0 text-ember" aria-hidden="true" />
      <div className="min-w-0 wrap-anywhere">
        <p className="line-clamp-3 font-medium" title={title}>
          {isCancelled && `${t('event.cancelled')} · `}
          <bdi>{title || t('event.untitled')}</bdi>
        </p>
        <p>
          <time dateTime={machineTime(event)}>{formatEventTime(event, i18n.language)}</time>
          {repeats && ` · ${t('event.repeats')}`}
        </p>
        {place && (
          <p className="flex items-start gap-1 text-ink-soft">
            <MapPin className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
            <bdi className="line-clamp-3" title={place}>
              {place}
            </bdi>
          </p>
        )}
        {organizer && (
          <p className="line-clamp-3 text-ink-soft" title={organizer}>
            {t('event.organizer')} <bdi>{organizer}</bdi>
          </p>
        )}
      </div>
    </>
  );
}

/** The invitation of a file; null until it is parsed, and if there is none. */
function useInvitation(email: EmailDetail, file: Attachment | undefined): Invitation | null {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  useEffect(() => {
    if (!file) return;
    let wanted = true;
    void readInvitation(email, file).then((read) => {
      if (wanted) setInvitation(read);
    });
    return () => {
      wanted = false;
    };
  }, [email, file]);
  return invitation;
}

async function readInvitation(email: EmailDetail, file: Attachment): Promise<Invitation | null> {
  try {
    const [{ readCalendar }, content] = await Promise.all([
      loadPart(() => import('./read-calendar.js')),
      readAttachment(email.id, file.index, email.to),
    ]);
    return readCalendar(await content.text());
  } catch (error) {
    logFailure('Error loading calendar:', error);
    return null;
  }
}

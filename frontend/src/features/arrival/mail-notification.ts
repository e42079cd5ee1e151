import type { EmailSummary } from '@efemera/contract';
import i18next from 'i18next';
import { logFailure } from '../../browser/log.js';
import type { MailPointer } from '../../browser/mail-pointer.js';
import { notifies, useAlertSettings } from './alert-settings.js';
import { senderOf, sendersOf, subjectOf } from './mail-words.js';
import { offerOf } from './news.js';
import { isPushed } from './push-store.js';

/** The text of a notification: the code comes first, because the system may cut the line. */
export function notificationWords(news: readonly EmailSummary[]): { title: string; body: string } {
  const offer = offerOf(news);
  const [newest] = news;
  const alone = news.length === 1 && newest;
  const about = alone ? subjectOf(alone) : sendersOf(news);
  return {
    title: alone ? senderOf(alone) : i18next.t('toast:mails.title', { count: news.length }),
    body: offer && 'code' in offer ? `${offer.code} · ${about}` : about,
  };
}

/**
 * The notification for one burst of mails that came while the tab was hidden.
 *
 * @param tag the same in every tab, so that two tabs show one notification.
 * @returns a function that shows the unread mails, or closes the notification if there are none.
 */
export function mailNotification(
  tag: string,
  open: (email: EmailSummary) => void,
): (news: readonly EmailSummary[]) => void {
  let shown = '';
  let close: () => void = () => undefined;
  return (news) => {
    const [newest] = news;
    // Shows nothing if the visitor sees the tab or wants no notifications, or if the service worker shows mail of this
    // inbox.
    if (!newest || !document.hidden || !notifies(useAlertSettings.getState()) || isPushed(newest.to)) {
      close();
      shown = '';
      return;
    }
    const { title, body } = notificationWords(news);
    if (shown === title + body) return;
    shown = title + body;
    const email = offerOf(news)?.email ?? newest;
    const options = {
      body,
      tag,
      icon: '/icons/icon-192.png',
      lang: i18next.language,
      // The page plays a sound itself: a second sound of the notification would be too much.
      silent: useAlertSettings.getState().sound,
    };
    try {
      // The browser replaces an earlier notification with the same tag.
      const notification = new Notification(title, options);
      notification.onclick = () => {
        window.focus();
        notification.close();
        open(email);
      };
      close = () => notification.close();
    } catch {
      // On Android, `new Notification` throws: only a service worker may show notifications.
      close = () => void closeOfWorker(tag);
      const data: MailPointer = { type: 'open-mail', id: email.id, to: email.to };
      void navigator.serviceWorker
        ?.getRegistration()
        .then((registration) => registration?.showNotification(title, { ...options, data }))
        .catch((error: unknown) => logFailure('Error showing notification:', error));
    }
  };
}

async function closeOfWorker(tag: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notification of (await registration?.getNotifications({ tag })) ?? []) notification.close();
}

import type { PushNotice } from '@efemera/contract';
import type { MailPointer } from '../../src/browser/mail-pointer.js';
import {
  mailFragment,
  noticeTag,
  readNoticeTexts,
  type InboxQuestion,
  type NoticeData,
} from '../../src/browser/notice.js';
import { noticeWords, offered } from './notice-words.js';
import { routeOf } from './routes.js';

declare const self: ServiceWorkerGlobalScope;

/** A notification keeps at most this many mails in its data, or it would grow with every mail. */
const mailsKept = 10;
/** How long to wait for a page's answer: a page that is still loading gives none. */
const patienceMs = 500;
const noTexts = { lang: '', copy: '', noSubject: '–', noSender: '–' };

/** The work on the last push of each inbox, until that work ends, by the tag of the inbox's notification. */
const turns = new Map<string, Promise<void>>();

/**
 * Shows a mail in the notification of its inbox, unless a visible page shows that inbox.
 *
 * Pushes of one inbox are shown one after the other, in the order of their arrival: each replaces the notification by
 * one with its mails and the new one. Two at once would read the same mails, and the later would drop the other mail.
 */
export async function showNotice(notice: PushNotice): Promise<void> {
  const tag = noticeTag(notice.to);
  const earlier = turns.get(tag);
  const turn = showAfter(
    earlier?.catch(() => undefined),
    notice,
    tag,
  );
  turns.set(tag, turn);
  try {
    await turn;
  } finally {
    if (turns.get(tag) === turn) turns.delete(tag);
  }
}

async function showAfter(earlier: Promise<void> | undefined, notice: PushNotice, tag: string): Promise<void> {
  // Browsers demand a notification for each push, except while a page of the site is visible.
  const [isSeen] = await Promise.all([isOnScreen(notice.to), earlier]);
  if (!isSeen) await addToNotification(notice, tag);
}

async function addToNotification(notice: PushNotice, tag: string): Promise<void> {
  const { to } = notice;
  const shown = await self.registration.getNotifications({ tag });
  const earlier = shown.flatMap(({ data }) => (data as NoticeData).mails);
  const mails = [notice, ...earlier.filter(({ id }) => id !== notice.id)].slice(0, mailsKept);
  const texts = (await readNoticeTexts()) ?? noTexts;
  const mail = offered(mails) ?? notice;
  const data: NoticeData = { type: 'open-mail', id: mail.id, to, mails };
  const options: NotificationOptions & { actions?: object[]; renotify?: boolean } = {
    body: noticeWords(mails, texts).body,
    tag,
    data,
    icon: '/icons/icon-192.png',
    lang: texts.lang,
    // The device sounds again for another mail, but not for a notice that the push service sends twice.
    renotify: !earlier.some(({ id }) => id === notice.id),
    actions: mail.code !== null && texts.copy ? [{ action: 'copy', title: texts.copy }] : [],
  };
  await self.registration.showNotification(noticeWords(mails, texts).title, options);
}

/** Focuses a page of the site, or opens one, and has it open the mail. */
export async function openNoticed(mail: MailPointer | null): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // The page that the visitor used last comes first. A window with a file or an answer of the API runs no code of ours, so
  // it would not open the mail.
  const page = windows.find(
    ({ url }) => routeOf({ method: 'GET', mode: 'navigate', url }, self.location.origin) === 'page',
  );
  if (page) {
    await page.focus();
    page.postMessage(mail);
  } else {
    await self.clients.openWindow(mail ? `/?to=${encodeURIComponent(mail.to)}${mailFragment(mail)}` : '/');
  }
}

async function isOnScreen(to: string): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const visible = pages.filter(({ visibilityState }) => visibilityState === 'visible');
  const answers = await Promise.all(visible.map((page) => ask(page, { type: 'shows-inbox', to })));
  return answers.includes(true);
}

function ask(page: WindowClient, question: InboxQuestion): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), patienceMs);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      resolve(data === true);
    };
    page.postMessage(question, [port2]);
  });
}

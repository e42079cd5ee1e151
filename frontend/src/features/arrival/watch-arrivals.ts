import type { EmailSummary } from '@efemera/contract';
import i18next from 'i18next';
import type { MailPointer } from '../../browser/mail-pointer.js';
import { loadPart } from '../../browser/load-part.js';
import { readMailFragment, type InboxQuestion } from '../../browser/notice.js';
import { canonicalAddress } from '../../store/address-state.js';
import { askedAddress } from '../../store/asked-address.js';
import { useInbox } from '../../store/inbox-store.js';
import { listedMails, useListView } from '../../store/list-view.js';
import { useMessage } from '../../store/message-store.js';
import { useOtherInboxes } from '../../store/other-inboxes.js';
import { useToasts } from '../../store/toast-store.js';
import { followAlertSettings, useAlertSettings } from './alert-settings.js';
import { useAnnouncement } from './announcement-store.js';
import { Announcer } from './announcer.js';
import { newBursts } from './bursts.js';
import { chime, unlockSound } from './chime.js';
import { mailNotification } from './mail-notification.js';
import type { MailToast } from './mail-toast.js';
import { senderOf, subjectOf } from './mail-words.js';
import { offerOf, spellOut } from './news.js';
import { openMail, type Go } from './open-mail.js';
import { followPush, usePush } from './push-store.js';
import { answerInboxQuestion } from './shown-inbox.js';
import { tabIcon } from './tab-icon.js';
import { tabTitle } from './tab-title.js';

/**
 * Announces arriving mail: by toast, tab title, live region and, if the visitor wants them, notification and sound.
 *
 * @param go navigates to a page.
 * @returns a function that stops this.
 */
export function watchArrivals(go: Go): () => void {
  const cameUnseen = new Set<string>();
  const announcer = new Announcer(words);
  const title = tabTitle();
  const icon = tabIcon();
  const open = (email: { id: string; to: string }) => openMail(email, go);
  const bursts = newBursts((tag) => mailNotification(tag, open));
  // Loaded with the first mail: many visits end before one comes.
  let toast: Promise<MailToast> | undefined;

  const emails = listedMails;
  const isNews = ({ id, read }: EmailSummary) => !read && id !== useMessage.getState().open?.id;

  function take(arrived: readonly EmailSummary[]): void {
    const ids = arrived.filter(isNews).map(({ id }) => id);
    if (ids.length === 0) return;
    const unseen = document.hidden;
    if (unseen) ids.forEach((id) => cameUnseen.add(id));
    if (bursts.take(ids, unseen) && useAlertSettings.getState().sound) void chime();
    toast ??= loadPart(() => import('./mail-toast.js')).then(({ MailToast }) => new MailToast(open));
    void toast.then((shown) => shown.arrive(ids));
    announcer.arrive(ids, emails());
  }

  function tell(): void {
    const news = emails().filter(isNews);
    void toast?.then((shown) => shown.tell(news));
    bursts.tell(news);
    const unread = emails().filter(({ read }) => !read);
    const offer = offerOf(unread.filter(({ id }) => cameUnseen.has(id)));
    title.mark({ unread: unread.length, code: offer && 'code' in offer ? offer.code : null });
    icon.mark(unread.length);
  }

  take(useInbox.getState().arrived);
  tell();
  openLinkedMail(go);

  const stopListening = listenToPage({
    onVisibility: () => {
      if (!document.hidden) cameUnseen.clear();
      tell();
    },
    onOpenMail: (mail) => openNoticed(mail, go),
  });
  const ends = [
    followAlertSettings(),
    followPush(),
    closeNoticesOncePushed(),
    ...followMails((arrived) => {
      if (arrived) take(arrived);
      announcer.update(emails());
      tell();
    }),
    useMessage.subscribe((now, before) => {
      if (now.open !== before.open) tell();
    }),
    useToasts.subscribe((now, before) => {
      // Closes the toast when the visitor has copied the code, in the toast or in the list.
      if (now.toast?.text === 'codeCopied' && now.toast !== before.toast) void toast?.then((shown) => shown.close());
    }),
    bursts.end,
    () => announcer.stop(),
    title.stop,
    stopListening,
  ];
  return () => ends.forEach((end) => end());
}

/**
 * Calls the listener whenever the listed mails change, with the mails that have arrived. Mail of inboxes that are not
 * listed changes the badges of these inboxes only. Returns the functions that end the calls.
 */
function followMails(onChange: (arrived: readonly EmailSummary[] | null) => void): (() => void)[] {
  return [
    useInbox.subscribe((now, before) => {
      if (now.rows !== before.rows) onChange(now.arrived === before.arrived ? null : now.arrived);
    }),
    useOtherInboxes.subscribe((now, before) => {
      if (now.boxes === before.boxes || useListView.getState().scope === 'one') return;
      onChange(now.arrived === before.arrived ? null : now.arrived);
    }),
    useListView.subscribe((now, before) => {
      if (now.scope !== before.scope) onChange(null);
    }),
  ];
}

/**
 * Closes the service worker's notices in a browser that is subscribed to pushes. Few are: the others need not load the code
 * for it. Returns a function that stops this.
 */
function closeNoticesOncePushed(): () => void {
  let isOver = false;
  let end = (): void => undefined;
  const begin = () => {
    if (usePush.getState().addresses.length === 0) return;
    stopWaiting();
    void loadPart(() => import('./seen-notices.js')).then(({ closeSeenNotices }) => {
      if (!isOver) end = closeSeenNotices();
    });
  };
  const stopWaiting = usePush.subscribe(begin);
  begin();
  return () => {
    isOver = true;
    stopWaiting();
    end();
  };
}

/** Opens the mail that the fragment names: a notification that was clicked while no page was open leads here. */
function openLinkedMail(go: Go): void {
  const mail = readMailFragment(location.hash);
  const to = askedAddress(location.search);
  if (!mail || to === null) return;
  // Removes the fragment: otherwise a reload would open the mail again.
  go(location.pathname + location.search, { replace: true });
  openNoticed({ type: 'open-mail', to: canonicalAddress(to), ...mail }, go);
}

/** Most visitors get no notices, so the code that opens their mail is loaded with the first click on one. */
function openNoticed(mail: MailPointer, go: Go): void {
  void loadPart(() => import('./open-noticed-mail.js')).then(({ openNoticedMail }) => openNoticedMail(mail, go));
}

interface PageListeners {
  onVisibility: () => void;
  /** The visitor has clicked on a notification. */
  onOpenMail: (mail: MailPointer) => void;
}

/** Listens to the tab, the visitor's first gesture and the service worker. Returns a function that stops this. */
function listenToPage({ onVisibility, onOpenMail }: PageListeners): () => void {
  const ended = new AbortController();
  document.addEventListener('visibilitychange', onVisibility, ended);
  const unlock = () => {
    if (useAlertSettings.getState().sound) unlockSound();
  };
  addEventListener('pointerdown', unlock, { signal: ended.signal, once: true, passive: true });
  addEventListener('keydown', unlock, { signal: ended.signal, once: true, passive: true });
  navigator.serviceWorker?.addEventListener(
    'message',
    ({ data, ports }: MessageEvent<MailPointer | InboxQuestion | null>) => {
      if (data?.type === 'open-mail') onOpenMail(data);
      else if (data?.type === 'shows-inbox') answerInboxQuestion(data, ports[0]);
    },
    ended,
  );
  return () => ended.abort();
}

const words = {
  arrived: (emails: readonly EmailSummary[]) => {
    const [newest] = emails;
    if (!newest) return;
    const offer = offerOf(emails);
    const alone = emails.length === 1;
    const news = alone
      ? i18next.t('alerts:arrived', { sender: senderOf(newest), subject: subjectOf(newest) })
      : i18next.t('alerts:arrivedMany', { count: emails.length });
    if (!offer || !('code' in offer)) return say(news);
    const code = spellOut(offer.code);
    say(
      `${news} ${alone ? i18next.t('alerts:code', { code }) : i18next.t('alerts:codeOf', { code, sender: senderOf(offer.email) })}`,
    );
  },
  code: (email: EmailSummary) =>
    say(i18next.t('alerts:codeOf', { code: spellOut(email.code ?? ''), sender: senderOf(email) })),
};

const say = (text: string) => useAnnouncement.getState().say(text);

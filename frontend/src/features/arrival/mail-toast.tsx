import { timers, type EmailSummary } from '@efemera/contract';
import { Mail } from 'lucide-react';
import { useToasts, type ToastExtras, type ToastText } from '../../store/toast-store.js';
import { senderOf, sendersOf, subjectOf } from './mail-words.js';
import { MailOffer } from './MailOffer.js';
import { offerOf } from './news.js';

/** There is something to do about it, so there is time to. */
const offerToastMs = 2 * timers.toastMs;

type OpenMail = (email: EmailSummary) => void;

/**
 * The toast of one burst: made once, then changed in its place as codes are found and more mails come.
 *
 * @returns  shows what is still news; nothing, when none is.
 */
export function mailToast(open: OpenMail): (news: readonly EmailSummary[]) => void {
  let id = 0;
  const told = new Set<string>();
  return (news) => {
    const { toasts, show, change, dismiss } = useToasts.getState();
    const [newest] = news;
    if (!newest) {
      dismiss(id);
      return;
    }
    const offer = offerOf(news);
    const text: ToastText = news.length === 1 ? 'mail' : 'mails';
    const durationMs = offer ? offerToastMs : timers.toastMs;
    const extras: ToastExtras = {
      values: {
        count: news.length,
        sender: senderOf(newest),
        subject: subjectOf(newest),
        senders: sendersOf(news),
      },
      icon: <Mail className="size-5 text-ember" />,
      action: offer && <MailOffer offer={offer} />,
      onOpen: () => open(offer?.email ?? newest),
      quiet: true,
    };
    // What has been closed comes back for another mail only.
    if (toasts.some((toast) => toast.id === id)) change(id, { text, durationMs, ...extras });
    else if (news.some((email) => !told.has(email.id))) id = show(text, 'default', durationMs, extras);
    news.forEach((email) => told.add(email.id));
  };
}

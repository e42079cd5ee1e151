import { timers, type EmailSummary } from '@efemera/contract';
import { Mail } from 'lucide-react';
import { isPhone } from '../../browser/scroll.js';
import { useToasts, type ToastExtras, type ToastText } from '../../store/toast-store.js';
import { senderOf, sendersOf, subjectOf } from './mail-words.js';
import { MailOffer } from './MailOffer.js';
import { offerOf } from './news.js';

/** Heights of the inbox's head and of a row with a code, on a phone. */
const headPx = 64;
const rowPx = 110;

/** A toast with a code or a link stays longer, so that the visitor has time to click on it. */
const offerToastMs = 2 * timers.toastMs;

/**
 * Whether a phone's screen shows the row of the newest mail, which is the first below the head of the inbox. Then there
 * is no new toast: at the bottom of the screen, it would cover that row.
 */
function isListInView(): boolean {
  const inbox = document.querySelector('[data-testid="inbox"]')?.getBoundingClientRect();
  if (!inbox || !isPhone() || document.hidden || document.querySelector('[role="dialog"]')) return false;
  return inbox.top > -headPx && inbox.top < innerHeight - headPx - rowPx;
}

/**
 * The one toast about mail: shown for the first mail, then updated as codes are found and more mails come. Several
 * toasts would cover the list.
 */
export class MailToast {
  #id: number | null = null;
  readonly #ids = new Set<string>();

  constructor(private readonly open: (email: EmailSummary) => void) {}

  arrive(ids: readonly string[]): void {
    const isShown = useToasts.getState().toasts.some(({ id }) => id === this.#id);
    if (!isShown) {
      this.#id = null;
      this.#ids.clear();
    }
    for (const id of ids) this.#ids.add(id);
  }

  /**
   * Shows the unread mails of the burst; closes the toast when there are none. A toast that the visitor closed comes
   * back only with new mail.
   */
  tell(unread: readonly EmailSummary[]): void {
    const { show, change, dismiss } = useToasts.getState();
    const news = unread.filter(({ id }) => this.#ids.has(id));
    const [newest] = news;
    if (!newest) {
      if (this.#id !== null) dismiss(this.#id);
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
      action: offer && <MailOffer offer={offer} isOneOfMany={news.length > 1} />,
      onOpen: () => this.open(offer?.email ?? newest),
      quiet: true,
    };
    if (this.#id === null && isListInView()) return;
    if (this.#id === null) this.#id = show(text, 'default', durationMs, extras);
    else change(this.#id, { text, durationMs, ...extras });
  }

  close(): void {
    if (this.#id !== null) useToasts.getState().dismiss(this.#id);
  }
}

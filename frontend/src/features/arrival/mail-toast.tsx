import { timers, type EmailSummary } from '@efemera/contract';
import { Mail } from 'lucide-react';
import { useOpenDialogs } from '../../components/open-dialogs.js';
import { useToasts, type ToastExtras, type ToastText } from '../../store/toast-store.js';
import { senderOf, sendersOf, subjectOf } from './mail-words.js';
import { MailOffer } from './MailOffer.js';
import { offerOf } from './news.js';

/** A toast with a code or a link stays longer, so that the visitor has time to click on it. */
const offerToastMs = 2 * timers.toastMs;

/** How often, and how many times, to look for the row of a new mail: a phone may still load the list's code. */
const [lookMs, looks] = [100, 10];

/** The padding below the words of a row may be cut. */
const rowPaddingPx = 12;

function isInView(row: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight + rowPaddingPx;
}

/**
 * The one toast about mail: shown for the first mail, then updated as codes are found and more mails come. Several
 * toasts would cover the list.
 */
export class MailToast {
  #id: number | null = null;
  readonly #ids = new Set<string>();
  #news: readonly EmailSummary[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly open: (email: EmailSummary) => void) {}

  arrive(ids: readonly string[]): void {
    if (this.#id !== null && this.#id !== useToasts.getState().toast?.id) {
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
    this.#news = unread.filter(({ id }) => this.#ids.has(id));
    if (this.#news.length === 0) this.close();
    else if (this.#id !== null) this.#show();
    // A hidden tab decides when the visitor comes back and may see the row.
    else if (!document.hidden && this.#timer === undefined) this.#lookLater(looks);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#id !== null) useToasts.getState().dismiss(this.#id);
  }

  #lookLater(looksLeft: number): void {
    this.#timer = setTimeout(() => this.#showUnlessInView(looksLeft), lookMs);
  }

  /**
   * Shows no toast if the window shows the row of the newest mail, or of the one with a code: the toast would repeat it
   * and cover controls. An open mail has its own place for the toast, which covers nothing.
   */
  #showUnlessInView(looksLeft: number): void {
    this.#timer = undefined;
    const email = offerOf(this.#news)?.email ?? this.#news[0];
    const isListShown =
      useOpenDialogs.getState().dialogs.length === 0 && document.querySelector('[data-testid="inbox"]');
    const row = document.querySelector(`[data-message-id="${email?.id}"]`);
    if (!isListShown || (row && !isInView(row))) this.#show();
    else if (row) this.#ids.clear();
    else if (looksLeft > 0) this.#lookLater(looksLeft - 1);
    else this.#show();
  }

  #show(): void {
    const { show, change } = useToasts.getState();
    const news = this.#news;
    const [newest] = news;
    if (!newest) return;
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
    if (this.#id === null) this.#id = show(text, 'default', durationMs, extras);
    else change(this.#id, { text, durationMs, ...extras });
  }
}

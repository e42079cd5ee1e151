import type { EmailSummary } from '@efemera/contract';
import { joinBurst, type Burst } from './news.js';

/** How many bursts of mail keep their notification; those of older bursts are closed, so that they do not pile up. */
const burstsKept = 4;

/** Shows these mails in a notification, or closes the notification if there are no mails. */
type Notify = (news: readonly EmailSummary[]) => void;

/** Groups arriving mails into bursts. A burst that arrives while the page is hidden gets a notification of its own. */
export function newBursts(notification: (tag: string) => Notify) {
  const bursts: { burst: Burst; notify: Notify | null }[] = [];
  const close = (kept: number) => {
    for (const { notify } of bursts.splice(kept)) notify?.([]);
  };
  return {
    /** Takes mails that have arrived. Returns whether they begin a new burst. */
    take(ids: readonly string[], unseen: boolean): boolean {
      const [latest] = bursts;
      // If the visitor saw the last burst and then left the tab, later mail begins a new burst: the notification of a
      // common burst would announce the seen mails again.
      const goesOn = latest && unseen === (latest.notify !== null);
      const burst = joinBurst(goesOn ? latest.burst : undefined, ids, Date.now());
      const [first = ''] = burst.ids;
      if (goesOn && first === latest.burst.ids[0]) {
        latest.burst = burst;
        return false;
      }
      bursts.unshift({ burst, notify: unseen ? notification(first) : null });
      close(burstsKept);
      return true;
    },

    /** Updates each notification with the mails of its burst that are still news. */
    tell(news: readonly EmailSummary[]): void {
      for (const { burst, notify } of bursts) notify?.(news.filter(({ id }) => burst.ids.includes(id)));
    },

    /** Closes all notifications. */
    end: () => close(0),
  };
}

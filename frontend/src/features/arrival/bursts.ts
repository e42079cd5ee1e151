import type { EmailSummary } from '@efemera/contract';
import { joinBurst, type Burst } from './news.js';

/** The notifications of so many bursts of mail stay open; those of older bursts are closed. */
const burstsKept = 4;

/** Shows these mails in a notification, or closes it if there are none. */
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
      // The visitor saw the mails of the last burst before leaving the tab: in one burst with later ones, a notification would
      // announce them again.
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

    /** Brings the notifications up to date. */
    tell(news: readonly EmailSummary[]): void {
      for (const { burst, notify } of bursts) notify?.(news.filter(({ id }) => burst.ids.includes(id)));
    },

    /** Closes the notifications. */
    end: () => close(0),
  };
}

import { useEffect, useMemo } from 'react';
import { useAnswer } from '../../store/use-answer.js';
import { api } from '../../transport/api.js';
import { live } from '../../transport/live.js';

/** Most codes come within the first minute. */
const [oftenMs, oftenPauseMs, longestPauseMs] = [60_000, 5000, 30_000];
/** A mail server makes several changes in one go, and a hostile one makes them without end: the page reads them together. */
const [gatherMs, leastPauseMs] = [100, 1000];
const ask = ({ address }: { address: string }) => api.deliveries(address);

/**
 * The deliveries to an address for as long as its visitor waits. The server tells of changes for a while after each read; so
 * this polls, after the first minute less and less often. Where the socket is blocked, polling alone shows the same.
 */
export function useDeliveries(address: string) {
  const question = useMemo(() => ({ address }), [address]);
  const { answer, reload } = useAnswer(ask, question);
  // An SMTP process that was killed tells no end of its deliveries: only the next answer lacks them.
  const mostMs = answer?.running ? oftenPauseMs : longestPauseMs;

  useEffect(() => {
    const since = Date.now();
    let [askedAtMs, dueAtMs] = [since, Infinity];
    let timer: ReturnType<typeof setTimeout>;
    const askIn = (pauseMs: number) => {
      // Facts that come all the time do not put the next call off.
      if (Date.now() + pauseMs >= dueAtMs) return;
      clearTimeout(timer);
      dueAtMs = Date.now() + pauseMs;
      timer = setTimeout(() => {
        [askedAtMs, dueAtMs] = [Date.now(), Infinity];
        if (!document.hidden) reload();
        askLater();
      }, pauseMs);
    };
    const askLater = () => askIn(Math.min(mostMs, oftenPauseMs + Math.max(askedAtMs - since - oftenMs, 0) / 4));
    const askSoon = () => askIn(Math.max(gatherMs, askedAtMs + leastPauseMs - Date.now()));
    askLater();
    const stop = live.listen({ onDeliveries: (to) => to === address && askSoon() });
    // A visitor gives the address to a site in another tab, and then comes back to see whether its mail is on the way.
    document.addEventListener('visibilitychange', askSoon);
    return () => {
      clearTimeout(timer);
      stop();
      document.removeEventListener('visibilitychange', askSoon);
    };
  }, [address, reload, mostMs]);

  return answer;
}

import { sharedClockMs } from '../figures.js';
import { serve } from './serve.js';
import { WebSocketPage } from './web-socket.js';

export interface WatchOptions {
  port: number;
  inboxes: { address: string; token: string }[];
  /** The counters, too, as every page has them. */
  stats: boolean;
}

export interface Heard {
  /** By the number in the mail's subject: when its event was there, by the shared clock. */
  mails: Record<number, number>;
  /** When each socket was told new counters, one list a broadcast. */
  broadcasts: number[][];
}

const pages: WebSocketPage[] = [];
let mails: Record<number, number> = {};
const broadcasts = new Map<string, number[]>();

function hear(event: string): void {
  if (event.startsWith('["mail:received"')) {
    const numberAt = event.indexOf('"subject":"#') + 12;
    mails[Number(event.slice(numberAt, numberAt + 8))] = sharedClockMs();
  } else if (event.startsWith('["stats:updated"')) {
    const heard = broadcasts.get(event);
    if (heard) heard.push(sharedClockMs());
    else broadcasts.set(event, [sharedClockMs()]);
  }
}

/** Opens a page for each inbox, some at a time. */
async function watch({ port, inboxes, stats }: WatchOptions): Promise<void> {
  const waiting = [...inboxes];
  const openSome = async () => {
    for (let inbox = waiting.pop(); inbox; inbox = waiting.pop()) {
      const page = await WebSocketPage.open(port, hear);
      await page.ask('inbox:watch', { to: inbox.address, token: inbox.token });
      if (stats) await page.ask('stats:watch', {});
      pages.push(page);
    }
  };
  await Promise.all(Array.from({ length: 32 }, openSome));
}

/** What was heard since the last time. */
function heard(): Heard {
  const all: Heard = { mails, broadcasts: [...broadcasts.values()] };
  mails = {};
  broadcasts.clear();
  return all;
}

function closeAll(): void {
  for (const page of pages.splice(0)) page.close();
}

serve({ watch, heard, closeAll });

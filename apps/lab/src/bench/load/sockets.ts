import { sharedClockMs } from '../figures.js';
import { serve } from './serve.js';
import { WebSocketPage } from './web-socket.js';

export interface WatchOptions {
  port: number;
  inboxes: { address: string; token: string }[];
  /** Also watches the counters, as every page does. */
  stats: boolean;
}

export interface Heard {
  /** When the mail:received event arrived, by the shared clock, under the number in the mail's subject. */
  mails: Record<number, number>;
  /** When each socket received new counters, one list per broadcast. */
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

/** Opens a page for each inbox, several at a time. */
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

/** Returns the events since the last call. */
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

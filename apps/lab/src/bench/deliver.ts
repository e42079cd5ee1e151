import { until } from '@efemera/testing/until';
import type { Heard } from './load/sockets.js';
import type { Paced, PacedOptions } from './load/smtp.js';
import type { LoadProcess } from './processes.js';
import type { Ports } from './product.js';

/** Times in milliseconds: one for each mail, except `broadcasts`. */
export interface Delivered {
  fromLastByteMs: number[];
  fromReplyMs: number[];
  replyMs: number[];
  /** When each socket received new counters, one list per broadcast. */
  broadcasts: number[][];
}

/** Sends mail at a fixed rate, and joins the times that the sender and the pages recorded for each mail. */
export function watchAndSend(
  { ports }: { ports: Ports },
  { sender, pages, recipients }: { sender: LoadProcess; pages: LoadProcess; recipients: string[] },
) {
  let firstNumber = 1;
  return async ({ mails, mailsPerSecond }: { mails: number; mailsPerSecond: number }): Promise<Delivered> => {
    const options: PacedOptions = {
      port: ports.smtp,
      recipients,
      kind: 'html',
      mails,
      mailsPerSecond,
      firstNumber,
    };
    const numbers = Array.from({ length: mails }, (_, index) => firstNumber + index);
    firstNumber += mails;
    await pages.call<Heard>('heard');
    const { lastByteMs, repliedMs } = await sender.call<Paced>('paced', options);
    const heard: Heard = { mails: {}, broadcasts: [] };
    await until('all mails are pushed', async () => {
      const more = await pages.call<Heard>('heard');
      Object.assign(heard.mails, more.mails);
      heard.broadcasts.push(...more.broadcasts);
      return numbers.every((number) => heard.mails[number] !== undefined);
    });
    const eventMs = numbers.map((number) => heard.mails[number] ?? NaN);
    return {
      fromLastByteMs: eventMs.map((at, index) => at - (lastByteMs[index] ?? NaN)),
      fromReplyMs: eventMs.map((at, index) => at - (repliedMs[index] ?? NaN)),
      replyMs: repliedMs.map((at, index) => at - (lastByteMs[index] ?? NaN)),
      broadcasts: heard.broadcasts,
    };
  };
}

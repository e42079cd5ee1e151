import type { PassedOver } from './errors.js';
import type { Delivery } from './types.js';

/** Limits the list in an error message: a hundred subjects would flood a test log. */
const mostToldMails = 10;

/** The message of a timeout error: what came instead, so that a failed test shows the reason. */
export function reportOf(failed: string, arrived: readonly PassedOver[], refused: readonly Delivery[]): string {
  const lines = [
    ...(arrived.length === 0
      ? [`${failed} ${refused.length === 0 ? 'Nothing arrived at all.' : 'The inbox is empty.'}`]
      : [`${failed} Mail in the inbox, newest first:`]),
    ...newest(arrived, ({ from, subject, timestamp, reason }) => {
      return `${clock(timestamp)}  "${oneLine(subject)}" from ${oneLine(from)}: ${reason}`;
    }),
    ...(refused.length === 0 ? [] : ['What SMTP refused, newest first:']),
    ...newest(refused, ({ startedAt, sender, reply: { code, text } }) => {
      return `${clock(startedAt)}  from <${oneLine(sender)}>: ${code} ${oneLine(text)}`;
    }),
  ];
  return lines.join('\n');
}

const clock = (timestamp: string) => `${timestamp.slice(11, 19)} UTC`;

function newest<T>(items: readonly T[], tell: (item: T) => string): string[] {
  const told = items.slice(0, mostToldMails).map(tell);
  if (items.length > told.length) told.push(`and ${items.length - told.length} older`);
  return told.map((line) => `  ${line}`);
}

/** Strangers write subjects, and error messages are printed to terminals. */
export const oneLine = (text: string): string => text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();

import type { PushNotice } from '@efemera/contract';
import type { MailPointer } from './mail-pointer.js';

/** The texts of a notification. The page keeps them for the service worker, which knows no language. */
export interface NoticeTexts {
  lang: string;
  copy: string;
  noSubject: string;
  noSender: string;
}

/** The data of a notification of the service worker: the mail that a click opens, and all mails that it tells of. */
export interface NoticeData extends MailPointer {
  mails: readonly PushNotice[];
}

/** The service worker asks a visible page whether it shows this inbox; the page answers `true` or `false` by the port. */
export interface InboxQuestion {
  type: 'shows-inbox';
  to: string;
}

/** One notification an inbox: a later mail changes it, and notifications do not pile up. */
export const noticeTag = (address: string) => `inbox:${address}`;

const textsCache = 'efemera-notice-texts';
const textsPath = '/notice-texts';

export async function keepNoticeTexts(texts: NoticeTexts): Promise<void> {
  await (await caches.open(textsCache)).put(textsPath, new Response(JSON.stringify(texts)));
}

/** Null where the browser has thrown its caches away. */
export async function readNoticeTexts(): Promise<NoticeTexts | null> {
  const kept = await caches.match(textsPath, { cacheName: textsCache });
  return kept ? ((await kept.json()) as NoticeTexts) : null;
}

/** The page's fragment that opens a mail once the inbox is listed, and copies its code if the visitor chose that. */
export const mailFragment = ({ id, copies }: MailPointer) => `#${copies ? 'copy' : 'mail'}=${id}`;

/** Reads the fragment that `mailFragment` makes. */
export function readMailFragment(hash: string): { id: string; copies: boolean } | null {
  const [, action, id] = /^#(mail|copy)=([0-9A-Z]{26})$/.exec(hash) ?? [];
  return id === undefined ? null : { id, copies: action === 'copy' };
}

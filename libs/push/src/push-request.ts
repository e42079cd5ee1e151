import { createHash } from 'node:crypto';
import { limits, type BrowserSubscription, type PushKeys, type PushNotice } from '@efemera/contract';
import webPush from 'web-push';

/** The headers and the encrypted body of one call to a push service. */
export interface PushRequest {
  headers: Record<string, string>;
  body: Buffer;
}

export interface PushOptions {
  keys: PushKeys;
  subject: string;
  /** How long the push service may keep the notice for a browser that is not connected. */
  ttlSeconds: number;
  /** Names the notice: a push service replaces a waiting notice by a later one of the same name (RFC 8030 §5.4). */
  name: string;
}

/** RFC 8030 §5.4: at most 32 characters of base64url. */
const topicChars = 32;

/**
 * Encrypts a notice to a browser (RFC 8291) and signs the call to its push service (RFC 8292).
 *
 * The topic is a digest: the ids of mails and inboxes stay unknown to push services.
 */
export function pushRequest(subscription: BrowserSubscription, notice: PushNotice, options: PushOptions): PushRequest {
  const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(shortened(notice)), {
    vapidDetails: { subject: options.subject, ...options.keys },
    contentEncoding: 'aes128gcm',
    TTL: options.ttlSeconds,
    urgency: 'high',
    topic: createHash('sha256').update(options.name).digest('base64url').slice(0, topicChars),
  });
  const texts = Object.entries(headers as Record<string, unknown>).map(([name, value]) => [name, String(value)]);
  return { headers: Object.fromEntries(texts) as Record<string, string>, body };
}

function shortened({ from, subject, ...notice }: PushNotice): PushNotice {
  return {
    ...notice,
    from: cut(from, limits.maxNoticeSenderChars),
    subject: cut(subject, limits.maxNoticeSubjectChars),
  };
}

/** Cuts between characters, never within a surrogate pair. */
function cut(text: string, maxChars: number): string {
  const chars = [...text];
  return chars.length <= maxChars ? text : `${chars.slice(0, maxChars - 1).join('')}…`;
}

import { hashSecret, newSecret } from '@efemera/storage';
import { SmtpConversation } from './smtp-conversation.js';

export const mail = (subject: string, body = 'hello\r\n') =>
  `From: Ann <ann@else.test>\r\nSubject: ${subject}\r\n\r\n${body}`;

/** Makes up the secrets of a visitor and returns their hashes, with which a test claims an address. */
export const holder = () => ({ tokenHash: hashSecret(newSecret()), visitorHash: hashSecret(newSecret()) });

/**
 * Tells whether the server accepts a mail. Uses a new connection for each attempt, because the server closes one with too
 * many refusals.
 */
export async function isTaken(port: number, to: string, subject: string): Promise<boolean> {
  const client = await SmtpConversation.greeted(port);
  const reply = await client.deliver([to], mail(subject));
  client.close();
  return reply.startsWith('250');
}

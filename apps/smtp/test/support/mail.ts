import { hashSecret, newSecret } from '@efemera/storage';
import { SmtpConversation } from './smtp-conversation.js';

export const mail = (subject: string, body = 'hello\r\n') =>
  `From: Ann <ann@else.test>\r\nSubject: ${subject}\r\n\r\n${body}`;

/** Somebody who claims an address. */
export const holder = () => ({ tokenHash: hashSecret(newSecret()), visitorHash: hashSecret(newSecret()) });

/** Tries on a connection of its own: one that is refused too often is closed. */
export async function isTaken(port: number, to: string, subject: string): Promise<boolean> {
  const client = await SmtpConversation.greeted(port);
  const reply = await client.deliver([to], mail(subject));
  client.close();
  return reply.startsWith('250');
}

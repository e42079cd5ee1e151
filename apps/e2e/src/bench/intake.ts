import { htmlMail } from '../sample-mail.js';
import { SmtpSender } from '../smtp-sender.js';

/** Sends `count` mails of 8 KB over `connections` connections; returns accepted mails a second, by the senders' clock. */
export async function measureIntake(
  port: number,
  recipients: string[],
  count: number,
  options: { connections: number; pipelining: boolean },
): Promise<number> {
  const message = htmlMail('Pedido recebido');
  const senders = await Promise.all(
    Array.from({ length: options.connections }, () => SmtpSender.connect(port, options)),
  );
  let next = 0;
  const started = performance.now();
  await Promise.all(
    senders.map(async (sender) => {
      while (next < count) {
        const recipient = recipients[next++ % recipients.length] ?? '';
        const reply = await sender.send(recipient, message);
        if (reply.code !== 250) throw new Error(`Answered ${reply.code} ${reply.text}`);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  await Promise.all(senders.map((sender) => sender.quit()));
  return count / seconds;
}

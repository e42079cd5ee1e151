import type { ClientToServerEvents, ServerToClientEvents } from '@efemera/contract';
import { io, type Socket } from 'socket.io-client';
import type { Api } from '../api.js';
import { htmlMail } from '../sample-mail.js';
import { SmtpSender } from '../smtp-sender.js';

/**
 * Time from the sender's last byte to the browser's event, one mail after the other over an otherwise idle system.
 *
 * @returns milliseconds, one value a mail. Sender and receiver share this process's clock.
 */
export async function measurePush(api: Api, smtpPort: number, count: number): Promise<number[]> {
  const { address, token } = await api.claim();
  const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io(api.url, { transports: ['websocket'] });
  const answer = await socket.emitWithAck('inbox:watch', { to: address, token });
  if (!answer.ok) throw new Error(`Watch answered ${answer.error.code}`);
  const sender = await SmtpSender.connect(smtpPort);
  const times: number[] = [];
  const warmUp = 20;
  for (let i = 0; i < count + warmUp; i++) {
    let lastByteAt = 0;
    const arrived = new Promise<number>((resolve) => socket.once('mail:received', () => resolve(performance.now())));
    // Idle means that the parsing of the mail before has ended, too.
    const parsed = new Promise<void>((resolve) => socket.once('mail:updated', () => resolve()));
    await sender.send(address, htmlMail('Chegou'), () => (lastByteAt = performance.now()));
    const arrivedAt = await arrived;
    await parsed;
    if (i >= warmUp) times.push(arrivedAt - lastByteAt);
  }
  await sender.quit();
  socket.disconnect();
  return times;
}

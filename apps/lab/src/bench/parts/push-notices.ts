import { hashSecret } from '@efemera/storage';
import { PushService } from '@efemera/testing/push-service';
import { until } from '@efemera/testing/until';
import { medianSpread, sharedClockMs } from '../figures.js';
import type { Paced, PacedOptions } from '../load/smtp.js';
import { allCores, LoadProcess } from '../processes.js';
import { Product } from '../product.js';
import { spreadHead, type Section } from '../section.js';
import type { BenchOptions } from './part.js';

/** An inbox sends at most ten notices a minute, five of them for mails without a code: each round has inboxes of its own. */
const inboxes = 100;
const paces = [
  { name: '20 mails/s', mailsPerSecond: 20, mails: 200 },
  { name: '100 mails/s', mailsPerSecond: 100, mails: 400 },
] as const;

/** Time from the 250 until a push service has the notice of the mail and has decrypted it. */
export async function measurePushNotices({ rounds, say }: BenchOptions): Promise<Section> {
  const service = await PushService.start();
  const product = await Product.start({ env: { WEBHOOK_ALLOW_NETWORKS: '127.0.0.1' } });
  const sender = LoadProcess.start('smtp', allCores);
  const heardMs = new Map<number, number>();
  let calls = 0;
  service.answer = (response, { notice }) => {
    response.writeHead(201).end();
    const number = Number(/^#(\d+)/.exec(notice.subject)?.[1]);
    // `claim` stores a mail of its own, whose time is not known.
    if (Number.isNaN(number)) return;
    calls++;
    if (!heardMs.has(number)) heardMs.set(number, sharedClockMs());
  };
  let firstInbox = 0;
  let firstNumber = 1;
  const deliver = async ({ mails, mailsPerSecond }: { mails: number; mailsPerSecond: number }) => {
    const held = await product.claim(inboxes, { firstNumber: firstInbox });
    firstInbox += inboxes;
    for (const { address, token } of held) {
      await product.storage.push.add(address, hashSecret(token), service.newBrowser().subscription);
    }
    const options: PacedOptions = {
      port: product.ports.smtp,
      recipients: held.map(({ address }) => address),
      kind: 'shop',
      mails,
      mailsPerSecond,
      firstNumber,
    };
    const { repliedMs } = await sender.call<Paced>('paced', options);
    const numbers = repliedMs.map((_, index) => firstNumber + index);
    firstNumber += mails;
    await until('all are told', () => numbers.every((number) => heardMs.has(number)));
    return numbers.map((number, index) => (heardMs.get(number) ?? NaN) - (repliedMs[index] ?? NaN));
  };
  try {
    await deliver({ mails: 200, mailsPerSecond: 50 });
    const measured = new Map<string, number[][]>(paces.map(({ name }) => [name, []]));
    for (let round = 0; round < rounds; round++) {
      say(`round ${round + 1}`);
      for (const pace of paces) {
        await product.allParsed();
        measured.get(pace.name)?.push(await deliver(pace));
      }
    }
    await until('no notice waits', async () => (await product.storage.pushQueue.depth()) === 0);
    if (service.faults.length > 0) throw new Error(`A push service could not read a call: ${service.faults[0]}`);
    const values: Record<string, number> = { 'pushNotices.callsOfAMail': calls / heardMs.size };
    const rows = [...measured].map(([name, lists]) => {
      const { p50, p95, p99 } = medianSpread(lists);
      const key = `pushNotices.${name.replace(/ .*/, '')}.fromReplyMs`;
      Object.assign(values, { [`${key}.p50`]: p50, [`${key}.p95`]: p95, [`${key}.p99`]: p99 });
      return [name, p50, p95, p99];
    });
    return {
      title: 'Push notices',
      note:
        `9 KB mails of a shop to ${inboxes} held inboxes with one subscribed browser each, from the 250 until a push service ` +
        `on this machine has decrypted the notice. Medians of ${rounds} rounds; ${heardMs.size} mails, ${calls} calls.`,
      tables: [{ head: ['250 to notice', ...spreadHead], rows }],
      values,
    };
  } finally {
    await Promise.all([sender.stop(), product.stop(), service.stop()]);
  }
}

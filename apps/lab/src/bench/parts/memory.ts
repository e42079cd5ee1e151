import { makeMail, mailNames, type MailKind } from '../load/mails.js';
import type { Paced, PacedOptions } from '../load/smtp.js';
import { LoadProcess } from '../processes.js';
import { Product } from '../product.js';
import type { Section } from '../section.js';
import type { BenchOptions } from './part.js';

const kinds: readonly { kind: MailKind; mails: number }[] = [
  { kind: 'text', mails: 1000 },
  { kind: 'html', mails: 1000 },
  { kind: 'attachment', mails: 200 },
];
const inboxes = 1000;

/** The Redis memory of each inbox and mail once it is processed, indexes included. */
export async function measureMemory({ say }: BenchOptions): Promise<Section> {
  const product = await Product.start();
  const load = LoadProcess.start('smtp');
  try {
    let number = 1;
    const send = async (kind: MailKind, mails: number, recipients: string[]) => {
      const before = await product.usedBytes();
      const options: PacedOptions = {
        port: product.ports.smtp,
        recipients,
        kind,
        mails,
        mailsPerSecond: 400,
        firstNumber: number,
      };
      number += mails;
      await load.call<Paced>('paced', options);
      await product.allParsed();
      return ((await product.usedBytes()) - before) / mails;
    };
    const values: Record<string, number> = {};
    say('inboxes');
    // What the first mail creates once (hourly counts, scripts, queue keys) is not counted as memory of a mail.
    await send('text', 200, strangers(200, 'first'));
    await send(
      'text',
      200,
      (await product.claim(200, { firstNumber: inboxes })).map(({ address }) => address),
    );
    const empty = await product.usedBytes();
    const held = (await product.claim(inboxes)).map(({ address }) => address);
    const inboxBytes = ((await product.usedBytes()) - empty) / inboxes;
    values['memory.inbox'] = inboxBytes;
    const rows: (string | number)[][] = [['a held inbox, empty', '', Math.round(inboxBytes), '', '']];
    for (const { kind, mails } of kinds) {
      say(mailNames[kind]);
      const raw = makeMail(kind, '#00000000').length;
      const parsed = await send(kind, mails, held);
      const unread = await send(kind, mails, strangers(mails, kind));
      values[`memory.${kind}.parsed`] = parsed;
      values[`memory.${kind}.ofRaw`] = (parsed - (kind === 'attachment' ? 0 : 1024)) / raw;
      rows.push([mailNames[kind], raw, Math.round(parsed), parsed / raw, Math.round(unread)]);
    }
    return {
      title: 'Memory',
      note:
        'Bytes in Redis by INFO memory, without the streams of facts, which are capped. To held inboxes mail is parsed: its source is packed, and what was found in it beside the source, where ' +
        'that saves memory. A mail to an address without a holder is stored as received until it is read.',
      tables: [{ head: ['what', 'raw bytes', 'held and parsed', 'of raw', 'held by nobody'], rows }],
      values,
    };
  } finally {
    await Promise.all([load.stop(), product.stop()]);
  }
}

const strangers = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}-${index}@efemera.localhost`);

import { JoinedBytes } from './joined-bytes.js';
import { parseMessage, readAttachment } from './parse-message.js';

export type ParseTask =
  { kind: 'message'; source: Uint8Array } | { kind: 'attachment'; source: Uint8Array; index: number };

/** A short mail that contains a code, a link and each kind of part. */
const sample = Buffer.from(
  [
    'From: Shop <no-reply@shop.test>',
    'Subject: Confirm your e-mail',
    'Content-Type: multipart/alternative; boundary=b',
    '',
    '--b',
    '',
    'Your verification code is 482913.',
    '--b',
    'Content-Type: text/html',
    '',
    '<p>Your verification code is <b>482913</b>.</p><a href="https://shop.test/verify?token=1a2b3c4d">Confirm your e-mail</a>',
    '--b--',
    '',
  ].join('\r\n'),
);

// No other code in this process creates a Blob.
globalThis.Blob = JoinedBytes as unknown as typeof Blob;

// The first uses compile the code of the recognisers, which takes forty, five and one milliseconds. During the warm-up
// no mail waits for it.
for (let use = 0; use < 3; use++) await parseMessage(sample);

/** The tasks of a parser process. */
export default function run(task: ParseTask): ReturnType<typeof parseMessage | typeof readAttachment> {
  return task.kind === 'message' ? parseMessage(task.source) : readAttachment(task.source, task.index);
}

import type { Auth } from '@efemera/contract';
import { parseMessage, readAttachment } from './parse-message.js';
import { readStandaloneHtml } from './standalone-html.js';

export type ParseTask =
  | { kind: 'message'; source: Uint8Array }
  | { kind: 'attachment'; source: Uint8Array; index: number }
  | { kind: 'html'; source: Uint8Array }
  | { kind: 'check'; doesMore: true; source: Uint8Array; auth: Auth };

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

// The first three uses of the recognisers take forty, five and one milliseconds, because their code is compiled. Here
// no mail waits for that.
for (let use = 0; use < 3; use++) await parseMessage(sample);

/** The tasks of a parser process. */
export default async function run(task: ParseTask): Promise<unknown> {
  switch (task.kind) {
    case 'message':
      return parseMessage(task.source);
    case 'attachment':
      return readAttachment(task.source, task.index);
    case 'html':
      return readStandaloneHtml(task.source);
    case 'check':
      // Loaded with the first check: most processes never make one.
      return (await import('./check/check-mail.js')).checkMail(task.source, task.auth);
  }
}

import { existsSync, readFileSync } from 'node:fs';
import { SmtpSender } from '@efemera/testing/smtp-sender';
import { expect, test } from '../support/system-test.js';

/** Real and hostile mail that is not part of the project; developers keep it beside the checkout. */
const corpus = new URL('../../../../shared/corpus/mime/', import.meta.url);

interface CorpusMessage {
  id: string;
  file?: string;
  generate?: { head: string; repeat: string; times: number; tail: string };
  expect: { smtp: 'accept' | 'accept-or-reject'; subject?: string; soft?: boolean };
}

/** In the form that a client sends: every line ends in CRLF, leading dots are stuffed. */
function toSmtp({ file, generate }: CorpusMessage): Buffer {
  const text = generate
    ? generate.head + generate.repeat.repeat(generate.times) + generate.tail
    : readFileSync(new URL(file ?? '', corpus)).toString('latin1');
  const lines = text.replace(/\r\n|\r|\n/g, '\r\n').replace(/\r\n$/, '');
  return Buffer.from(lines.replace(/^\./gm, '..'), 'latin1');
}

const squash = (text: string) => text.replace(/\s+/g, ' ').trim();

test('every mail of the corpus is stored and listed once, or refused', async ({ system, api }) => {
  test.skip(!existsSync(corpus), 'the corpus is not beside this checkout');
  test.setTimeout(300_000);
  const { messages } = JSON.parse(readFileSync(new URL('manifest.json', corpus), 'utf8')) as {
    messages: CorpusMessage[];
  };
  expect(messages.length).toBeGreaterThan(200);
  const wrong: string[] = [];
  let sender = await SmtpSender.connect(system.smtpPort);
  for (const [number, message] of messages.entries()) {
    const address = `corpus.${number}@efemera.localhost`;
    const { code } = await sender.send(address, toSmtp(message)).catch(() => ({ code: 421 }));
    if (code !== 250) {
      // A refusal may close the connection.
      sender.destroy();
      sender = await SmtpSender.connect(system.smtpPort);
    }
    const emails = await api.emails(address);
    if (code === 250 ? emails.length !== 1 : emails.length !== 0)
      wrong.push(`${message.id}: ${code}, listed ${emails.length}`);
    if (message.expect.smtp === 'accept' && code !== 250) wrong.push(`${message.id}: refused with ${code}`);
    const { subject, soft } = message.expect;
    const [email] = emails;
    if (subject !== undefined && email && !soft && squash(email.subject) !== squash(subject)) {
      wrong.push(`${message.id}: subject ${email.subject}`);
    }
  }
  await sender.quit();
  expect(wrong).toEqual([]);
});

import { existsSync, readFileSync } from 'node:fs';
import { parseMessage, readEnvelope, type ParsedMessage } from '../src/index.js';
import { createParser, type Parser } from '../src/parser-pool.js';

/** Third-party mail that is not part of the project; developers keep it beside the checkout. */
const corpus = new URL('../../../../shared/corpus/mime/', import.meta.url);

interface Expectation {
  subject?: string;
  subject_contains?: string;
  subject_nonempty?: boolean;
  from_contains?: string;
  text_contains?: string[];
  text_not_contains?: string[];
  html?: boolean;
  html_contains?: string[];
  body_nonempty?: boolean;
  max_ms?: number;
  soft?: boolean;
  soft_fields?: string[];
}
interface CorpusMessage {
  id: string;
  why?: string;
  file?: string;
  generate?: { head: string; repeat: string; times: number; tail: string };
  expect: Expectation;
}

/** The bytes as an SMTP client sends them: every line ends in CRLF. */
function readSource({ file, generate }: CorpusMessage): Buffer {
  if (generate) return Buffer.from(generate.head + generate.repeat.repeat(generate.times) + generate.tail);
  const text = readFileSync(new URL(file ?? '', corpus)).toString('latin1');
  return Buffer.from(text.replace(/\r?\n/g, '\r\n').replace(/(?<!\n)$/, '\r\n'), 'latin1');
}

const squash = (text: string) => text.replace(/\s+/g, ' ').trim();

/** All visible text of a mail on one line. Independent of the code under test. */
function readable({ body, bodyHtml }: ParsedMessage): string {
  const html = (bodyHtml ?? '')
    .replace(/<(style|script)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
  return squash(`${body} ${html}`);
}

type Check = [field: string, passes: boolean, seen: string];

function* check(message: ParsedMessage, expect: Expectation, ms: number): Generator<Check> {
  const text = readable(message);
  const { from, subject, body, bodyHtml } = message;
  if (expect.subject !== undefined) yield ['subject', squash(subject) === squash(expect.subject), subject];
  if (expect.subject_contains) yield ['subject', subject.includes(expect.subject_contains), subject];
  if (expect.subject_nonempty) yield ['subject', subject !== '', subject];
  if (expect.from_contains) yield ['from', from.toLowerCase().includes(expect.from_contains), from];
  for (const words of expect.text_contains ?? []) yield ['text', text.includes(squash(words)), text];
  for (const words of expect.text_not_contains ?? []) yield ['text', !text.includes(squash(words)), text];
  if (expect.html) yield ['html', bodyHtml !== null, text];
  for (const words of expect.html_contains ?? []) yield ['html', (bodyHtml ?? '').includes(words), bodyHtml ?? ''];
  if (expect.body_nonempty !== undefined) {
    yield ['body_nonempty', expect.body_nonempty === (text !== ''), text || '(empty)'];
    yield ['preview', text === '' || body.trim() === '' || message.preview !== '', body];
  }
  if (expect.max_ms !== undefined) yield ['max_ms', ms <= expect.max_ms, `${Math.round(ms)} ms`];
}

const isHere = existsSync(new URL('manifest.json', corpus));
const messages: CorpusMessage[] = isHere
  ? (JSON.parse(readFileSync(new URL('manifest.json', corpus), 'utf8')) as { messages: CorpusMessage[] }).messages
  : [];

(isHere ? describe : describe.skip)(
  isHere ? 'the mail corpus' : 'the mail corpus (skipped: ../shared/corpus is not here)',
  () => {
    let parser: Parser;
    beforeAll(() => {
      parser = createParser({ processes: 1, deadlineMs: 10_000 });
    });
    afterAll(() => parser.close());

    it('is read from its manifest', () => {
      expect(messages.length).toBeGreaterThan(100);
    });

    it.each(messages.map((message) => [message.id, message] as const))(
      'reads %s as its manifest says',
      async (_id, message) => {
        const source = readSource(message);
        const started = performance.now();
        const parsed = await parser.parse(source);
        const ms = performance.now() - started;

        expect(readEnvelope(source)).toEqual({ from: parsed.from, subject: parsed.subject });
        const { soft, soft_fields: softFields = [] } = message.expect;
        const failures: string[] = [];
        for (const [field, passes, seen] of check(parsed, message.expect, ms)) {
          if (passes) continue;
          const failure = `${message.id}: ${field} is ${seen.slice(0, 300)}`;
          if (soft || softFields.includes(field)) process.stderr.write(`soft expectation not met: ${failure}\n`);
          else failures.push(failure);
        }
        expect(failures).toEqual([]);
      },
      70_000,
    );

    it('parses honest mail without truncation', async () => {
      const honest = messages.filter(({ id, file }) => file && /^(mimekit|mime4j|phpimap|enmime|james)-/.test(id));
      const truncated: string[] = [];
      for (const message of honest) {
        if ((await parseMessage(readSource(message))).truncated) truncated.push(message.id);
      }
      // A multipart without a boundary: other parsers show nothing of it either; ours reports that something is
      // missing.
      expect(truncated).toEqual(['enmime-mail-multipart-wo-boundary']);
    }, 70_000);
  },
);

import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { mimeLimits } from '../src/limits.js';
import { MailProcess } from '../src/mail-process-child.js';
import { MailProcessQueue } from '../src/mail-process-queue.js';
import { createMailProcesses, type MailTask } from '../src/mail-processes.js';
import { parseMessage, readAttachment, showUnparsed } from '../src/parse-message.js';
import { createParser, ParserBusyError, type Parser, type ParserOptions } from '../src/parser-pool.js';

const text = (words: string) => Buffer.from(`From: a@example.org\r\nSubject: mail\r\n\r\n${words}\r\n`);
/** A mail whose parsing would take a minute, because the parser makes an object of each line. */
const tooManyLines = text('\r\n'.repeat(5 * 2 ** 20));
/**
 * Parsing takes a quarter of a second, because the parser compares each line that begins with two hyphens with the
 * boundaries; twice as many take half a second.
 */
const slow = (words: string, lines = 130_000) => text(`${`--${'x'.repeat(56)}\r\n`.repeat(lines)}${words}`);

describe('createParser', () => {
  const parsers: Parser[] = [];
  const create = (options: Partial<ParserOptions> = {}) => {
    const parser = createParser({ processes: 1, deadlineMs: 30_000, ...options });
    parsers.push(parser);
    return parser;
  };
  afterEach(async () => {
    await Promise.all(parsers.splice(0).map((parser) => parser.close()));
  });

  it('returns the same result as parsing in this process', async () => {
    const parser = create();
    const source = Buffer.from(
      'Subject: two\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nOl\u00e1\r\n' +
        '--b\r\nContent-Disposition: attachment; filename=a.bin\r\nContent-Transfer-Encoding: base64\r\n\r\nAAEC\r\n--b--\r\n',
    );
    expect(await parser.parse(source)).toEqual(await parseMessage(source));
    expect(await parser.attachment(source, 0)).toEqual(await readAttachment(source, 0));
    expect(await parser.attachment(source, 1)).toBeNull();
  });

  it('leaves the caller its source, and sends only the view, not the whole buffer', async () => {
    const parser = create();
    const whole = Buffer.concat([Buffer.alloc(100, 'x'), text('mine'), Buffer.alloc(100, 'y')]);
    const view = whole.subarray(100, whole.length - 100);
    expect((await parser.parse(view)).body).toBe('mine');
    expect(view.equals(text('mine'))).toBe(true);
  });

  it('stops a mail at the deadline, shows it unparsed and continues to serve', async () => {
    const givenUp: string[] = [];
    const parser = create({ deadlineMs: 200, onGivenUp: (why) => givenUp.push(why) });
    await parser.parse(text('warm'));
    const hostile = slow('', 300_000);
    expect(await parser.parse(hostile)).toEqual(showUnparsed(hostile));
    // The only process was stuck: an answer within the deadline proves that it was replaced.
    expect((await parser.parse(text('honest'))).body).toBe('honest');
    expect(await parser.attachment(hostile, 0)).toBeNull();
    // The same bytes are not parsed a second time.
    expect(givenUp).toEqual(['ended', 'known']);
  });

  it('still parses small mails that come together with mails that reach the deadline', async () => {
    const parser = create({ deadlineMs: 200 });
    const [first, second, ...honest] = await Promise.all([
      parser.parse(slow('first')),
      parser.parse(slow('second')),
      parser.parse(text('one')),
      parser.parse(text('two')),
    ]);
    expect([first.truncated, second.truncated]).toEqual([true, true]);
    expect(honest.map(({ body }) => body)).toEqual(['one', 'two']);
  });

  it('runs a process at low priority, and does not count the time in which it gets no processor', async () => {
    const others = new Set(childrenOfThis());
    const parser = create({ deadlineMs: 600 });
    await parser.parse(text('warm'));
    const [pid = 0] = childrenOfThis().filter((child) => !others.has(child));
    expect(getPriority(pid)).toBeGreaterThan(constants.priority.PRIORITY_NORMAL);
    process.kill(pid, 'SIGSTOP');
    const starved = parser.parse(text('starved'));
    await new Promise((resolve) => setTimeout(resolve, 900));
    process.kill(pid, 'SIGCONT');
    expect((await starved).truncated).toBe(false);
    // A process that never gets a processor is still killed in the end.
    process.kill(pid, 'SIGSTOP');
    expect((await parser.parse(text('stuck'))).truncated).toBe(true);
    expect((await parser.parse(text('honest'))).truncated).toBe(false);
  });

  it('survives a mail that fills all memory of a process', async () => {
    const file = new URL('./bad-task.mjs', import.meta.url);
    const processes = createMailProcesses({ file, processes: 1, deadlineMs: 60_000 });
    // Runs the mail three times: in a thread, it would end the process of this test only about every other time.
    for (let time = 0; time < 3; time++) {
      expect(await processes.run({ source: Buffer.alloc(100) }, () => 'given up')).toBe('given up');
    }
    expect(await processes.run({ source: Buffer.alloc(1) }, () => 'given up')).toBe('small');
    await processes.close();
  }, 120_000);

  it('runs each mail of a batch again by itself if one of them has killed the process', async () => {
    const file = new URL('./bad-task.mjs', import.meta.url);
    const processes = createMailProcesses({ file, processes: 1, deadlineMs: 60_000 });
    const sizes = [1, 1, 1, 100, 1, 1];
    const results = sizes.map((size) => processes.run({ source: Buffer.alloc(size) }, () => 'given up'));
    expect(await Promise.all(results)).toEqual(['small', 'small', 'small', 'given up', 'small', 'small']);
    await processes.close();
  }, 120_000);

  it('still parses a mail for which a task that does more, such as a check, has reached the deadline', async () => {
    const file = new URL('./bad-task.mjs', import.meta.url);
    const givenUp: string[] = [];
    const processes = createMailProcesses<MailTask>({
      file,
      processes: 1,
      deadlineMs: 100,
      onGivenUp: (why) => givenUp.push(why),
    });
    const source = Buffer.alloc(mimeLimits.digestedMailBytes);
    const check = () => processes.run({ source, doesMore: true }, () => 'given up');
    expect([await check(), await check()]).toEqual(['given up', 'given up']);
    expect(givenUp).toEqual(['ended', 'known']);
    expect(await processes.run({ source }, () => 'given up')).toBe('parsed');
    await processes.close();
  }, 120_000);

  it('counts the time of a killed process for the mail that killed it, not for other mails of its batch', async () => {
    const file = new URL('./bad-task.mjs', import.meta.url);
    const processes = createMailProcesses({ file, processes: 1, deadlineMs: 60_000 });
    const run = (network: string, size: number) =>
      processes.run({ source: Buffer.alloc(size) }, () => 'given up', { network, address: network });
    expect(await Promise.all([run('bad', 100), run('good', 1)])).toEqual(['given up', 'small']);
    // Of networks that have used no time, the smaller mail goes first.
    const order: string[] = [];
    const note = (network: string) => () => order.push(network);
    await Promise.all([run('other', 2).then(note('other')), run('good', 1).then(note('good'))]);
    await processes.close();
    expect(order).toEqual(['good', 'other']);
  }, 120_000);

  it('counts the processor time of a task, not the time that it waits', async () => {
    const process = await MailProcess.start(new URL('./bad-task.mjs', import.meta.url));
    const waitMs = 2000;
    const { usedMs } = await process.run({ waitMs }, 60_000);
    expect(usedMs).toBeLessThan(waitMs / 2);
    process.kill();
    await process.exited;
  });

  it('gives short mails that wait to one process together, and a longer one a process of its own', async () => {
    const queue = new MailProcessQueue(new URL('../dist/parse-tasks.js', import.meta.url), { processes: 1, warm: 1 });
    const turn = { network: 'a', address: 'b' };
    const first = await queue.acquire(1, turn);
    const given: string[] = [];
    const acquire = (name: string, bytes: number, isAlone = false) =>
      queue.acquire(bytes, turn, isAlone).then((process) => given.push(name) && process);
    const waiting = [
      acquire('short', 1),
      acquire('alone', 2, true),
      acquire('short', 1),
      acquire('long', mimeLimits.maxSharingMailBytes + 1),
    ];
    queue.release(first, { bytes: 1, turn, usedMs: 0 });
    await Promise.all([waiting[0], waiting[2]]);
    expect(given).toEqual(['short', 'short']);
    // The process has one task left, so it is not given away yet.
    queue.release(first, { bytes: 1, turn, usedMs: 0 });
    await Promise.resolve();
    expect(given).toHaveLength(2);
    queue.release(first, { bytes: 1, turn, usedMs: 0 });
    await waiting[1];
    queue.release(first, { bytes: 2, turn, usedMs: 0 });
    await waiting[3];
    expect(given).toEqual(['short', 'short', 'alone', 'long']);
    queue.refuseAll();
    await queue.end();
  });

  it('shows a mail of millions of lines unparsed, at once and without starting a process', async () => {
    const givenUp: string[] = [];
    const parser = create({ onGivenUp: (why) => givenUp.push(why) });
    expect(await parser.parse(tooManyLines)).toEqual(showUnparsed(tooManyLines));
    expect(givenUp).toEqual(['too_many_lines']);
  });

  it('parses copies of one upload once, while they wait and for a while afterwards', async () => {
    const parser = create();
    const upload = text('words '.repeat(10_000));
    const copies = [upload, Buffer.from(upload)].map((source) => parser.parse(source));
    const [first, second] = await Promise.all(copies);
    expect(second).toBe(first);
    expect(await parser.parse(Buffer.from(upload))).toBe(first);
    expect(await parser.parse(text('words '.repeat(10_001)))).not.toBe(first);
  });

  it('keeps one process free for small mails while large ones are parsed', async () => {
    const queue = new MailProcessQueue(new URL('../dist/parse-tasks.js', import.meta.url), { processes: 2, warm: 2 });
    const turn = { network: 'a', address: 'b' };
    const small = { bytes: 1, turn };
    const large = { bytes: mimeLimits.largeMailBytes, turn };
    const acquire = (task: typeof small) => queue.acquire(task.bytes, turn);
    // Both processes run and are idle.
    for (const process of await Promise.all([acquire(small), acquire(small)]))
      queue.release(process, { ...small, usedMs: 0 });
    const given: string[] = [];
    const first = await acquire(large);
    const second = acquire(large).then(() => given.push('large'));
    await acquire(small).then(() => given.push('small'));
    expect(given).toEqual(['small']);
    queue.release(first, { ...large, usedMs: 0 });
    await second;
    queue.refuseAll();
    await queue.end();
  });

  it('starts a process with the first mail, and another when a mail has to wait', async () => {
    const others = new Set(childrenOfThis());
    const own = () => childrenOfThis().filter((child) => !others.has(child)).length;
    const parser = create({ processes: 3 });
    expect(own()).toBe(0);
    for (const words of ['one', 'two']) await parser.parse(text(words));
    expect(own()).toBe(1);
    await Promise.all([parser.parse(slow('first')), parser.parse(slow('second'))]);
    expect(own()).toBe(2);
  });

  it('starts the warm processes at once', () => {
    const others = new Set(childrenOfThis());
    create({ processes: 3, warm: 2 });
    expect(childrenOfThis().filter((child) => !others.has(child))).toHaveLength(2);
  });

  it('shows a mail over the maximum size unparsed', async () => {
    const parser = create({ maxSourceBytes: 100 });
    const large = text('words '.repeat(100));
    expect(await parser.parse(large)).toEqual(showUnparsed(large));
    expect(await parser.attachment(large, 0)).toBeNull();
  });

  it('rejects mail when too many bytes wait', async () => {
    const parser = create();
    const large = (fill: number) => Buffer.alloc(mimeLimits.maxSourceBytes, fill);
    const answers = await Promise.allSettled([1, 2, 3, 4].map((fill) => parser.parse(large(fill))));
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
    expect(refused.length).toBeGreaterThan(0);
    for (const reason of refused) expect(reason).toBeInstanceOf(ParserBusyError);
    expect((await parser.parse(text('later'))).body).toBe('later');
  });

  it('finishes running tasks and rejects waiting ones when it is closed', async () => {
    const parser = create();
    await parser.parse(text('warm'));
    const answers = Promise.allSettled([parser.parse(text('running')), parser.parse(text('waiting'))]);
    await parser.close();
    const [running, waiting] = await answers;
    expect(running).toMatchObject({ status: 'fulfilled', value: { body: 'running' } });
    expect(waiting).toMatchObject({ status: 'rejected', reason: { message: 'The parser is closed' } });
    await expect(parser.parse(text('after'))).rejects.toThrow('The parser is closed');
  });
});

const childrenOfThis = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === process.pid);

function parentOf(pid: number): number | null {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return null;
  }
}

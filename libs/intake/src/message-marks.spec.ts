import { MessageMarks } from './message-marks.js';

const received = (time: string) =>
  `Received: from mx.sender.test (192.0.2.1)\r\n        by relay.test id ${time}\r\n        for <a@efemera.localhost>; ${time}\r\n`;
const results =
  'ARC-Authentication-Results: i=1; relay.test;\r\n\tspf=pass\r\nAuthentication-Results: relay.test; spf=pass\r\n';
const message =
  'Message-ID: <1@sender.test>\r\nReceived: by sender.test\r\nSubject: Hi\r\n\r\nReceived: in the body\r\n';

const markOf = (text: string, isRelayed: boolean, cutAt = text.length) =>
  new MessageMarks().markOf(
    'ana@sender.test',
    Buffer.from(text.slice(0, text.indexOf('\r\n\r\n'))),
    [Buffer.from(text.slice(0, cutAt)), Buffer.from(text.slice(cutAt))],
    isRelayed,
  )?.mark;

describe('the marks of messages without a Message-ID', () => {
  const equal = [Buffer.from('Subject: Hi\r\n\r\nbody')];
  const take = (marks: MessageMarks) => marks.markOf('ana@sender.test', equal[0] ?? Buffer.alloc(0), equal);
  const store = { forgetMarks: () => Promise.resolve() };

  it('tell equal messages apart while the first sender is connected, or has continued after its 250', () => {
    const marks = new MessageMarks();
    const settle = marks.open(take(marks)?.mark ?? '', [], store);
    expect(take(marks)).toBeNull();
    settle(true);
    settle(false);
    expect(take(marks)).toBeNull();
  });

  it('recognise the message when its first sender has left without a word', () => {
    const marks = new MessageMarks();
    const settle = marks.open(take(marks)?.mark ?? '', [], store);
    settle(false);
    settle(true);
    expect(take(marks)).toEqual({ mark: expect.any(String) as string, hasMessageId: false });
  });
});

describe('the mark of a message', () => {
  const first = received('08:00') + results + message;
  const second = received('08:05') + results + message;

  it('is the same when its sender tries again at a relay, which writes another time into its trace field', () => {
    expect(markOf(first, true)).toBe(markOf(second, true));
    expect(markOf(first, true, 10)).toBe(markOf(second, true, 300));
  });

  it('covers everything below the trace fields, and also the trace fields unless a relay brings the message', () => {
    expect(markOf(first, false)).not.toBe(markOf(second, false));
    for (const other of ['Hello', 'by other.test', 'in my body']) {
      const changed = first.replace(/Hi|by sender\.test|in the body/g, (found) =>
        found === { Hello: 'Hi', 'by other.test': 'by sender.test', 'in my body': 'in the body' }[other]
          ? other
          : found,
      );
      expect(markOf(changed, true)).not.toBe(markOf(first, true));
    }
  });

  it('covers the body of a message that a relay brings and whose header has only trace fields', () => {
    const only = `${received('08:00')}\r\nbody\r\n`;
    expect(markOf(only, true)).not.toBe(markOf(only.replace('body', 'text'), true));
  });
});

import { jest } from '@jest/globals';
import { readAttachment, readSource } from './downloads.js';
import { isPassing, request, UnreachableError } from './http.js';

/** One pause is shorter than the usual time limit of an answer, two pauses are longer. */
const pauseMs = 10_000;
const inbox = 'ana@a.example';

/** Answers with these pieces: `turn` is called before each, and after the last one. */
function answerWith(pieces: readonly string[], turn: (sent: number) => void, status = 200): void {
  globalThis.fetch = (_, init) => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        start: (out) => init?.signal?.addEventListener('abort', () => out.error(init.signal?.reason)),
        pull: (out) => {
          turn(sent);
          const piece = pieces[sent++];
          if (init?.signal?.aborted) return;
          if (piece === undefined) out.close();
          else out.enqueue(new TextEncoder().encode(piece));
        },
      },
      { highWaterMark: 0 },
    );
    return Promise.resolve(new Response(body, { status, headers: { 'Content-Type': 'text/plain' } }));
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the time limit of a call', () => {
  it('gives the body of a file minutes to arrive', async () => {
    answerWith(['one', 'two', 'three'], () => jest.advanceTimersByTime(pauseMs));
    const file = await readAttachment('1', 0, inbox);
    expect([await file.text(), file.type]).toEqual(['onetwothree', 'text/plain']);
  });

  it.each([
    ['a file', () => readAttachment('1', 0, inbox), 600_000],
    ['the beginning of a file', () => readSource('1', inbox, 100), 600_000],
    ['a listing', () => request('/api/emails'), 2 * pauseMs],
  ])('ends the call for %s if the server falls silent in the middle of it', async (_, ask, silenceMs) => {
    answerWith(['[1,', '2]'], (sent) => sent === 1 && jest.advanceTimersByTime(silenceMs));
    await expect(ask()).rejects.toBeInstanceOf(UnreachableError);
  });

  it('ends a call that gets no answer', async () => {
    globalThis.fetch = (_, init) =>
      new Promise((__, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    const asking = request('/api/emails');
    jest.advanceTimersByTime(2 * pauseMs);
    await expect(asking).rejects.toBeInstanceOf(UnreachableError);
  });
});

it('reads no more of a long body than the first bytes', async () => {
  answerWith(['abc', 'def', 'ghi', 'jkl'], () => undefined);
  const { bytes, isWhole } = await readSource('1', inbox, 4);
  expect([new TextDecoder().decode(bytes), isWhole]).toEqual(['abcd', false]);
});

it('keeps the status and the code of a refusal', async () => {
  answerWith(['{"error":{"code":"inbox_private","message":""}}'], () => undefined, 403);
  await expect(request('/api/emails')).rejects.toMatchObject({ status: 403, code: 'inbox_private' });
});

it.each([
  ['storage_unavailable', undefined, true],
  ['rate_limited', 429, true],
  // Refusals by a proxy.
  ['unknown', 429, true],
  ['unknown', 502, true],
  ['inbox_private', undefined, false],
  ['inbox_private', 403, false],
  ['endpoint_refused', 422, false],
])('tells whether a refusal is temporary: code %s, status %s: %s', (code, status, passes) => {
  expect(isPassing(code, status)).toBe(passes);
});

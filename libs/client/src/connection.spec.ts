import { jest } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Connection, type Call } from './connection.js';
import { EfemeraError } from './errors.js';

let server: Server;
let url: string;
let answer: RequestListener;
const requests: IncomingMessage[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => void requests.splice(0));
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

/** Gives these answers to the first calls, and JSON to all later ones. */
const firstAnswer = (...first: RequestListener[]) => {
  answer = (request, response) => {
    const next = first.shift();
    if (next) next(request, response);
    else response.end('{"fine":true}');
  };
};
const status =
  (code: number, headers: Record<string, string> = {}, body = ''): RequestListener =>
  (_, response) =>
    response.writeHead(code, headers).end(body);
const refusal = (code: string) => JSON.stringify({ error: { code, message: 'No.', retryAfterSeconds: 0 } });
const cut: RequestListener = (request) => request.socket.destroy();
const cutMidway: RequestListener = (request, response) => {
  response.writeHead(200, { 'content-length': '100' }).write('{"fine"');
  setImmediate(() => request.socket.destroy());
};

const failure = async (call: Promise<unknown>): Promise<EfemeraError> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(EfemeraError);
  return error as EfemeraError;
};

const noTime = '{"error":{"code":"rate_limited","message":"No."}}';

describe('a call', () => {
  afterEach(() => void jest.useRealTimers());

  it.each([
    ['a cut connection', cut],
    ['an answer cut midway', cutMidway],
    ['502', status(502)],
    ['503', status(503, { 'retry-after': '0' }, refusal('overloaded'))],
    ['504', status(504)],
    ['429 with a time', status(429, { 'retry-after': '0' }, refusal('rate_limited'))],
    ['429 with a date', status(429, { 'retry-after': 'Sun, 06 Nov 1994 08:49:37 GMT' }, noTime)],
    ['429 with a date without a zone', status(429, { 'retry-after': 'Sun Nov  6 08:49:37 1994' }, noTime)],
  ])('that only reads is retried after %s', async (_, trouble) => {
    firstAnswer(trouble, trouble);
    expect(await new Connection({ url }).json({ path: '/x' })).toEqual({ fine: true });
    expect(requests).toHaveLength(3);
  });

  it.each(['-5', '1.5', 'soon', ''])('is not retried after 429 with the time %j, which is none', async (time) => {
    firstAnswer(status(429, { 'retry-after': time }, noTime));
    expect(await failure(new Connection({ url }).json({ path: '/x' }))).toMatchObject({ status: 429 });
    expect(requests).toHaveLength(1);
  });

  it('is not repeated after its answer was lost, if the repetition could do harm', async () => {
    firstAnswer(cut);
    expect(await failure(new Connection({ url }).json({ method: 'POST', path: '/x' }))).toMatchObject({
      code: 'unreachable',
      status: null,
    });
    expect(requests).toHaveLength(1);
  });

  it('whose repetition could do harm is repeated if the server says that it has done nothing', async () => {
    firstAnswer(status(429, { 'retry-after': '0' }, refusal('rate_limited')));
    await new Connection({ url }).json({ method: 'POST', path: '/x' });
    expect(requests).toHaveLength(2);
  });

  it.each([
    [404, 'email_not_found'],
    [403, 'inbox_private'],
    [429, 'quota_exhausted'],
  ])('refused with %i %s is not retried', async (code, name) => {
    firstAnswer(status(code, {}, JSON.stringify({ error: { code: name, message: 'No.', limit: 50 } })));
    const error = await failure(new Connection({ url }).json({ path: '/x' }));
    expect(error).toMatchObject({ code: name, status: code, message: 'No.', details: { limit: 50 } });
    expect(requests).toHaveLength(1);
  });

  it('fails at once if the server asks for a pause beyond the retry time; the error names the pause', async () => {
    firstAnswer(status(429, { 'retry-after': '60' }, noTime));
    const error = await failure(new Connection({ url }).json({ path: '/x' }));
    expect(error).toMatchObject({ code: 'rate_limited', details: { retryAfterSeconds: 60 } });
  });

  it('is tried for the last time when its time for retries is up, and not up to a pause before', async () => {
    jest.useFakeTimers();
    const triedAtMs: number[] = [];
    const began = performance.now();
    const away: typeof fetch = async () => {
      triedAtMs.push(performance.now() - began);
      throw new Error('The server is away.');
    };
    const call = failure(new Connection({ url, fetch: away }).json({ path: '/x', patienceMs: 30_000 }));
    await jest.advanceTimersByTimeAsync(31_000);
    expect((await call).code).toBe('unreachable');
    expect(triedAtMs.at(-1)).toBeGreaterThanOrEqual(29_999);
    expect(triedAtMs.length).toBeLessThan(40);
  });

  describe('whose first answer comes after its time for retries', () => {
    const outcomeOf = async (call: Partial<Call>, failAtFirst: typeof fetch) => {
      jest.useFakeTimers();
      let calls = 0;
      const fetch: typeof globalThis.fetch = async (...of) =>
        calls++ === 0 ? failAtFirst(...of) : new Response('{"fine":true}');
      const outcome = new Connection({ url, fetch })
        .json({ path: '/x', ...call })
        .catch(({ code, status }: EfemeraError) => status ?? code);
      await jest.advanceTimersByTimeAsync(60_000);
      return { outcome: await outcome, calls };
    };
    const later = () => new Promise((resolve) => setTimeout(resolve, 5500));
    const overloaded: typeof fetch = async () => {
      await later();
      return new Response(refusal('overloaded'), { status: 503, headers: { 'retry-after': '2' } });
    };
    const broken: typeof fetch = () => later().then(() => Promise.reject(new TypeError('fetch failed')));
    const silent: typeof fetch = (_, { signal } = {}) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));

    it.each([
      ['503', overloaded],
      ['a broken connection', broken],
    ])('is tried once more after %s', async (_, failure) => {
      expect(await outcomeOf({}, failure)).toEqual({ outcome: { fine: true }, calls: 2 });
    });

    it.each([
      ['could do harm when repeated', { method: 'POST' }, overloaded, 503],
      ['asked the server to wait: its wait has a timeout', { waitMs: 5000 }, overloaded, 503],
      ['heard nothing: its caller has waited ten seconds', {}, silent, 'unreachable'],
    ] as const)('is not tried again if it %s', async (_, call, failure, outcome) => {
      expect(await outcomeOf(call, failure)).toEqual({ outcome, calls: 1 });
    });
  });

  it('sends the token only to the server: a redirect is reported, not followed', async () => {
    firstAnswer(status(308, { location: 'https://elsewhere.test/x' }));
    const error = await failure(new Connection({ url }).json({ path: '/x', token: 'secret' }));
    expect(error.code).toBe('unexpected_answer');
    // Without the path of the call: with it, the address would be no url for the options.
    expect(error.message).toContain(' to https://elsewhere.test: ');
    expect(requests[0]?.headers.authorization).toBe('Bearer secret');
  });

  it('that is answered without JSON fails with an error that says so', async () => {
    firstAnswer(status(200, { 'content-type': 'text/html' }, '<h1>Hello</h1>'));
    const error = await failure(new Connection({ url }).json({ path: '/x' }));
    expect(error).toMatchObject({ code: 'unexpected_answer', status: 200 });
    expect(error.message).toContain('Is this the address of an Efêmera server?');
  });

  it('to an unreachable server fails with its address and the reason', async () => {
    const error = await failure(new Connection({ url: 'http://127.0.0.1:1' }).json({ path: '/x', patienceMs: 0 }));
    expect(error.code).toBe('unreachable');
    expect(error.message).toMatch(/^http:\/\/127\.0\.0\.1:1 cannot be reached: /);
  });

  it('that is not answered in time fails with the reason in words', async () => {
    const cause = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
    const silent = () => Promise.reject(new Error('aborted', { cause }));
    const error = await failure(new Connection({ url, fetch: silent }).json({ path: '/x', patienceMs: 0 }));
    expect(error.message).toBe(`${url} cannot be reached: The operation was aborted due to timeout.`);
  });

  it('goes on for as long as pieces of the answer come, and fails after ten seconds without one', async () => {
    jest.useFakeTimers();
    const bytes = new Uint8Array(5);
    const slow: typeof fetch = async (_, { signal } = {}) => {
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => {
          for (const second of [9, 18, 27]) setTimeout(() => stream.enqueue(bytes), second * 1000);
          if (requests.push({} as IncomingMessage) === 1) setTimeout(() => stream.close(), 36_000);
          signal?.addEventListener('abort', () => stream.error(signal.reason));
        },
      });
      return new Response(body);
    };
    const slowly = new Connection({ url, fetch: slow });
    const whole = slowly.bytes({ path: '/x' });
    await jest.advanceTimersByTimeAsync(36_000);
    expect(await whole).toHaveLength(15);
    const cutOff = failure(slowly.bytes({ path: '/x', patienceMs: 0 }));
    await jest.advanceTimersByTimeAsync(37_000);
    expect((await cutOff).message).toBe(`${url} cannot be reached: it has sent nothing for 10 s.`);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('fails when a call near the end of a wait hears nothing for its own, shorter time', async () => {
    jest.useFakeTimers();
    const silent: typeof fetch = (_, { signal } = {}) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
    const last = failure(new Connection({ url, fetch: silent }).json({ path: '/x', patienceMs: 0, silenceMs: 2000 }));
    await jest.advanceTimersByTimeAsync(2000);
    expect((await last).message).toBe(`${url} cannot be reached: it has sent nothing for 2 s.`);
  });

  it('accepts an answer without a stream, as other implementations of fetch give', async () => {
    const other = async () => ({ ok: true, status: 200, body: {}, blob: async () => new Blob(['{"fine":true}']) });
    const call = new Connection({ url, fetch: other as never }).json({ path: '/x' });
    expect(await call).toEqual({ fine: true });
    const nothing = async () => new Response(null, { status: 204 });
    expect(await new Connection({ url, fetch: nothing }).bytes({ path: '/x' })).toHaveLength(0);
  });

  it('ends with the reason of its signal, also while it pauses', async () => {
    const stop = new AbortController();
    answer = (_, response) => {
      response.writeHead(503, { 'retry-after': '30' }).end(refusal('overloaded'));
      setImmediate(() => stop.abort(new Error('enough')));
    };
    const call = new Connection({ url, signal: stop.signal }).json({ path: '/x', patienceMs: 60_000 });
    await expect(call).rejects.toThrow('enough');
  });
});

describe('the url', () => {
  it.each(['', 'efemera.test', 'ftp://efemera.test', 'https://user:password@efemera.test'])(
    'cannot be "%s"',
    (wrong) => {
      expect(() => new Connection({ url: wrong })).toThrow(expect.objectContaining({ code: 'invalid_option' }));
    },
  );

  it('may end with a slash and have a path', () => {
    expect(new Connection({ url: 'https://efemera.test/' }).url).toBe('https://efemera.test');
    expect(new Connection({ url: 'https://efemera.test/mail/?x#y' }).url).toBe('https://efemera.test/mail');
  });
});

describe('the key', () => {
  afterEach(() => {
    delete process.env['EFEMERA_API_KEY'];
    delete process.env['EFEMERA_URL'];
  });
  const shown = async (options: { url?: string; apiKey?: string | null }) => {
    firstAnswer();
    await new Connection(options).json({ path: '/' });
    return requests.at(-1)?.headers['x-api-key'];
  };

  it('is the given one, else that of the environment; with null, no key is sent', async () => {
    expect(await shown({ url })).toBeUndefined();
    process.env['EFEMERA_API_KEY'] = 'efk_env';
    expect(await shown({ url })).toBe('efk_env');
    expect(await shown({ url, apiKey: 'efk_own' })).toBe('efk_own');
    expect(await shown({ url, apiKey: null })).toBeUndefined();
  });

  it('of the environment is shown to the server of the environment, and to no other', async () => {
    process.env['EFEMERA_API_KEY'] = 'efk_env';
    process.env['EFEMERA_URL'] = `${url}/`;
    expect(await shown({})).toBe('efk_env');
    expect(await shown({ url })).toBe('efk_env');
    process.env['EFEMERA_URL'] = 'https://mail.example';
    expect(await shown({ url })).toBeUndefined();
    expect(await shown({ url, apiKey: 'efk_own' })).toBe('efk_own');
  });

  it.each(['efk_a\n', ' efk_a', '', 'efk_é'])('%j is refused before any call', (apiKey) => {
    expect(() => new Connection({ url, apiKey })).toThrow(expect.objectContaining({ code: 'invalid_option' }));
  });
});

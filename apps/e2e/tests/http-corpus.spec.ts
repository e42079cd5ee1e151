import { existsSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { paths } from '@efemera/contract';
import { textMail } from '@efemera/testing/sample-mail';
import { expect, test } from '../support/system-test.js';

/** Hostile requests that are not part of the project; developers keep them beside the checkout. */
const corpus = new URL('../../../../shared/corpus/http/cases.json', import.meta.url);

interface Case {
  id: string;
  request?: {
    method?: string;
    path?: string;
    raw?: string;
    headers?: Record<string, string>;
    body?: string;
    bodyB64?: string;
    bodyRepeat?: { head: string; s: string; n: number; tail: string };
    bodyGzip?: { s: string; n: number };
    loop?: number;
    slow?: { n: number; first: string; drip: string; ms: number; seconds: number };
  };
  io?: unknown;
  expect: {
    status: (number | 'close')[];
    json?: boolean;
    listing?: number | number[];
    bodyNot?: string;
    noReflect?: string[];
    noForeignRedirect?: boolean;
    headersNot?: Record<string, string>;
    listingOf?: [string, number];
  };
}

interface Answer {
  status: number | 'close';
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Sends exactly these bytes, which HTTP clients would refuse to send. */
const sendRaw = (url: URL, bytes: string): Promise<Answer> =>
  new Promise((resolve) => {
    const socket = connect(Number(url.port), url.hostname, () => socket.write(bytes, 'latin1'));
    let text = '';
    const end = () => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
      socket.destroy();
      resolve({ status: status ? Number(status) : 'close', headers: {}, body: text });
    };
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk;
      if (text.includes('\r\n\r\n')) setImmediate(end);
    });
    socket.on('error', end).on('close', end).setTimeout(5000, end);
  });

const send = (url: URL, { method, path, headers, ...rest }: NonNullable<Case['request']>): Promise<Answer> =>
  new Promise((resolve) => {
    const { bodyRepeat, bodyGzip } = rest;
    const body =
      rest.body ??
      (rest.bodyB64 && Buffer.from(rest.bodyB64, 'base64')) ??
      (bodyRepeat && bodyRepeat.head + bodyRepeat.s.repeat(bodyRepeat.n) + bodyRepeat.tail) ??
      (bodyGzip && gzipSync(bodyGzip.s.repeat(bodyGzip.n)));
    const target = {
      host: url.hostname,
      port: url.port,
      method,
      path,
      headers: {
        ...headers,
        ...(body && !headers?.['transfer-encoding'] && { 'content-length': Buffer.byteLength(body) }),
      },
      agent: false as const,
    };
    const outgoing = httpRequest(target, (response) => {
      let text = '';
      response.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
      const end = () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
      response.on('end', end).on('error', end);
    });
    outgoing.on('error', () => resolve({ status: 'close', headers: {}, body: '' }));
    outgoing.end(body);
  });

test('no hostile request gets a 5xx, a stack trace, or the mail of another visitor', async ({
  system,
  sender,
  api,
}) => {
  test.skip(!existsSync(corpus), 'the corpus is not beside this checkout');
  test.setTimeout(240_000);
  const { cases } = JSON.parse(readFileSync(corpus, 'utf8')) as { cases: Case[] };
  expect(cases.length).toBeGreaterThan(100);

  const url = new URL(system.url);
  const address = (name: string) => `${name}@efemera.localhost`;
  const idOf = async (name: string) => (await api.emails(address(name)))[0]?.id ?? '';
  for (const name of ['seeded', 'other', 'own']) await sender.send(address(name), textMail(`secret of ${name}`));
  const values: Record<string, string> = {
    emails: paths.emails,
    socket: `${paths.socket}/`,
    host: url.host,
    domain: 'efemera.localhost',
    addr: address('seeded'),
    id: await idOf('seeded'),
    other: address('other'),
    otherid: await idOf('other'),
    own: address('own'),
    ownid: await idOf('own'),
    empty: address('empty'),
    forgecap: '0',
  };
  const fill = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value).replace(/\{\{(\w+)\}\}/g, (mark, name: string) => values[name] ?? mark)) as T;
  const statsBefore = await (await api.call('GET', paths.stats)).text();

  const wrong: string[] = [];
  for (const { id, request, expect: expected } of cases) {
    // The requests in the socket's protocol are tested in the gateway's suite, with a real client.
    if (!request) continue;
    const filled = fill(request);
    const complain = (what: string) => wrong.push(`${id}: ${what}`);
    const dripping = (filled.slow ? Array.from({ length: filled.slow.n }) : []).map(() => {
      const socket = connect(Number(url.port), url.hostname, () => socket.write(filled.slow?.first ?? ''));
      return socket.on('error', () => undefined);
    });
    let answer: Answer = { status: 0, headers: {}, body: '' };
    for (let round = 0; round < (filled.loop ?? 1); round++) {
      if (filled.slow) answer = await send(url, { method: 'GET', path: paths.stats });
      else answer = filled.raw ? await sendRaw(url, filled.raw) : await send(url, filled);
    }
    for (const socket of dripping) socket.destroy();
    const { status, body, headers } = answer;
    if (!expected.status.includes(status)) complain(`answered ${status}: ${body.slice(0, 100)}`);
    if (typeof status === 'number' && status >= 500) complain('5xx');
    if (/\n\s+at .+:\d+:\d+|node_modules/.test(body)) complain('a stack');
    if (expected.json && status !== 304) {
      try {
        const { emails } = JSON.parse(body) as { emails?: unknown[] };
        if (expected.listing !== undefined && ![expected.listing].flat().includes(emails?.length ?? 0))
          complain(`listed ${emails?.length}`);
      } catch {
        complain('no JSON');
      }
    }
    if (expected.bodyNot && new RegExp(expected.bodyNot).test(body)) complain('forbidden text in the body');
    if (expected.noReflect?.some((text) => body.includes(text))) complain('reflected');
    if (expected.noForeignRedirect && /evil|^\/\//.test(String(headers['location'] ?? '')))
      complain('foreign redirect');
    for (const [name, pattern] of Object.entries(expected.headersNot ?? {})) {
      if (new RegExp(pattern).test(String(headers[name] ?? ''))) complain(`header ${name}`);
    }
    if (expected.listingOf && (await api.emails(address('own'))).length !== expected.listingOf[1])
      complain('listing of own');
    if ((await api.emails(address('seeded'))).length !== 1) complain('the seeded mail is gone');
  }
  expect(wrong).toEqual([]);
  expect(await (await api.call('GET', paths.stats)).text()).toBe(statsBefore);
});

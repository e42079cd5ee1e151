import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OutboundTargets } from '@efemera/network';
import { followLimits } from './limits.js';
import { LinkFollower } from './link-follower.js';

/** May call 127.0.0.1, where the tests' server is, and no other private address. */
const follower = new LinkFollower(new OutboundTargets({ WEBHOOK_ALLOW_NETWORKS: ['127.0.0.1'] }));
const never = new AbortController().signal;

describe('following the links of a mail', () => {
  let server: Server;
  let url: string;
  const calls: string[] = [];
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  beforeAll(async () => {
    server = createServer((request, response) => {
      calls.push(`${request.method} ${request.url}`);
      answer(request, response);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    calls.length = 0;
    answer = (_, response) => void response.writeHead(204).end();
  });
  const follow = (...hrefs: string[]) =>
    follower.follow(
      hrefs.map((href) => ({ href, acts: false })),
      never,
    );

  it('asks with HEAD, and with GET only a server that does not know HEAD', async () => {
    expect(await follow(`${url}/a`)).toEqual([]);
    answer = ({ method }, response) => void response.writeHead(method === 'HEAD' ? 405 : 200).end();
    expect(await follow(`${url}/b`)).toEqual([]);
    expect(calls).toEqual(['HEAD /a', 'HEAD /b', 'GET /b']);
  });

  it.each([
    [200, null],
    [403, null],
    [429, null],
    [404, 'The link is answered with 404.'],
    [410, 'The link is answered with 410.'],
    [500, 'The link is answered with 500.'],
  ])('judges a link that is answered with %s; finding: %s', async (status, text) => {
    answer = (_, response) => void response.writeHead(status).end();
    const expected = { kind: 'link_broken', severity: 'error', where: `${url}/x`, text };
    expect(await follow(`${url}/x`)).toEqual(text === null ? [] : [expected]);
  });

  it('never calls an acting link, and reports that it was not called', async () => {
    const [told] = await follower.follow([{ href: `${url}/confirm`, acts: true }], never);
    expect(told).toMatchObject({ kind: 'link_not_followed', severity: 'info', where: `${url}/confirm` });
    expect(calls).toEqual([]);
  });

  it('follows redirects up to a limit, and none to an acting link', async () => {
    answer = ({ url: path }, response) =>
      void (path === '/start' ? response.writeHead(302, { Location: '/end' }) : response.writeHead(404)).end();
    expect(await follow(`${url}/start`)).toMatchObject([{ kind: 'link_broken', where: `${url}/start` }]);
    calls.length = 0;
    answer = (_, response) => void response.writeHead(302, { Location: '/unsubscribe?u=1' }).end();
    expect(await follow(`${url}/tracker`)).toEqual([]);
    expect(calls).toEqual(['HEAD /tracker']);
    calls.length = 0;
    answer = (_, response) => void response.writeHead(302, { Location: '/again' }).end();
    await follow(`${url}/again`);
    expect(calls).toHaveLength(followLimits.maxRedirects + 1);
  });

  it.each([
    'http://127.0.0.2:8080/',
    'http://localhost:8080/',
    'http://10.0.0.1/',
    'http://169.254.169.254/latest',
    'http://[::1]:8080/',
    'http://192.168.1.1/',
  ])('never calls the private address of %s', async (href) => {
    const answered = await follow(href);
    expect(answered).toMatchObject([{ kind: 'link_broken', text: 'The link leads to a network that is not public.' }]);
  });

  it('never follows a redirect to a private address', async () => {
    const { port } = server.address() as AddressInfo;
    answer = (_, response) => void response.writeHead(302, { Location: `http://127.0.0.2:${port}/inside` }).end();
    expect(await follow(`${url}/x`)).toMatchObject([{ text: 'The link leads to a network that is not public.' }]);
    expect(calls).toEqual(['HEAD /x']);
  });

  it('follows a bounded number of links, in all and of one host, and reports how many it left out', async () => {
    const many = Array.from({ length: 100 }, (_, i) => `${url}/${i}`);
    const told = await follow(...many);
    expect(calls).toHaveLength(followLimits.maxLinksPerHost);
    expect(told.filter(({ kind }) => kind === 'link_not_followed')).toHaveLength(100 - followLimits.maxLinksPerHost);
  });

  it('ends when the caller is gone', async () => {
    const gone = new AbortController();
    answer = () => gone.abort();
    const told = await follower.follow(
      ['/a', '/b', '/c'].map((path) => ({ href: url + path, acts: false })),
      gone.signal,
    );
    expect(told.map(({ kind }) => kind)).not.toContain('unreadable');
    expect(calls.length).toBeLessThanOrEqual(followLimits.atOnce);
  });
});

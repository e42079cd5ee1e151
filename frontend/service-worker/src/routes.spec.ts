import { routeOf } from './routes.js';

const origin = 'https://efemera.test';
const shell = ['/theme.js', '/favicon.svg'];
const request = (path: string, { method = 'GET', mode = 'cors' } = {}) => ({ method, mode, url: origin + path });

it.each([
  '/api/emails?to=a@efemera.test',
  '/api/inboxes',
  '/API/emails',
  '/socket.io/?EIO=4',
  '/health/ready',
  '/metrics',
  '/admin',
  '/admin/queues',
  '/.build-info.json',
])('passes %s through, even when it is opened as a page', (path) => {
  expect(routeOf(request(path), origin, shell)).toBe('untouched');
  expect(routeOf(request(path, { mode: 'navigate' }), origin, shell)).toBe('untouched');
});

it.each(['/', '/?to=a@efemera.test', '/faq', '/blog/o-que-e', '/api-docs', '/api'])('treats %s as a page', (path) => {
  expect(routeOf(request(path, { mode: 'navigate' }), origin, shell)).toBe('page');
  expect(routeOf(request(path), origin, shell)).toBe('untouched');
});

it('distinguishes hashed files from files with fixed names', () => {
  expect(routeOf(request('/assets/index-DdTaUCbE.css'), origin, shell)).toBe('asset');
  expect(routeOf(request('/theme.js', { mode: 'no-cors' }), origin, shell)).toBe('shell');
  expect(routeOf(request('/robots.txt', { mode: 'navigate' }), origin, shell)).toBe('untouched');
});

it('passes requests to other sites, and all requests other than GET, through', () => {
  expect(routeOf({ method: 'GET', mode: 'navigate', url: 'https://else.test/' }, origin, shell)).toBe('untouched');
  expect(routeOf(request('/', { method: 'POST', mode: 'navigate' }), origin, shell)).toBe('untouched');
});

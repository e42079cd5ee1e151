import {
  auditListSchema,
  letterDetailSchema,
  letterListSchema,
  letterSchema,
  limits,
  type Address,
  type ErrorBody,
} from '@efemera/contract';
import { newMailId } from '@efemera/storage';
import { Redis } from 'ioredis';
import { adminToken, domain, TestGateway } from './support.js';

/** A separate database on the shared server: letters of other suites must not be listed here. */
const REDIS_URL = new URL('/9', process.env['TEST_REDIS_URL']).href;

const json = async <T>(response: Response) => (await response.json()) as T;
const codeOf = async (response: Response) => [response.status, (await json<ErrorBody>(response)).error.code];

describe('letters to the operator', () => {
  let gateway: TestGateway;
  const redis = new Redis(REDIS_URL);
  beforeAll(async () => {
    gateway = await TestGateway.start({ REDIS_URL });
  });
  beforeEach(() => redis.flushdb());
  afterAll(async () => {
    redis.disconnect();
    await gateway.stop();
  });

  const abuse = `abuse@${domain}` as Address;
  const call = (method: string, path: string, body?: unknown) =>
    gateway.call(method, `/api/admin/letters${path}`, { key: adminToken, body });
  const list = async (query = '') => letterListSchema.parse(await json(await call('GET', query)));
  const subjects = async (query = '') => (await list(query)).letters.map(({ subject }) => subject);
  const at = (id: string, to: string = abuse) => `/${id}?to=${encodeURIComponent(to)}`;

  it('are mail to all reserved addresses and messages of the contact form, listed newest first, by pages', async () => {
    await gateway.deliver(abuse, 'Spam from you', undefined, 'case1');
    await gateway.deliver(`postmaster@${domain}` as Address, 'Bounce');
    await gateway.deliver(`ana@${domain}` as Address, 'To a visitor');
    const form = { name: 'Ana', email: 'ana@sender.test', subject: 'A question', message: 'How?' };
    expect((await gateway.call('POST', '/api/contact', { body: form })).status).toBe(202);
    const { letters, ...rest } = await list();
    expect(rest).toEqual({ page: 1, pages: 1, total: 3 });
    expect(letters).toMatchObject([
      { subject: 'A question', to: `contact@${domain}`, from: 'Ana <ana@sender.test>', byForm: true, tag: null },
      { subject: 'Bounce', to: `postmaster@${domain}`, byForm: false, answered: false },
      { subject: 'Spam from you', to: abuse, tag: 'case1', byForm: false },
    ]);
    for (let n = 0; n < limits.lettersPerPage; n++) await gateway.deliver(abuse, `more ${n}`);
    expect((await list()).letters).toHaveLength(limits.lettersPerPage);
    expect(await subjects('?page=2')).toEqual(['A question', 'Bounce', 'Spam from you']);
    expect(await list('?page=3')).toEqual({ letters: [], page: 3, pages: 2, total: 23 });
  });

  it('can be marked as answered, filtered by that mark, and deleted; each change is in the audit log', async () => {
    const [first, second] = [await gateway.deliver(abuse, 'first'), await gateway.deliver(abuse, 'second')];
    const marked = await call('PATCH', at(first), { answered: true });
    expect([marked.status, letterSchema.parse(await json(marked))]).toMatchObject([200, { id: first, answered: true }]);
    expect([await subjects('?answered=true'), await subjects('?answered=false')]).toEqual([['first'], ['second']]);
    await call('PATCH', at(first), { answered: false });
    expect(await subjects('?answered=false')).toEqual(['second', 'first']);
    expect((await call('DELETE', at(second))).status).toBe(204);
    expect(await codeOf(await call('DELETE', at(second)))).toEqual([404, 'email_not_found']);
    expect(await subjects()).toEqual(['first']);
    const log = await gateway.call('GET', '/api/admin/audit', { key: adminToken });
    const { entries } = auditListSchema.parse(await json(log));
    expect(entries.map(({ action }) => action)).toEqual(['letter.delete', 'letter.reopen', 'letter.answer']);
    expect(JSON.stringify(entries)).not.toContain('first');
  });

  it('are shown as plain text only, however hostile their HTML is, and their sources are downloads', async () => {
    const source =
      'Subject: x\r\nContent-Type: text/html\r\n\r\n<p>Dear <b>operator</b></p><script>alert(1)</script><img src=x onerror=alert(2)>\r\n';
    const id = await gateway.deliver(abuse, 'x', source);
    const answer = await call('GET', at(id));
    const letter = letterDetailSchema.parse(await json(answer));
    expect(letter).toMatchObject({ text: 'Dear operator', truncated: false, attachments: [] });
    expect(JSON.stringify(letter)).not.toMatch(/<p|script|onerror|alert/);
    const raw = await call('GET', `/${id}/raw?to=${abuse}`);
    expect(await raw.text()).toBe(source);
    expect(raw.headers.get('content-disposition')).toBe(`attachment; filename=${id}.eml`);
    expect(raw.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('are cut off after a hundred thousand characters, and then marked as truncated', async () => {
    const id = await gateway.deliver(abuse, 'long', `Subject: x\r\n\r\n${'a line\r\n'.repeat(50_000)}`);
    const { text, truncated } = letterDetailSchema.parse(await json(await call('GET', at(id))));
    expect([text.length, truncated]).toEqual([limits.maxLetterChars, true]);
  });

  it('are exported as one mailbox file, oldest first', async () => {
    await gateway.deliver(abuse, 'one', 'Subject: one\r\n\r\nFrom here on\r\n');
    const answered = await gateway.deliver(`noc@${domain}` as Address, 'two');
    await call('PATCH', at(answered, `noc@${domain}`), { answered: true });
    const answer = await call('GET', '/export');
    expect(answer.headers.get('content-type')).toMatch(/^application\/mbox/);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=letters.mbox');
    const mails = (await answer.text()).split(/^From (?=ana@sender\.test )/m).slice(1);
    expect(mails).toHaveLength(2);
    expect(mails[0]).toMatch(/^ana@sender\.test .*\nDelivered-To: abuse@.*\nSubject: one\n\n>From here on\n\n$/);
    expect(mails[1]).toMatch(/\nX-Status: A\nSubject: two\n/);
    expect(await (await call('GET', '/export?answered=false')).text()).not.toContain('Subject: two');
  });

  it('can still be listed, read and deleted when their domain has been removed', async () => {
    const gone = 'abuse@gone.example' as Address;
    const id = await gateway.deliver(gone, 'late');
    expect(await subjects()).toEqual(['late']);
    expect((await call('GET', at(id, gone))).status).toBe(200);
    expect((await call('DELETE', at(id, gone))).status).toBe(204);
  });

  it('are a feed, which opens with the operator’s token as a password', async () => {
    const authorization = `Basic ${Buffer.from(`reader:${adminToken}`).toString('base64')}`;
    const feed = await gateway.call('GET', '/api/inboxes/abuse@efemera.localhost/feed.atom', {
      headers: { authorization },
    });
    expect(feed.status).toBe(200);
  });

  it('stay closed to visitors, under the plain and the plus address', async () => {
    const id = await gateway.deliver(abuse, 'private', undefined, 'x');
    const { cookie, token } = await gateway.claim();
    for (const to of [abuse, `abuse+x@${domain}`]) {
      for (const path of [
        `/api/emails?to=${encodeURIComponent(to)}`,
        `/api/emails/${id}?to=${encodeURIComponent(to)}`,
      ]) {
        expect(await codeOf(await gateway.call('GET', path, { cookie, key: token }))).toEqual([403, 'inbox_private']);
      }
      const claim = await gateway.call('POST', '/api/inboxes', { body: { address: to } });
      expect(await codeOf(claim)).toEqual([422, 'address_invalid']);
    }
  });

  const unknown = newMailId();
  it.each<[method: string, path: string, body: unknown, status: number, code: string]>([
    ['GET', '?page=0', undefined, 400, 'bad_request'],
    ['GET', '?page=x', undefined, 400, 'bad_request'],
    ['GET', '?answered=maybe', undefined, 400, 'bad_request'],
    ['GET', '/export?answered=1', undefined, 400, 'bad_request'],
    ['GET', `/${unknown}`, undefined, 400, 'address_missing'],
    ['GET', `/${unknown}?to=abuse`, undefined, 400, 'address_malformed'],
    ['GET', `/${unknown}?to=${abuse}&to=x`, undefined, 400, 'address_malformed'],
    ['GET', `/${unknown}?to=ana@${domain}`, undefined, 422, 'address_invalid'],
    ['GET', at(unknown), undefined, 404, 'email_not_found'],
    ['GET', at('..%2f..%2fx'), undefined, 404, 'email_not_found'],
    ['GET', `/${unknown}/raw?to=${abuse}`, undefined, 404, 'email_not_found'],
    ['GET', `/${unknown}/raw`, undefined, 400, 'address_missing'],
    ['PATCH', at(unknown), { answered: true }, 404, 'email_not_found'],
    ['PATCH', at(unknown), { answered: 'yes' }, 400, 'bad_request'],
    ['PATCH', at(unknown), undefined, 400, 'bad_request'],
    ['PATCH', `/${unknown}`, { answered: true }, 400, 'address_missing'],
    ['DELETE', at(unknown), undefined, 404, 'email_not_found'],
    ['DELETE', `/${unknown}?to=ana@${domain}`, undefined, 422, 'address_invalid'],
  ])('are refused to the call %s %s %j with %i %s', async (method, path, body, status, code) => {
    expect(await codeOf(await call(method, path, body))).toEqual([status, code]);
  });
});

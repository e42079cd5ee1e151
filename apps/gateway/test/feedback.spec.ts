import type { CommentList, EmailDetail, LetterList } from '@efemera/contract';
import { adminToken, domain, TestGateway } from './support.js';

const json = async <T>(response: Response) => (await response.json()) as T;
type Refusal = { error: { code: string; fields: string[] } };

describe('comments', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await TestGateway.start();
  });
  afterAll(() => gateway.stop());

  const add = (body: unknown) => gateway.call('POST', '/api/comments', { body });
  const list = async (page = 1) => json<CommentList>(await gateway.call('GET', `/api/comments?page=${page}`));
  const comment = { name: 'Ana', rating: 5, comment: 'Muito bom!' };

  it('are listed newest first, ten a page, and never with the author’s e-mail address', async () => {
    const { total: before } = await list();
    for (let i = 1; i <= 12; i++) {
      const response = await add({ ...comment, name: `Ana ${i}`, email: 'ana@private.test' });
      expect(response.status).toBe(201);
      expect(await response.text()).not.toContain('private.test');
    }
    const first = await list();
    expect(first).toMatchObject({ page: 1, total: before + 12, pages: Math.ceil((before + 12) / 10) });
    expect(first.comments.map(({ name }) => name).slice(0, 3)).toEqual(['Ana 12', 'Ana 11', 'Ana 10']);
    expect(first.comments).toHaveLength(10);
    expect((await list(2)).comments.map(({ name }) => name).slice(0, 2)).toEqual(['Ana 2', 'Ana 1']);
    expect((await list(9999)).comments).toEqual([]);
    expect(JSON.stringify(first)).not.toContain('private.test');
  });

  it.each([null, '', undefined])('need no e-mail address: %p is accepted', async (email) => {
    expect((await add({ ...comment, email })).status).toBe(201);
  });

  it('may name an address with letters of any script', async () => {
    expect((await add({ ...comment, email: 'жан@пример.рф' })).status).toBe(201);
  });

  it('keep markup, quotes and control characters as written', async () => {
    const written = '<script>alert(1)</script> & "quotes"\n= não\u202e';
    expect((await add({ ...comment, comment: written })).status).toBe(201);
    expect((await list()).comments[0]?.comment).toBe(written);
  });

  it.each<[what: string, body: unknown, code: string, fields: string[]]>([
    ['nothing', {}, 'missing_fields', ['name', 'rating', 'comment']],
    ['a blank name', { ...comment, name: '   ' }, 'missing_fields', ['name']],
    ['no rating', { ...comment, rating: null }, 'missing_fields', ['rating']],
    ['a rating of 0', { ...comment, rating: 0 }, 'invalid_fields', ['rating']],
    ['a rating of 6', { ...comment, rating: 6 }, 'invalid_fields', ['rating']],
    ['a rating in words', { ...comment, rating: '5' }, 'invalid_fields', ['rating']],
    ['a wrong address', { ...comment, email: 'nobody' }, 'invalid_fields', ['email']],
    ['a name of two lines', { ...comment, name: 'a\r\nb' }, 'invalid_fields', ['name']],
    ['a name that nobody sees', { ...comment, name: '\u200b\u2800\u3164' }, 'invalid_fields', ['name']],
    ['a name that is no text', { ...comment, name: { $gt: '' } }, 'invalid_fields', ['name']],
    ['too long a comment', { ...comment, comment: 'x'.repeat(2001) }, 'invalid_fields', ['comment']],
    ['a list of comments', [comment], 'missing_fields', ['name', 'rating', 'comment']],
  ])('are refused with the names of the wrong fields: %s', async (_what, body, code, fields) => {
    const { total } = await list();
    const response = await add(body);
    expect(response.status).toBe(400);
    const { error } = await json<Refusal>(response);
    expect({ ...error, fields: [...error.fields].sort() }).toMatchObject({ code, fields: [...fields].sort() });
    expect((await list()).total).toBe(total);
  });

  it('of bots that fill in the hidden field are accepted and discarded', async () => {
    const { total } = await list();
    expect((await add({ ...comment, website: 'https://spam.test' })).status).toBe(201);
    expect((await list()).total).toBe(total);
  });

  it.each(['0', '-1', 'x', '1.5', '1e9', '<script>'])('are refused with 400 for the page number %s', async (page) => {
    expect((await gateway.call('GET', `/api/comments?page=${encodeURIComponent(page)}`)).status).toBe(400);
  });

  it('of 100 kB are refused', async () => {
    expect((await add({ ...comment, comment: 'x'.repeat(100_000) })).status).toBe(413);
  });
});

describe('the contact form', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await TestGateway.start();
  });
  afterAll(() => gateway.stop());

  const message = { name: 'José Müller', email: 'jose@sender.test', subject: 'Dúvida', message: 'Olá!\n\nTudo bem?' };
  const write = (body: unknown) => gateway.call('POST', '/api/contact', { body });
  const inbox = `contact@${domain}`;

  it('turns a message into a mail that only the operator can read', async () => {
    expect((await write(message)).status).toBe(202);
    expect((await gateway.list(inbox)).status).toBe(403);
    const { emails } = await json<{ emails: EmailDetail[] }>(await gateway.list(inbox, { key: adminToken }));
    expect(emails[0]).toMatchObject({
      from: 'José Müller <jose@sender.test>',
      subject: 'Dúvida',
      body: 'Olá!\n\nTudo bem?',
    });
  });

  it.each([
    ['bob@exämple.com', 'bob@xn--exmple-cua.com'],
    ['жан@пример.рф', 'жан@пример.рф'],
    ["o'neill+1@xn--e1afmkfd.xn--p1ai", "o'neill+1@xn--e1afmkfd.xn--p1ai"],
  ])('takes the address %s, which the operator can answer from the exported mailbox', async (email, inHeader) => {
    const subject = `From ${email}`;
    expect((await write({ ...message, subject, email })).status).toBe(202);
    const listed = await gateway.call('GET', '/api/admin/letters', { key: adminToken });
    const { letters } = await json<LetterList>(listed);
    expect(letters.find((letter) => letter.subject === subject)?.from).toBe(`José Müller <${email}>`);
    const exported = await gateway.call('GET', '/api/admin/letters/export', { key: adminToken });
    expect(await exported.text()).toContain(` <${inHeader}>\n`);
  });

  it.each<[what: string, body: unknown, code: string, fields: string[]]>([
    ['nothing', {}, 'missing_fields', ['name', 'email', 'subject', 'message']],
    ['no address', { ...message, email: '' }, 'missing_fields', ['email']],
    ['an address of null', { ...message, email: null }, 'missing_fields', ['email']],
    ['a wrong address', { ...message, email: 'nobody' }, 'invalid_fields', ['email']],
    ['an address whose domain is unfinished', { ...message, email: 'ana@exämple' }, 'invalid_fields', ['email']],
    ['an address with brackets', { ...message, email: '<ana@a.test>,b@c.test' }, 'invalid_fields', ['email']],
    ['an address with an empty label', { ...message, email: 'ana@a..test' }, 'invalid_fields', ['email']],
    ['a subject of two lines', { ...message, subject: 'a\r\nBcc: x@y.test' }, 'invalid_fields', ['subject']],
    ['too long a message', { ...message, message: 'x'.repeat(10_001) }, 'invalid_fields', ['message']],
    ['a message that is no text', { ...message, message: 7 }, 'invalid_fields', ['message']],
  ])('refuses %s', async (_what, body, code, fields) => {
    const response = await write(body);
    expect(response.status).toBe(400);
    const { error } = await json<Refusal>(response);
    expect({ code: error.code, fields: [...error.fields].sort() }).toEqual({ code, fields: [...fields].sort() });
  });

  it('accepts and discards what a bot filled in', async () => {
    const count = async () =>
      (await json<{ emails: unknown[] }>(await gateway.list(inbox, { key: adminToken }))).emails.length;
    const before = await count();
    expect((await write({ ...message, website: 'x' })).status).toBe(202);
    expect(await count()).toBe(before);
  });
});

import type { EmailSummary } from '@efemera/contract';
import { useInbox } from './inbox-store.js';
import { useMailTexts } from './mail-texts.js';

const bodies = new Map<string, string>();
const asked: string[] = [];
let isDown = false;
const idOf = (path: string) => /^\/api\/emails\/(\w+)/.exec(path)?.[1];

globalThis.fetch = ((path: string) => {
  asked.push(path);
  if (isDown) return Promise.resolve(new Response('{}', { status: 503 }));
  const id = idOf(path);
  const emails = [...bodies].map(([known, body]) => ({ id: known, body }));
  return Promise.resolve(Response.json(id === undefined ? { emails } : { id, body: bodies.get(id) }));
}) as typeof fetch;

const mails = (...ids: string[]) => ids.map((id) => ({ id, to: 'ana@a.example' }) as EmailSummary);
const texts = () => useMailTexts.getState();

beforeEach(() => {
  asked.length = 0;
  isDown = false;
  bodies.clear();
  for (const id of 'ABCDE') bodies.set(id, `Text of ${id}: AÇÃO`);
  useMailTexts.setState({ texts: new Map(), state: 'idle' });
});

it('loads many texts with one call, and each only once', async () => {
  await texts().read(mails(...'ABCDE'));
  expect(asked).toEqual(['/api/emails?to=ana%40a.example']);
  expect(texts().texts.get('B')).toEqual({ plain: 'Text of B: AÇÃO', folded: 'text of b: acao' });
  await texts().read(mails(...'ABCDE'));
  expect(asked).toHaveLength(1);
  expect(texts().state).toBe('idle');
});

it('loads a few texts by one call each, also the text of mail that comes while others are loading', async () => {
  const first = texts().read(mails('A'));
  const second = texts().read(mails('A', 'B'));
  await Promise.all([first, second]);
  expect(asked.map(idOf)).toEqual(['A', 'B']);
  expect([...texts().texts.keys()]).toEqual(['A', 'B']);
});

it('searches only the beginning of a text of megabytes', async () => {
  bodies.set('A', 'x'.repeat(5_000_000));
  await texts().read(mails('A'));
  expect(texts().texts.get('A')?.plain).toHaveLength(200_000);
});

it('says that the texts could not be loaded, and tries again when asked', async () => {
  isDown = true;
  await texts().read(mails('A'));
  expect(texts().state).toBe('failed');
  isDown = false;
  await texts().read(mails('A'));
  expect(texts().state).toBe('idle');
  expect(texts().texts.has('A')).toBe(true);
});

it('forgets the texts when the visitor moves to another inbox', async () => {
  await texts().read(mails('A'));
  useInbox.setState({ address: 'bia@a.example' });
  expect(texts().texts.size).toBe(0);
  useInbox.setState({ address: null });
});

import type { EmailSummary } from '@efemera/contract';
import { jest } from '@jest/globals';
import { Announcer } from './announcer.js';

const mail = (id: string, more: Partial<EmailSummary> = {}) =>
  ({ id, preview: '', code: null, ...more }) as EmailSummary;

describe('Announcer', () => {
  let said: string[];
  let announcer: Announcer;
  beforeEach(() => {
    jest.useFakeTimers();
    said = [];
    announcer = new Announcer({
      arrived: (emails) => said.push(emails.map(({ id, code }) => id + (code ?? '')).join('+')),
      code: ({ id, code }) => said.push(`${id}:${code}`),
    });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('waits a moment for the code of a mail, and announces both at once', () => {
    announcer.arrive(['a'], [mail('a')]);
    expect(said).toEqual([]);
    announcer.update([mail('a', { code: '123' })]);
    expect(said).toEqual(['a123']);
    jest.runAllTimers();
    announcer.update([mail('a', { code: '123', read: true })]);
    expect(said).toEqual(['a123']);
  });

  it('does not wait for a mail that is parsed and has no code', () => {
    announcer.arrive(['a'], [mail('a')]);
    announcer.update([mail('a', { preview: 'Hello.' })]);
    expect(said).toEqual(['a']);
  });

  it('announces a code that is found after its mail was announced, once', () => {
    announcer.arrive(['a'], [mail('a')]);
    jest.runAllTimers();
    announcer.update([mail('a', { code: '123' })]);
    announcer.update([mail('a', { code: '123' })]);
    expect(said).toEqual(['a', 'a:123']);
  });

  it('announces the mails of a burst together', () => {
    announcer.arrive(['a'], [mail('a')]);
    announcer.arrive(['b', 'c'], [mail('c'), mail('b'), mail('a')]);
    jest.runAllTimers();
    expect(said).toEqual(['c+b+a']);
    announcer.arrive(['d'], [mail('d'), mail('c'), mail('b'), mail('a')]);
    jest.runAllTimers();
    expect(said).toEqual(['c+b+a', 'd']);
  });

  it('does not announce mail that was deleted in the meantime', () => {
    announcer.arrive(['a'], [mail('a')]);
    announcer.update([]);
    jest.runAllTimers();
    expect(said).toEqual([]);
  });
});

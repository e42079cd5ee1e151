import type { EmailSummary } from '@efemera/contract';
import { jest } from '@jest/globals';
import { startFakeServer, waitUntil, type FakeServer } from '../../store/fake-server.js';
import { noRows } from '../../store/inbox-rows.js';
import { useInbox } from '../../store/inbox-store.js';
import { otherInboxes, useOtherInboxes } from '../../store/other-inboxes.js';
import { removeMail } from './commands.js';

const [ana, bia] = ['ana@a.example', 'bia@a.example'];
const mail = (id: string, to = ana) => ({ id, to }) as EmailSummary;
const rowsOf = (...emails: EmailSummary[]) => ({ ...noRows, emails });
const shown = () => useInbox.getState().rows.emails.map(({ id }) => id);

describe('deleting one mail', () => {
  let server: FakeServer;
  const readings = () => server.calls.filter(({ method }) => method === 'GET').length;

  beforeEach(async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server = await startFakeServer();
    server.isLeft = () => true;
    useInbox.getState().open(ana, rowsOf(mail('1'), mail('2')));
    server.pending('GET', '/api/emails').answer(200, { emails: [mail('1'), mail('2')] });
    await waitUntil(() => !useInbox.getState().reading);
  });
  afterEach(() => {
    useInbox.getState().close();
    otherInboxes.follow([]);
    jest.restoreAllMocks();
  });

  it('removes the row when the server has deleted the mail, or no longer has it', async () => {
    const first = removeMail(mail('1'));
    server.pending('DELETE', '/api/emails').answer(204);
    await first;
    expect(shown()).toEqual(['2']);
    const second = removeMail(mail('2'));
    server.pending('DELETE', '/api/emails').answer(404, { error: { code: 'email_not_found', message: '' } });
    await second;
    expect([shown(), readings()]).toEqual([[], 1]);
  });

  it('removes the row of a mail in another inbox of the list', async () => {
    otherInboxes.follow([bia], { address: bia, rows: rowsOf(mail('3', bia)) });
    const removing = removeMail(mail('3', bia));
    server.pending('DELETE', `/api/emails?to=${encodeURIComponent(bia)}`).answer(204);
    await removing;
    expect(useOtherInboxes.getState().boxes.get(bia)?.emails).toEqual([]);
    expect(shown()).toEqual(['1', '2']);
  });

  it('keeps the row if the server fails, and reads the list again', async () => {
    const removing = removeMail(mail('1'));
    server.pending('DELETE', '/api/emails').answer(503, {});
    await removing;
    expect([shown(), readings()]).toEqual([['1', '2'], 2]);
    // The server has deleted the mail although it answered 503.
    server.pending('GET', '/api/emails').answer(200, { emails: [mail('2')] });
    await waitUntil(() => shown().length === 1);
    expect(shown()).toEqual(['2']);
  });
});

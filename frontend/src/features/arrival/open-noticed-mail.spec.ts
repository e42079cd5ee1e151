import { jest } from '@jest/globals';
import { here, startFakeServer, store, type FakeServer } from '../../store/fake-server.js';
import { openNoticedMail } from './open-noticed-mail.js';

describe('a click on a notification of an inbox that is not on screen', () => {
  let server: FakeServer;
  const click = (to: string) => {
    const gone: string[] = [];
    openNoticedMail({ type: 'open-mail', id: 'A', to }, (path) => gone.push(path));
    return gone;
  };
  beforeEach(async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server = await startFakeServer();
    server.hold('bia@a.example');
    await store().arrive(null);
  });
  afterEach(() => jest.restoreAllMocks());

  it('shows that inbox', () => {
    expect(click('bia@a.example')).toEqual([]);
    expect(here()).toBe('held bia@a.example');
  });

  it('leads to the page that says what has become of it, if the visitor no longer holds it', async () => {
    await store().remove('bia@a.example');
    expect(click('bia@a.example')).toEqual(['/?to=bia%40a.example']);
  });
});

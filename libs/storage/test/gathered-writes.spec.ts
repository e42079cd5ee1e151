import { randomBytes } from 'node:crypto';
import type { Storage } from '@efemera/storage';
import { CuttingProxy } from './cutting-proxy.js';
import { openTestStorage, redisUrl, someAddress, someMail } from './support.js';

describe('the writes of one turn of the event loop', () => {
  let proxy: CuttingProxy;
  let behindProxy: Storage;
  let storage: Storage;
  beforeEach(async () => {
    const prefix = `t${randomBytes(6).toString('hex')}:`;
    proxy = await CuttingProxy.before(redisUrl());
    behindProxy = openTestStorage({ redisUrl: proxy.url, prefix });
    storage = openTestStorage({ prefix });
    for (const store of [behindProxy, storage]) expect(await store.whenReady(10_000)).toBe(true);
  });
  afterEach(async () => {
    await Promise.all([behindProxy.close(), storage.close()]);
    await proxy.close();
  });

  it('reach Redis in one packet', async () => {
    // Stores one mail first, so that Redis has cached the script.
    await behindProxy.mails.store(someMail(someAddress()));
    const mails = Array.from({ length: 5 }, () => someMail(someAddress()));
    proxy.cutAfter(1);
    const outcomes = await Promise.allSettled(mails.map((mail) => behindProxy.mails.store(mail)));
    expect(outcomes.map(({ status }) => status)).toEqual(mails.map(() => 'rejected'));
    const listed = await Promise.all(mails.map(({ address }) => storage.mails.list(address)));
    expect(listed.map((list) => list.map(({ summary }) => summary.id))).toEqual(mails.map(({ id }) => [id]));
  });
});

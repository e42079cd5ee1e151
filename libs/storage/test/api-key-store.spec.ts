import { limits, type ApiKeyRequest } from '@efemera/contract';
import { holderOfApiKey, type Storage } from '@efemera/storage';
import { openTestStorage, someAddress, someMail, until } from './support.js';

let storage: Storage;
beforeEach(async () => {
  storage = openTestStorage();
  await storage.whenReady(5000);
});
afterEach(() => storage.close());

const wish: ApiKeyRequest = { name: 'sign-ups', inboxesPerDay: 5 };

describe('the store of keys', () => {
  it('finds a key by its secret, and neither by its id nor by another secret with the same beginning', async () => {
    const { key, ...apiKey } = await storage.apiKeys.create(wish);
    expect(await storage.apiKeys.find(key)).toEqual(apiKey);
    for (const wrong of [apiKey.id, key.slice(0, -1), `${key}x`, '']) {
      expect(await storage.apiKeys.find(wrong)).toBeNull();
    }
  });

  it('forgets a revoked key, its uses and its counts', async () => {
    const { id, key } = await storage.apiKeys.create(wish);
    storage.apiKeys.noteUse(id);
    storage.counters.add('key:claimed', id, 3);
    await storage.counters.flush();
    await until('the use is noted', async () => (await storage.apiKeys.list())[0]?.lastUsedAt !== null);
    expect(await storage.apiKeys.remove(id)).toMatchObject({ id, name: 'sign-ups' });
    expect(await storage.apiKeys.remove(id)).toBeNull();
    expect(await storage.apiKeys.find(key)).toBeNull();
    expect(await storage.apiKeys.list()).toEqual([]);
    expect((await storage.counters.read()).filter(({ label }) => label === id)).toEqual([]);
  });

  it('makes no more keys than the limit under parallel calls', async () => {
    const made = await Promise.allSettled(
      Array.from({ length: limits.maxApiKeys + 5 }, () => storage.apiKeys.create(wish)),
    );
    expect(made.filter(({ status }) => status === 'rejected')).toHaveLength(5);
    expect((await storage.apiKeys.list()).length).toBe(limits.maxApiKeys);
  });
});

describe('storing a mail to an inbox that was claimed with a key', () => {
  it('returns the id of the key the first time, and none for a visitor’s inbox', async () => {
    const [address, ofVisitor] = [someAddress(), someAddress()];
    await storage.inboxes.claim(address, { tokenHash: 'token', visitorHash: holderOfApiKey('K1') });
    await storage.inboxes.claim(ofVisitor, { tokenHash: 'other', visitorHash: 'visitor' });
    const mail = someMail(address);
    expect(await storage.mails.store(mail)).toEqual({ held: true, apiKeyId: 'K1' });
    // Stored again, the mail returns no key, so that it is not counted twice.
    expect(await storage.mails.store(mail)).toEqual({ held: true });
    expect(await storage.mails.store(someMail(ofVisitor))).toEqual({ held: true });
    expect(await storage.mails.store(someMail(someAddress()))).toEqual({ held: false });
  });
});

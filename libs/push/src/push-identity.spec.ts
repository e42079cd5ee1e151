import type { PushKeys } from '@efemera/contract';
import { newPushKeys, PushIdentity } from './push-identity.js';

class Keyring {
  kept: PushKeys | null = null;
  read(): Promise<PushKeys | null> {
    return Promise.resolve(this.kept);
  }

  keep(candidate: PushKeys): Promise<PushKeys> {
    return Promise.resolve((this.kept ??= candidate));
  }
}
const settings = { PUSH: true, MAIL_DOMAINS: ['efemera.test', 'other.test'] };

describe('the identity of the service', () => {
  it('is one pair of keys for all processes, made by the first', async () => {
    const keyring = new Keyring();
    const [gateway, worker] = [new PushIdentity(settings, keyring), new PushIdentity(settings, keyring)];
    const [first, second] = await Promise.all([gateway.keys(), worker.keys()]);
    expect(first).toEqual(second);
    expect(keyring.kept).toEqual(first);
  });

  it("is the operator's key pair where the settings name one, and Redis does not store it", async () => {
    const [keyring, own] = [new Keyring(), newPushKeys()];
    const set = { ...settings, PUSH_PUBLIC_KEY: own.publicKey, PUSH_PRIVATE_KEY: own.privateKey };
    expect(await new PushIdentity(set, keyring).keys()).toEqual(own);
    expect(keyring.kept).toBeNull();
  });

  it('does not exist where notices are off', async () => {
    const keyring = new Keyring();
    expect(await new PushIdentity({ ...settings, PUSH: false }, keyring).keys()).toBeNull();
    expect(keyring.kept).toBeNull();
  });

  it('is refused if Redis holds something else than a pair of keys', async () => {
    const keyring = new Keyring();
    keyring.kept = { ...newPushKeys(), publicKey: newPushKeys().publicKey };
    await expect(new PushIdentity(settings, keyring).keys()).rejects.toThrow('no pair');
  });

  it('names a contact for push services', () => {
    const subjectOf = (more: object) => new PushIdentity({ ...settings, ...more }, new Keyring()).subject;
    expect(subjectOf({})).toBe('mailto:contact@efemera.test');
    expect(subjectOf({ PUSH_SUBJECT: 'https://efemera.test' })).toBe('https://efemera.test');
  });
});

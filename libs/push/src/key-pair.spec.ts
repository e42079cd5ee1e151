import { isPushKeyPair } from './key-pair.js';
import { newPushKeys } from './push-identity.js';

describe('push keys', () => {
  const keys = newPushKeys();

  it('are a valid pair, and a new one each time', () => {
    expect(isPushKeyPair(keys)).toBe(true);
    expect(newPushKeys()).not.toEqual(keys);
  });

  it.each([
    ['the private key of another pair', { ...keys, privateKey: newPushKeys().privateKey }],
    ['the public key of another pair', { ...keys, publicKey: newPushKeys().publicKey }],
    ['swapped keys', { publicKey: keys.privateKey, privateKey: keys.publicKey }],
    ['empty keys', { publicKey: '', privateKey: '' }],
    ['a private key of zero', { ...keys, privateKey: Buffer.alloc(32).toString('base64url') }],
    [
      'a private key beyond the order of the curve',
      { ...keys, privateKey: Buffer.alloc(32, 255).toString('base64url') },
    ],
    ['other characters', { ...keys, privateKey: `${keys.privateKey.slice(0, -1)}!` }],
  ])('are refused: %s', (_, wrong) => {
    expect(isPushKeyPair(wrong)).toBe(false);
  });
});

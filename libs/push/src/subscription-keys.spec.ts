import { createECDH, randomBytes, type ECDHKeyFormat } from 'node:crypto';
import { areSubscriptionKeys } from './subscription-keys.js';

const pointOf = (curve: string, form: ECDHKeyFormat = 'uncompressed') => {
  const pair = createECDH(curve);
  pair.generateKeys();
  return pair.getPublicKey(null, form);
};
const text = (bytes: Buffer) => bytes.toString('base64url');
const auth = text(randomBytes(16));

describe('the keys of a subscription', () => {
  it('are accepted as browsers write them, and with padding', () => {
    // RFC 8291, appendix A.
    const example = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    expect(areSubscriptionKeys(example)).toBe(true);
    const point = pointOf('prime256v1');
    expect(areSubscriptionKeys({ p256dh: point.toString('base64'), auth: randomBytes(16).toString('base64') })).toBe(
      true,
    );
  });

  const beside = pointOf('prime256v1');
  beside[64] = (beside[64] ?? 0) ^ 1;
  it.each([
    ['a point beside the curve', text(beside)],
    ['a point of secp256k1, of the same length', text(pointOf('secp256k1'))],
    ['a point of P-384', text(pointOf('secp384r1'))],
    ['a compressed point', text(pointOf('prime256v1', 'compressed'))],
    ['a point in the hybrid form', text(pointOf('prime256v1', 'hybrid'))],
    ['zeros', text(Buffer.alloc(65))],
    ['the point at infinity', text(Buffer.alloc(1))],
    ['nothing', ''],
    ['a megabyte', 'A'.repeat(2 ** 20)],
    ['other characters', `${text(pointOf('prime256v1')).slice(0, -2)}%%`],
  ])('are refused: %s', (_, p256dh) => {
    expect(areSubscriptionKeys({ p256dh, auth })).toBe(false);
  });

  it.each(['', text(randomBytes(15)), text(randomBytes(17)), 'A'.repeat(2 ** 20)])(
    'are refused with a secret that does not have 16 bytes (case %#)',
    (wrong) => {
      expect(areSubscriptionKeys({ p256dh: text(pointOf('prime256v1')), auth: wrong })).toBe(false);
    },
  );
});

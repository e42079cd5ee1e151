import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { limits, type PushNotice } from '@efemera/contract';
import { decrypt } from 'http_ece';
import { newPushKeys } from './push-identity.js';
import { pushRequest } from './push-request.js';

const browser = createECDH('prime256v1');
browser.generateKeys();
const authSecret = randomBytes(16).toString('base64url');
const subscription = {
  endpoint: 'https://push.test:8443/send/abc',
  keys: { p256dh: browser.getPublicKey('base64url'), auth: authSecret },
};
const keys = newPushKeys();
const options = { keys, subject: 'mailto:contact@efemera.test', ttlSeconds: 60, name: 'a mail' };
const notice: PushNotice = {
  id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  to: 'ana@efemera.test',
  from: 'Shop <hello@shop.test>',
  subject: 'Wëlcome 🎉',
  code: '482913',
};
const opened = (body: Buffer, to = browser) =>
  JSON.parse(decrypt(body, { version: 'aes128gcm', privateKey: to, authSecret }).toString()) as PushNotice;

describe('a call to a push service', () => {
  it('has the notice in a form that only this browser can read', () => {
    const { headers, body } = pushRequest(subscription, notice, options);
    expect(opened(body)).toEqual(notice);
    const other = createECDH('prime256v1');
    other.generateKeys();
    expect(() => opened(body, other)).toThrow();
    expect(headers).toMatchObject({
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: '60',
      Urgency: 'high',
    });
    expect(headers['Topic']).toMatch(/^[\w-]{32}$/);
    const text = body.toString('latin1') + JSON.stringify(headers);
    for (const secret of [notice.id, notice.to, '482913']) expect(text).not.toContain(secret);
  });

  it('has the same topic at each attempt, and another one for each notice', () => {
    const topic = (name: string) => pushRequest(subscription, notice, { ...options, name }).headers['Topic'];
    expect(topic('a mail')).toBe(topic('a mail'));
    expect(topic('another mail')).not.toBe(topic('a mail'));
  });

  it('has a signature that is valid for this push service only, and for a day at most', () => {
    const { headers } = pushRequest(subscription, notice, options);
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers['Authorization'] ?? '') ?? [];
    expect(key).toBe(keys.publicKey);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(keys.publicKey, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const proof = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), proof, Buffer.from(signature, 'base64url'))).toBe(true);
    const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
    expect([aud, sub]).toEqual(['https://push.test:8443', 'mailto:contact@efemera.test']);
    expect(Number(exp) - Date.now() / 1000).toBeLessThanOrEqual(86_400);
  });

  it.each(['x', '🎉', '\u0000', '\u{10ffff}', '"', 'ﷺ', '\ud800'])('fits into 4,096 bytes with texts of %j', (char) => {
    const long: PushNotice = {
      ...notice,
      to: `${'a'.repeat(242)}@efemera.test`.slice(-limits.maxAddressBytes),
      from: char.repeat(limits.maxSenderChars),
      subject: char.repeat(10_000),
      code: '1'.repeat(40),
    };
    const { body } = pushRequest(subscription, long, options);
    expect(body.length).toBeLessThanOrEqual(4096);
    const { from, subject } = opened(body);
    expect([[...from].length, [...subject].length]).toEqual([
      limits.maxNoticeSenderChars,
      limits.maxNoticeSubjectChars,
    ]);
    expect(subject.endsWith('…')).toBe(true);
  });
});

import { createHmac } from 'node:crypto';
import { verifyWebhook } from './webhook.js';

const secret = 'a secret of forty-three characters, or of any';
const body = JSON.stringify({
  id: 'x-received',
  event: 'mail:received',
  to: 'ana@efemera.test',
  email: { subject: 'Olá' },
});
const now = () => Math.floor(Date.now() / 1000);
/** As apps/worker signs: `t=SECONDS,v1=HEX`. */
const sign = (text: string, seconds = now(), by = secret) =>
  `t=${seconds},v1=${createHmac('sha256', by).update(`${seconds}.${text}`).digest('hex')}`;

describe('verifyWebhook', () => {
  it('returns a call that was signed with the secret, from text and from bytes', async () => {
    for (const given of [body, Buffer.from(body)]) {
      expect(await verifyWebhook({ body: given, signature: sign(body), secret })).toEqual(JSON.parse(body));
    }
    const old = { body, signature: sign(body, now() - 3600), secret };
    await expect(verifyWebhook({ ...old, toleranceSeconds: 7200 })).resolves.toBeDefined();
  });

  it.each([
    ['without a signature', body, undefined],
    ['with an empty one', body, ''],
    ['with one of another form', body, sign(body).replace('v1', 'v0')],
    ['that was changed', body.replace('ana', 'eva'), sign(body)],
    ['with another secret', body, sign(body, now(), 'another')],
    ['with another time', body, sign(body).replace(/^t=\d+/, `t=${now() + 1}`)],
    ['from an hour ago', body, sign(body, now() - 3600)],
    ['from the future', body, sign(body, now() + 3600)],
  ])('refuses a call %s', async (_, text, signature) => {
    await expect(verifyWebhook({ body: text, signature, secret })).rejects.toMatchObject({ code: 'signature_invalid' });
  });
});

import { createHmac } from 'node:crypto';
import { verifyWebhook, type WebhookRequestHeaders } from './webhook.js';

const secret = 'a secret of forty-three characters, or of any';
const body = JSON.stringify({
  id: 'x-received',
  event: 'mail:received',
  to: 'ana@efemera.test',
  email: { subject: 'Olá' },
});
const now = () => Math.floor(Date.now() / 1000);
/** Signs as the worker does in the header `Efemera-Signature`: `t=SECONDS,v1=HEX`. */
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
    ['with an empty signature', body, ''],
    ['with a signature of another form', body, sign(body).replace('v1', 'v0')],
    ['that was changed', body.replace('ana', 'eva'), sign(body)],
    ['with another secret', body, sign(body, now(), 'another')],
    ['with another time', body, sign(body).replace(/^t=\d+/, `t=${now() + 1}`)],
    ['from an hour ago', body, sign(body, now() - 3600)],
    ['from the future', body, sign(body, now() + 3600)],
  ])('refuses a call %s', async (_, text, signature) => {
    await expect(verifyWebhook({ body: text, signature, secret })).rejects.toMatchObject({ code: 'signature_invalid' });
  });
});

describe('verifyWebhook with a mistake of the endpoint', () => {
  const signature = sign(body);
  it.each<[string, object, string]>([
    ['a parsed body', { body: JSON.parse(body) as object }, 'not the parsed one'],
    ['an ArrayBuffer', { body: new TextEncoder().encode(body).buffer }, 'a Uint8Array'],
    ['no body', { body: undefined }, 'the raw body'],
    ['no secret', { secret: undefined }, 'the secret of the webhook'],
    ['no secret beside headers', { secret: undefined, headers: {} }, 'the secret of the webhook'],
    ['an empty secret', { secret: '' }, 'the secret of the webhook'],
    ['a tolerance in words', { toleranceSeconds: '5 min' }, 'toleranceSeconds'],
    ['a signed body that is not JSON', { body: 'a=1', signature: sign('a=1') }, 'not JSON'],
  ])('names the mistake: %s', async (_, wrong, text) => {
    const call = verifyWebhook({ body, signature, secret, ...wrong });
    await expect(call).rejects.toMatchObject({
      code: 'invalid_option',
      message: expect.stringContaining(text) as string,
    });
  });
});

describe('verifyWebhook by the headers of Standard Webhooks', () => {
  const key = Buffer.from('a key of thirty-two bytes, or so');
  const whsec = `whsec_${key.toString('base64')}`;
  const headersOf = (text: string, { seconds = now(), by = key, id = 'x-received' } = {}) => ({
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${createHmac('sha256', by).update(`${id}.${seconds}.${text}`).digest('base64')}`,
  });

  it('returns a call that was signed with the secret, from headers of every kind', async () => {
    const plain = headersOf(body);
    const rotated = { ...plain, 'webhook-signature': `v1a,x v1,${'A'.repeat(44)} ${plain['webhook-signature']}` };
    for (const headers of [plain, new Headers(plain), rotated]) {
      expect(await verifyWebhook({ body, headers, secret: whsec })).toEqual(JSON.parse(body));
    }
    // Servers of the previous version made secrets without a prefix, in base64url.
    const former = Buffer.from([0xfb, 0xef, 0xff, 1, 2, 3]);
    const headers = headersOf(body, { by: former });
    await expect(verifyWebhook({ body, headers, secret: former.toString('base64url') })).resolves.toBeDefined();
  });

  it.each<[string, string, WebhookRequestHeaders, string?]>([
    ['without headers', body, {}],
    ['without an id', body, { ...headersOf(body), 'webhook-id': undefined }],
    ['with another id', body, { ...headersOf(body), 'webhook-id': 'y-received' }],
    ['with two ids', body, { ...headersOf(body), 'webhook-id': ['x-received', 'y'] }],
    ['with a signature of another form', body, { ...headersOf(body), 'webhook-signature': 'v1,%' }],
    ['that was changed', body.replace('ana', 'eva'), headersOf(body)],
    ['with another key', body, headersOf(body, { by: Buffer.from('another') })],
    ['from an hour ago', body, headersOf(body, { seconds: now() - 3600 })],
    ['with a secret that is not base64', body, headersOf(body), 'whsec_%'],
    ['with an empty secret', body, headersOf(body, { by: Buffer.alloc(0) }), 'whsec_'],
  ])('refuses a call %s', async (_, text, headers, secret = whsec) => {
    await expect(verifyWebhook({ body: text, headers, secret })).rejects.toMatchObject({ code: 'signature_invalid' });
  });
});

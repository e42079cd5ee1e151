import { EfemeraError } from './errors.js';
import { refuseUnknown } from './options.js';
import type { MailSummary } from './types.js';

/** Calls older than this are refused, so that nobody can replay a recorded call. */
const defaultToleranceSeconds = 300;

/** The body of a webhook's call. */
export interface WebhookCall {
  id: string;
  event: 'mail:received' | 'mail:updated';
  to: string;
  email: MailSummary;
}

/** The headers of a request: of Node's HTTP server, of a `Request`, or an object with names in lower case. */
export type WebhookRequestHeaders =
  { get(name: string): string | null } | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface VerifyWebhookOptions {
  /** The request's body as it came, before anything has parsed it. */
  body: string | Uint8Array;
  /** Its headers: `webhook-id`, `webhook-timestamp` and `webhook-signature` sign the call as Standard Webhooks says. */
  headers?: WebhookRequestHeaders | undefined;
  /**
   * The value of the header `Efemera-Signature`, for a request without the headers above; servers of the next version
   * no longer send it.
   */
  signature?: string | null | undefined;
  /** The webhook's secret, which the server showed once, when the webhook was added. */
  secret: string;
  /** Largest difference in seconds between the time of the call and this machine's clock; 300 by default. */
  toleranceSeconds?: number | undefined;
}

const optionNames = ['body', 'headers', 'signature', 'secret', 'toleranceSeconds'];

/** What proves a call: its time, `prefix` (signed in front of the body), the key, and signatures: one must be right. */
interface Signed {
  seconds: string;
  prefix: string;
  key: Uint8Array<ArrayBuffer>;
  signatures: Uint8Array<ArrayBuffer>[];
}

/**
 * Returns the call of a webhook if a server with the secret has made it, within the last minutes.
 *
 * @throws EfemeraError `signature_invalid`; `invalid_option` if the endpoint passed a parsed body, or no secret.
 */
export async function verifyWebhook(options: VerifyWebhookOptions): Promise<WebhookCall> {
  refuseUnknown('verifyWebhook', options, optionNames);
  const { body, headers, signature, secret, toleranceSeconds = defaultToleranceSeconds } = options;
  refuseUnsigned(body, secret, toleranceSeconds);
  const signed = headers ? standardSignature(headers, secret) : formerSignature(signature, secret);
  if (!signed) throw invalid('has no signature of this form');
  if (!(Math.abs(Date.now() / 1000 - Number(signed.seconds)) <= toleranceSeconds))
    throw invalid('is too old, or a clock is wrong');
  const content = typeof body === 'string' ? bytesOf(body) : body;
  const prefix = bytesOf(signed.prefix);
  const whole = new Uint8Array(prefix.length + content.length);
  whole.set(prefix);
  whole.set(content, prefix.length);
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey('raw', signed.key, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  // `verify` takes constant time: its time must not tell how much of a forged signature is right.
  const verdicts = await Promise.all(signed.signatures.map((mac) => subtle.verify('HMAC', key, mac, whole)));
  if (!verdicts.includes(true)) throw invalid('was not signed with this secret');
  return readCall(content);
}

/** Tells the endpoint's author of a wrong option: as `signature_invalid` it would look like a stranger's call. */
function refuseUnsigned(body: unknown, secret: unknown, toleranceSeconds: unknown): void {
  if (typeof body !== 'string' && !isBytes(body)) {
    throw wrong('body takes the raw body, a string or a Uint8Array: not the parsed one, whose bytes were not signed');
  }
  if (typeof secret !== 'string' || secret === '') throw wrong('secret takes the secret of the webhook, as a string');
  if (typeof toleranceSeconds !== 'number' || !(toleranceSeconds >= 0)) throw wrong('toleranceSeconds takes seconds');
}

/** Recognises arrays of another realm, too: inside a test of Jest, the arrays that Node makes are of another realm. */
const isBytes = (value: unknown): value is Uint8Array =>
  Object.prototype.toString.call(value) === '[object Uint8Array]';

function readCall(content: Uint8Array): WebhookCall {
  try {
    return JSON.parse(new TextDecoder().decode(content)) as WebhookCall;
  } catch {
    throw wrong('the body is signed with this secret but is not JSON: another service than Efêmera has made this call');
  }
}

/** @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
function standardSignature(headers: WebhookRequestHeaders, secret: string): Signed | null {
  const [id, seconds, list] = ['id', 'timestamp', 'signature'].map((name) => headerOf(headers, `webhook-${name}`));
  const key = bytesOfBase64(secret.replace(/^whsec_/, ''));
  if (!id || !list || !/^\d{1,12}$/.test(seconds ?? '') || !key?.length) return null;
  // There may be several signatures, since a server that changes its key signs with both keys for a while. Ignores
  // signatures of other versions than v1: this service makes none.
  const signatures = list
    .split(' ')
    .flatMap((one) => (one.startsWith('v1,') ? (bytesOfBase64(one.slice(3)) ?? []) : []));
  return { seconds: seconds ?? '', prefix: `${id}.${seconds}.`, key, signatures };
}

function formerSignature(signature: string | null | undefined, secret: string): Signed | null {
  const [, seconds, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (seconds === undefined || mac === undefined) return null;
  const bytes = Uint8Array.from(mac.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return { seconds, prefix: `${seconds}.`, key: bytesOf(secret), signatures: [bytes] };
}

function headerOf(headers: WebhookRequestHeaders, name: string): string | undefined {
  const value = typeof headers.get === 'function' ? headers.get(name) : (headers as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
}

const wrong = (rule: string) => new EfemeraError('invalid_option', `verifyWebhook: ${rule}.`);

const invalid = (reason: string) => new EfemeraError('signature_invalid', `The call ${reason}.`);

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Reads both alphabets of base64; null for anything else. */
function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}
